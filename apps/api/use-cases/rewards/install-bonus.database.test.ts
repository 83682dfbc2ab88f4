import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createStaffContext, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createPersonalData } from '../../adapters/personal-data/personal-data.ts';
import { claimInstallBonus, getInstallBonus } from './install-bonus.ts';

/* The proof lies in the icon on a phone, where no change of keys finds it. */

const newKey = (keyId: number) => ({ keyId, key: randomBytes(32) });
const keys = { dataKeys: [newKey(1)], indexKey: randomBytes(32) };
let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = { ...(await createStaffContext(database)), personalData: createPersonalData(keys) };
});
afterAll(() => database.remove());

async function proofOfNewBorrower() {
  const { session } = await newBorrower(context);
  // As the server itself, since no log-in lasts for ninety days.
  const caller = { kind: 'system', customerId: session.customerId } as const;
  const { proof } = value(await getInstallBonus(context, caller));
  return { caller, proof: proof ?? '' };
}

test('an icon is worth its coupon for ninety days, also after the key of its day was forgotten', async () => {
  const { caller, proof } = await proofOfNewBorrower();
  const seals = keys.dataKeys;
  keys.dataKeys = [newKey(2), ...seals];
  // What the database holds is sealed again before a key is forgotten; the sessions of this test hold nothing sealed.
  keys.dataKeys = keys.dataKeys.filter(({ keyId }) => keyId !== 1);
  expect(value(await claimInstallBonus(context, caller, { proof })).givenAt).not.toBeNull();
});

test('a proof of somebody else, one that is too old and one that was made up are worth nothing', async () => {
  const { caller, proof } = await proofOfNewBorrower();
  const other = await proofOfNewBorrower();
  const [issued = '', signature = ''] = proof.split('.');
  const later = (Number.parseInt(issued, 36) + 1).toString(36);
  const madeUp = [other.proof, `${later}.${signature}`, issued, `.${signature}`, '', 'x.y'];
  for (const one of madeUp)
    expect(await claimInstallBonus(context, caller, { proof: one })).toMatchObject({
      code: 'install_proof_invalid',
    });
  context.clock.at += 90 * 86_400_000 + 1;
  expect(await claimInstallBonus(context, caller, { proof })).toMatchObject({
    code: 'install_proof_invalid',
  });
  context.clock.at -= 2;
  expect((await claimInstallBonus(context, caller, { proof })).ok).toBe(true);
});
