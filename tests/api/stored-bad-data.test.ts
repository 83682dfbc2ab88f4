import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKeys } from '../../apps/api/adapters/keys/key-file.ts';
import { createPersonalData } from '../../apps/api/adapters/personal-data/personal-data.ts';
import { sealPlaces } from '../../apps/api/ports/seal-places.ts';
import { completeProfile, given, logInBorrower, type TestBorrower, until } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* What is stored may be bad, from before it was checked as it is now: the case goes to a person. */

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

async function submit(borrower: TestBorrower): Promise<string> {
  const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
  const intent = { idempotencyKey: randomUUID() };
  return given(await borrower.call(endpoints.submitApplication, { body }, intent)).applicationId;
}

/** The case in the reviewer's queue, once it waits there. */
async function queuedCase(applicationId: string) {
  const reviewer = await signInAs(product.origin, 'reviewer');
  return until('the case in the queue', async () => {
    const { cases } = given(await reviewer.call(endpoints.listReviewQueue, {}));
    return cases.find((row) => row.applicationId === applicationId && row.reasonCodes.length > 0) ?? null;
  });
}

async function storeBirthday({ customerId }: TestBorrower, birthOn: string): Promise<void> {
  const personalData = createPersonalData(await readKeys(product.settings.keysFile));
  const place = sealPlaces.section(customerId, 'identity');
  const [row] = await product.database.query<{ sealed: Buffer }>(
    {
      name: 'test-read-identity',
      text: `SELECT values_sealed AS sealed FROM profile_section WHERE customer_id = $1 AND section = 'identity'`,
    },
    [customerId],
  );
  const values = JSON.parse(personalData.open(place, row?.sealed ?? Buffer.of()).toString()) as object;
  await product.database.query(
    {
      name: 'test-store-identity',
      text: `UPDATE profile_section SET values_sealed = $2 WHERE customer_id = $1 AND section = 'identity'`,
    },
    [customerId, personalData.seal(place, JSON.stringify({ ...values, birthOn }))],
  );
}

test('an application with a stored birth year of 0094 waits for a reviewer, who sees why and can open it', async () => {
  const borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await storeBirthday(borrower, '0094-05-01');
  const { customerId } = borrower;
  const applicationId = await submit(borrower);
  expect(await queuedCase(applicationId)).toMatchObject({ customerId, reasonCodes: ['ANSWER_UNCLEAR'] });
  const reviewer = await signInAs(product.origin, 'reviewer');
  const opened = given(await reviewer.call(endpoints.getCase, { params: { customerId, applicationId } }));
  expect(opened).toMatchObject({ status: 'under-review', decidedBy: null });
});

test('an application whose photos cannot be opened is scored without them and waits for a reviewer', async () => {
  const borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  const folder = path.join(product.settings.dataFolder, 'photos', borrower.customerId);
  for (const name of await readdir(folder)) await writeFile(path.join(folder, name), 'not a sealed photo');
  const { reasonCodes } = await queuedCase(await submit(borrower));
  expect(reasonCodes).toEqual(['SELFIE_UNCLEAR']);
});
