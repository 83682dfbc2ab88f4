import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createSimulatedCollections } from './simulated-collections.ts';

let product: TestDatabase;
beforeAll(async () => {
  product = await createTestDatabase();
});
afterAll(() => product.remove());

const order = (reference: string, channel = 'gcash') => ({
  reference,
  channel,
  amountCentavos: centavos(100_000),
  returnUrl: 'http://localhost:3000/KSResult?ref=r',
  openedAt: 0,
  closesAt: 0,
});

test('a channel that is told to be down opens nothing, once, and keeps nothing of what was asked', async () => {
  const publicOrigin = 'http://localhost:3000';
  const collections = createSimulatedCollections(product.database, { publicOrigin });
  await collections.setNext('down');
  expect(await collections.open(order('LW-1111-2222-3333'))).toBeNull();
  expect(await collections.find('LW-1111-2222-3333')).toBeNull();
  const page = await collections.open(order('LW-1111-2222-4444', 'maya'));
  expect(page?.partnerName).toBe('Maya');
  expect((await collections.find('LW-1111-2222-4444'))?.amountCentavos).toBe(100_000);
  await collections.setNext('down');
  await collections.setNext('open');
  expect(await collections.open(order('LW-1111-2222-5555'))).not.toBeNull();
});
