import { randomUUID } from 'node:crypto';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, becomeApproved, newApplicant, photoOf } from '../../../../tests/applicant.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { scoreSubmittedApplication } from '../application/decide-application.ts';
import { getHome } from '../application/get-home.ts';
import { returnApplication } from '../application/return-application.ts';
import { checkOffer } from '../loan/offer.ts';
import { openSection } from '../customer-data/section-values.ts';
import { completeSection } from '../profile/complete-section.ts';
import { deviceWaitsUntil } from '../session/device-trust.ts';
import { defaultLoginLimits } from '../session/login-rules.ts';
import { done, write } from '../write.ts';
import { decideCase } from './decide-case.ts';
import { lowerLimit, openIdentity, reviewAgain } from './decided-application.ts';
import { getCustomer } from './read-customer.ts';

/* What becomes of a decision that was made: it is looked at again, or less is lent from now on. */

let database: TestDatabase;
let context: StaffContext;
const dayMs = 86_400_000;
const senior = newStaff('seniorReviewer');
const because = { reason: 'the borrower wrote to us' };
type Key = { customerId: string; applicationId: string };

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

const decide = (key: Key, verdict: Parameters<typeof decideCase>[3]) =>
  decideCase(context, newStaff('reviewer'), key, verdict, randomUUID());
const look = ({ customerId }: Key) =>
  context.store.load({ customerId, parts: ['applications', 'requests', 'sections'] });
const codesTo = async ({ customerId }: Key) => {
  const page = { customerId, kind: 'notify', after: null, most: 10 } as const;
  return (await context.messageRepository.page(page)).map(({ code }) => code);
};
async function declined() {
  const { customerId, caller } = await newApplicant(context);
  const key = await apply(context, customerId);
  value(await decide(key, { outcome: 'decline', reasonCode: 'RISK_OTHER' }));
  return { ...key, caller };
}
const lower = (customerId: string, limitCentavos: number) =>
  lowerLimit(context, newStaff('reviewer'), customerId, { limitCentavos, ...because });
async function approved() {
  const { customerId, caller } = await newApplicant(context);
  const key = await becomeApproved(context, customerId);
  const limitCentavos = (await look(key)).customer?.limitCentavos ?? 0;
  return { ...key, caller, limitCentavos, lowerCentavos: limitCentavos - 100_000 };
}

test('a borrower who was declined and asks is under review again, is told, and may be approved', async () => {
  const key = await declined();
  value(await reviewAgain(context, senior, key, because));
  const home = value(await getHome(context, key.caller));
  expect(home).toMatchObject({ state: 'underReview', application: { reasonCodes: [] } });
  expect(await codesTo(key)).toContain('reviewReopened');
  const approve = { outcome: 'approve', limitCentavos: 500_000 } as const;
  expect(value(await decide(key, approve)).status).toBe('waits-for-second-person');
  const audits = await database.database.query(
    {
      name: 'audits-of-review',
      text: `SELECT staff_id, detail, before FROM audit_log WHERE customer_id = $1 AND action = 'review-reopened'`,
    },
    [key.customerId],
  );
  expect(audits).toMatchObject([
    {
      staff_id: senior.staffId,
      detail: { ...because, reasonCodes: 'RISK_OTHER' },
      before: { status: 'declined' },
    },
  ]);
});

test('who asked for another look waits no longer for it', async () => {
  const key = await declined();
  const { customer } = await look(key);
  context.clock.at += 10 * dayMs;
  value(await reviewAgain(context, senior, key, because));
  value(await decide(key, { outcome: 'decline', reasonCode: 'RISK_OTHER' }));
  expect((await look(key)).customer?.reapplyOn).toBe(customer?.reapplyOn);
});

test('only the last application that was decided is looked at again, and only once its answers are whole', async () => {
  const key = await declined();
  const next = await declined();
  expect(
    await reviewAgain(context, senior, { ...key, applicationId: next.applicationId }, because),
  ).toMatchObject({ code: 'not_found' });
  const [section] = (await look(key)).sections;
  if (section === undefined) throw new Error('nothing was answered');
  const keep = (isComplete: boolean) =>
    write(context, { caller: key.caller, parts: [] }, () =>
      done({ changes: { sections: [{ ...section, isComplete }] }, answer: null }),
    );
  await keep(false);
  expect(await reviewAgain(context, senior, key, because)).toMatchObject({
    detail: { rule: 'ANSWERS_NOT_COMPLETE' },
  });
  await keep(true);
  value(await reviewAgain(context, senior, key, because));
  expect(await reviewAgain(context, senior, key, because)).toMatchObject({ code: 'request_not_possible' });
});

test('one reviewer lowers a limit, the borrower is told, and two people raise it again', async () => {
  const key = await approved();
  const { customerId, limitCentavos, lowerCentavos } = key;
  expect(value(await lower(customerId, lowerCentavos))).toEqual({ limitCentavos: lowerCentavos });
  expect((await look(key)).customer?.limitCentavos).toBe(lowerCentavos);
  expect(await codesTo(key)).toContain('limitLowered');
  value(await reviewAgain(context, senior, key, because));
  const approve = { outcome: 'approve', limitCentavos } as const;
  expect(value(await decide(key, approve)).status).toBe('waits-for-second-person');
  expect(value(await decide(key, { ...approve, limitCentavos: lowerCentavos })).status).toBe('approved');
  expect((await look(key)).customer?.limitCentavos).toBe(lowerCentavos);
});

test('a limit is not raised by lowering it, nor lowered beside the steps, nor where there is none', async () => {
  const { customerId, limitCentavos, lowerCentavos } = await approved();
  expect(await lower(customerId, limitCentavos)).toMatchObject({ detail: { rule: 'LIMIT_NOT_LOWER' } });
  expect(await lower(customerId, lowerCentavos + 1)).toMatchObject({ code: 'validation_failed' });
  expect(await lower((await declined()).customerId, 100_000)).toMatchObject({ code: 'request_not_possible' });
});

test('an agent reads state and day, and those who open cases read why', async () => {
  const { customerId, applicationId } = await declined();
  const read = async (role: 'agent' | 'reviewer') =>
    value(await getCustomer(context, defaultLoginLimits, newStaff(role), customerId)).applications;
  const seen = { applicationId, status: 'declined', decidedBy: 'person', limitCentavos: 0 };
  const { customer } = await look({ customerId, applicationId });
  expect(await read('agent')).toMatchObject([{ ...seen, reasonCodes: null, reapplyOn: customer?.reapplyOn }]);
  expect(await read('reviewer')).toMatchObject([{ ...seen, reasonCodes: ['RISK_OTHER'] }]);
});

const proven = { proof: 'calledBack', reason: 'married in October' } as const;

/** The borrower types another last name and sends ID and selfie again. */
async function correctName({ customerId, applicationId, caller }: Awaited<ReturnType<typeof approved>>) {
  const row = (await look({ customerId, applicationId })).sections.find(
    ({ section }) => section === 'identity',
  );
  if (row === undefined) throw new Error('the identity is missing');
  const values = { ...openSection(context.personalData, row), lastName: 'Reyes' };
  context.clock.at += 60_000;
  const photos = (['idFront', 'selfie'] as const).map((kind) => photoOf(context, customerId, kind));
  await write(context, { caller, parts: [] }, () => done({ changes: { photos }, answer: null }));
  value(await completeSection(context, caller, { section: 'identity', values, device: null }));
  value(await returnApplication(context, caller, applicationId, randomUUID()));
  value(await scoreSubmittedApplication(context, { customerId, applicationId }, fail));
}
function fail(error: unknown): never {
  throw error;
}

test('a borrower whose name changed sends it with ID and selfie again, and another person compares it', async () => {
  const key = await approved();
  const { limitCentavos } = key;
  value(await openIdentity(context, senior, key.customerId, proven));
  const home = value(await getHome(context, key.caller));
  expect(home.correctionItems.map(({ item }) => item)).toEqual(['idFront', 'selfie', 'identity']);
  expect(await codesTo(key)).toContain('correctionRequested');
  const { customer, ...owned } = await context.store.load({
    customerId: key.customerId,
    parts: ['applications', 'loans'],
  });
  if (customer === null) throw new Error('the customer is gone');
  const product = context.products.inForce('main', manilaDateOf(context.now()));
  expect(checkOffer({ ...owned, customer }, product)).toMatchObject({ code: 'no_offer' });
  await correctName(key);
  expect((await look(key)).applications).toMatchObject([{ status: 'under-review' }]);
  const approve = { outcome: 'approve', limitCentavos } as const;
  const own = await decideCase(context, senior, key, approve, randomUUID());
  expect(own).toMatchObject({ code: 'second_person_required' });
  expect(value(await decide(key, approve)).status).toBe('approved');
  expect(value(await getHome(context, key.caller)).state).toBe('canWithdraw');
});

test('an identity is opened where one was approved, and nowhere else', async () => {
  const key = await declined();
  expect(await openIdentity(context, newStaff('agent'), key.customerId, proven)).toMatchObject({
    code: 'request_not_possible',
  });
});

test('a browser that is new still waits a day while an approval is reviewed again', async () => {
  const key = await approved();
  const waits = async () => {
    const { customer, applications } = await look(key);
    if (customer === null) throw new Error('the customer is gone');
    return deviceWaitsUntil(context, { session: null, answer: null, customer, applications }, null);
  };
  const before = await waits();
  value(await openIdentity(context, senior, key.customerId, proven));
  expect(before).not.toBeNull();
  expect(await waits()).toBe(before);
});
