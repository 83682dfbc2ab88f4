import { afterAll, expect, test } from 'vitest';
import { drawNationalId, nationalIdProposal } from '../../../../tests/id-cards.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { proposeIdentity } from '../../use-cases/profile/propose-identity.ts';
import { createTesseractReader } from './tesseract-reader.ts';

const reader = createTesseractReader();
afterAll(() => reader.stop());

test('number and names of a drawn card are read', async () => {
  const lines = await reader.readLines(drawNationalId());
  expect(proposeIdentity({ lines, encoded: null }, 'philsys')).toEqual(nationalIdProposal);
});

test('bytes that are no picture are an answer that cannot be had, and the next card is read', async () => {
  await expect(reader.readLines(Buffer.from('no picture'))).rejects.toThrow(Unavailable);
  expect((await reader.readLines(drawNationalId())).length).toBeGreaterThan(5);
});
