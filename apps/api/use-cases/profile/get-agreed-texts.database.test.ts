import { conditionsVersions } from '../../texts/conditions-versions.ts';
import type { LogInConsent } from '../../ports/customer-store.ts';
import { afterAll, beforeAll, expect, test as it } from 'vitest';
import { createTestContext, newBorrower, type TestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { type Caller, done, write } from '../write.ts';
import { getAgreedTexts } from './get-agreed-texts.ts';

let test: TestDatabase;
let context: TestContext;

beforeAll(async () => {
  test = await createTestDatabase();
  context = createTestContext(test.database);
});
afterAll(() => test.remove());

const older = (language: LogInConsent['language'], givenAt: string): LogInConsent => ({
  textVersion: '2026-11',
  language,
  givenAt,
});
const keep = (caller: Caller, change: (known: readonly LogInConsent[]) => LogInConsent[]) =>
  write(context, { caller, parts: [] }, ({ customer }) =>
    done({ changes: { customer: { logInConsents: change(customer.logInConsents) } }, answer: null }),
  );
const { privacyVersion } = conditionsVersions;

it('a new borrower has agreed to the notice in force, and to no terms', async () => {
  const { caller } = await newBorrower(context);
  const agreedAt = new Date(context.now()).toISOString();
  expect(await getAgreedTexts(context, caller)).toEqual({
    ok: true,
    value: { privacy: { version: privacyVersion, agreedAt }, terms: null },
  });
});

it('a borrower who agreed only to an older notice gets that one, as agreed to first in any language', async () => {
  const { caller } = await newBorrower(context);
  await keep(caller, () => [
    older('fil-PH', '2026-11-05T02:00:00.000Z'),
    older('en-US', '2026-11-03T02:00:00.000Z'),
  ]);
  expect(await getAgreedTexts(context, caller)).toMatchObject({
    value: { privacy: { version: '2026-11', agreedAt: '2026-11-03T02:00:00.000Z' } },
  });
});

it('an older yes counts no more beside a newer one, nor does one to a text that never was', async () => {
  const { caller } = await newBorrower(context);
  await keep(caller, (known) => [
    older('en-US', '2026-11-03T02:00:00.000Z'),
    ...known,
    { textVersion: '1999', language: 'en-US', givenAt: '2026-11-30T02:00:00.000Z' },
  ]);
  expect(await getAgreedTexts(context, caller)).toMatchObject({
    value: { privacy: { version: privacyVersion } },
  });
});

it('the consents of an application count for both texts', async () => {
  const { caller, session } = await newBorrower(context);
  await keep(caller, () => []);
  await test.database.query(
    {
      name: 'application-with-consents',
      text: `INSERT INTO application (customer_id, application_id, submitted_at, status, consents)
             VALUES ($1, gen_random_uuid(), now(), 'under-review', $2)`,
    },
    [
      session.customerId,
      JSON.stringify({
        privacyVersion: '2026-11',
        termsVersion: '2026-11',
        givenAt: '2026-11-04T02:00:00.000Z',
      }),
    ],
  );
  const agreed = { version: '2026-11', agreedAt: '2026-11-04T02:00:00.000Z' };
  expect(await getAgreedTexts(context, caller)).toEqual({
    ok: true,
    value: { privacy: agreed, terms: agreed },
  });
});
