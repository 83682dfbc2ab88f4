import { randomUUID } from 'node:crypto';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffContext, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { ApplicationRow } from '../../ports/customer-store.ts';
import { getHome } from '../application/get-home.ts';
import { submitApplication } from '../application/submit-application.ts';
import { type Caller, done, write } from '../write.ts';
import { getOffer } from './get-offer.ts';

/* The smallest loan became larger than a limit that was given before. */

let database: TestDatabase;
let context: StaffContext;
let caller: Caller;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
  const borrower = await newBorrower(context);
  ({ caller } = borrower);
  const limitCentavos = centavos(200_000);
  const approved: ApplicationRow = {
    customerId: borrower.session.customerId,
    applicationId: randomUUID(),
    status: 'approved',
    submittedAt: context.now(),
    decidedAt: context.now(),
    decidedBy: 'scorecard',
    score: 90,
    contributions: [],
    reasonCodes: [],
    proposedLimitCentavos: limitCentavos,
    limitCentavos,
    reapplyOn: null,
    consents: {},
    correctionRequests: [],
    beforeSealed: null,
  };
  const changes = { customer: { limitCentavos }, applications: [approved] };
  await write(context, { caller, parts: [] }, () => done({ changes, answer: null }));
});
afterAll(() => database.remove());

/** As things are where a loan is at least so large. */
function withLeast(minAmountCentavos: number) {
  const { inForce } = context.products;
  const products = {
    ...context.products,
    inForce: (...of: Parameters<typeof inForce>) => ({
      ...inForce(...of),
      minAmountCentavos: centavos(minAmountCentavos),
    }),
  };
  return { ...context, products };
}

const offerAt = async (least: number) =>
  value(await getOffer(withLeast(least), caller, { productId: 'main' }, null));
const stateAt = async (least: number) => value(await getHome(withLeast(least), caller)).state;
const applyAt = (least: number) => {
  const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
  return submitApplication(withLeast(least), caller, body, randomUUID());
};

test('a limit below the smallest loan is no offer, with the reason, and bars nobody from applying again', async () => {
  expect(await offerAt(210_000)).toEqual({ isOpen: false, reason: 'limit_below_least' });
  expect(await stateAt(210_000)).toBe('incomplete');
  expect(await applyAt(210_000)).toMatchObject({ code: 'profile_incomplete' });
});

test('a limit of the smallest loan can be borrowed and stands', async () => {
  // Without a payout account nothing more is offered.
  expect(await offerAt(200_000)).toEqual({ isOpen: false, reason: 'no_offer' });
  expect(await stateAt(200_000)).toBe('canWithdraw');
  expect(await applyAt(200_000)).toMatchObject({ code: 'offer_stands' });
});
