import { randomUUID } from 'node:crypto';
import { ageBounds } from '@luwag/contract/profile/birth-date';
import { scorecardFigures } from '@luwag/loan-engine/decision/scorecard';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, newApplicant } from '../../../../tests/applicant.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { ApplicationRow } from '../../ports/customer-store.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { completeSection } from '../profile/complete-section.ts';
import { saveSectionDraft } from '../profile/save-section-draft.ts';
import { decideCase } from '../staff/decide-case.ts';
import { done, write } from '../write.ts';
import { decideApplication, scoreSubmittedApplication } from './decide-application.ts';
import { submitApplication } from './submit-application.ts';

/* The scorecard alone, without a person behind it: each borrower here has answers and photos that it approves. */

let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

/** Applies and lets the scorecard decide. */
async function applyAndScore(
  customerId: string,
  products = context.products,
): Promise<ApplicationRow | undefined> {
  const key = await apply(context, customerId);
  value(
    await scoreSubmittedApplication({ ...context, products }, key, (error) => {
      throw error;
    }),
  );
  const { applications } = await context.store.load({ customerId, parts: ['applications'] });
  return applications.find(({ applicationId }) => applicationId === key.applicationId);
}
const decline = { outcome: 'decline', reasonCode: 'RISK_OTHER' } as const;

test('whom a person declined is looked at by a person the next time, though the scorecard would approve', async () => {
  const { customerId } = await newApplicant(context);
  value(
    await decideCase(context, newStaff('reviewer'), await apply(context, customerId), decline, randomUUID()),
  );
  context.clock.at += 30 * 86_400_000;
  const next = await applyAndScore(customerId);
  expect(next).toMatchObject({ status: 'under-review', reasonCodes: [] });
  expect(next?.score).toBeGreaterThanOrEqual(scorecardFigures.approveFromScore);
});

test('whom no person declined is approved by the scorecard', async () => {
  const { customerId } = await newApplicant(context);
  value(
    await decideApplication(
      context,
      { ...(await apply(context, customerId)), decidedBy: 'sandbox' },
      decline,
    ),
  );
  context.clock.at += 30 * 86_400_000;
  expect(await applyAndScore(customerId)).toMatchObject({ status: 'approved', decidedBy: 'scorecard' });
});

test('whose ID says another number, name or birth date than they typed is looked at by a person, who is told which', async () => {
  const other = { idNumber: '9999888877776666', lastName: 'REYES', birthOn: '2009-05-17' };
  expect(await applyAndScore((await newApplicant(context, { card: other })).customerId)).toMatchObject({
    status: 'under-review',
    reasonCodes: ['ID_NUM_MISMATCH', 'NAME_MISMATCH', 'BIRTH_MISMATCH'],
  });
});

test('whose ID nobody could read is looked at by a person', async () => {
  expect(await applyAndScore((await newApplicant(context, { card: null })).customerId)).toMatchObject({
    status: 'under-review',
    reasonCodes: ['ID_UNREAD'],
  });
});

test('who changes their ID number behind the photo is not approved by a machine', async () => {
  const { customerId } = await newApplicant(context);
  await changeNumber(customerId, '2222333344445555');
  expect(await applyAndScore(customerId)).toMatchObject({
    status: 'under-review',
    reasonCodes: ['ID_NUM_MISMATCH'],
  });
});

/** Gives another ID number, finished or as a draft. */
async function changeNumber(customerId: string, idNumber: string, isFinished = true): Promise<void> {
  const caller = { kind: 'system', customerId } as const;
  const { sections } = await context.store.load({ customerId, parts: ['sections'] });
  const values = { ...sectionValues(context.personalData, { sections }, 'identity'), idNumber };
  context.clock.at += 60_000;
  if (isFinished)
    value(await completeSection(context, caller, { section: 'identity', values, device: null }));
  else value(await saveSectionDraft(context, caller, { section: 'identity', values, step: 0 }));
}

/** A second borrower with this number on their ID. */
async function applyWithNumber(idNumber: string): Promise<ApplicationRow | undefined> {
  const { customerId } = await newApplicant(context, { card: { idNumber } });
  await changeNumber(customerId, idNumber);
  return applyAndScore(customerId);
}

test('an ID that somebody was declined with is known at another number, though they changed theirs since', async () => {
  const { customerId } = await newApplicant(context);
  const { sections } = await context.store.load({ customerId, parts: ['sections'] });
  const { idNumber = '' } = sectionValues(context.personalData, { sections }, 'identity');
  value(
    await decideApplication(
      context,
      { ...(await apply(context, customerId)), decidedBy: 'sandbox' },
      decline,
    ),
  );
  // Finished once more as it was, then changed: the second giving hides the first no more than the change does.
  await changeNumber(customerId, idNumber);
  await changeNumber(customerId, '3333444455556666', false);
  expect(await applyWithNumber(idNumber)).toMatchObject({
    status: 'under-review',
    reasonCodes: ['DUPLICATE'],
  });
});

test('an ID number that was mistyped and put right before applying is its owner’s alone', async () => {
  const idNumber = '4444555566667777';
  const { customerId } = await newApplicant(context);
  await changeNumber(customerId, idNumber);
  await changeNumber(customerId, '5555666677778888');
  await apply(context, customerId);
  expect(await applyWithNumber(idNumber)).toMatchObject({ status: 'approved' });
});

test('an erased borrower’s ID is known no more, whichever they gave', async () => {
  const idNumber = '6666777788889999';
  const { customerId } = await newApplicant(context);
  await changeNumber(customerId, idNumber);
  value(
    await decideApplication(
      context,
      { ...(await apply(context, customerId)), decidedBy: 'sandbox' },
      decline,
    ),
  );
  await changeNumber(customerId, '7777888899990000');
  const erasure = { phoneSealed: Buffer.alloc(0), recordsUntilOn: null, erasedAt: context.now() };
  await write(context, { caller: { kind: 'system', customerId }, parts: [] }, () =>
    done({ changes: { erasure }, answer: null }),
  );
  expect(await applyWithNumber(idNumber)).toMatchObject({ status: 'approved' });
});

test('a limit that the smallest loan is above is approved by no machine, but proposed to a person', async () => {
  const { inForce } = context.products;
  const products = {
    ...context.products,
    inForce: (...of: Parameters<typeof inForce>) => ({
      ...inForce(...of),
      minAmountCentavos: centavos(1_200_000),
    }),
  };
  expect(await applyAndScore((await newApplicant(context)).customerId, products)).toMatchObject({
    status: 'under-review',
    reasonCodes: ['INCOME_LOW'],
    proposedLimitCentavos: 1_000_000,
  });
});

test('who has grown too old since they typed their birthday is declined without a day to apply again', async () => {
  const birthday = new Date(context.now() + 2 * 86_400_000).toISOString().slice(5, 10);
  const year = new Date(context.now()).getUTCFullYear() - ageBounds.most - 1;
  const { customerId } = await newApplicant(context, { birthOn: `${year}-${birthday}` });
  context.clock.at += 3 * 86_400_000;
  const declined = await applyAndScore(customerId);
  expect(declined).toMatchObject({ status: 'declined', reasonCodes: ['AGE'], reapplyOn: null });
  const page = { customerId, kind: 'notify', after: null, most: 10 } as const;
  const [told] = await context.messageRepository.page(page);
  expect(told).toMatchObject({ code: 'applicationDeclined', facts: {} });
  const caller = { kind: 'system', customerId } as const;
  const body = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } as const;
  expect(await submitApplication(context, caller, body, randomUUID())).toMatchObject({
    code: 'reapply_later',
  });
});

/** Applies and is declined for age by a reviewer, who read this birth date on the ID. */
async function declinedForAge(birthOnId: string | null, typed?: string) {
  const { customerId } = await newApplicant(context, { birthOn: typed });
  const verdict = {
    outcome: 'decline',
    reasonCode: 'AGE',
    ...(birthOnId === null ? {} : { birthOn: birthOnId }),
  } as const;
  value(
    await decideCase(context, newStaff('reviewer'), await apply(context, customerId), verdict, randomUUID()),
  );
  const { applications } = await context.store.load({ customerId, parts: ['applications'] });
  return applications[0]?.reapplyOn ?? null;
}

test('whom a reviewer declines for an age that no month mends is named no day to apply again', async () => {
  expect(await declinedForAge('1950-01-31')).toBeNull();
  expect(await declinedForAge(null)).toBeNull();
});

test('whom a reviewer declines as too young is named the birthday', async () => {
  const year = new Date(context.now()).getUTCFullYear() - 16;
  expect(await declinedForAge(`${year}-01-31`)).toBe(`${year + ageBounds.least}-01-31`);
});

test('the ages that may be typed are those that are lent to', () => {
  const { minAgeYears, maxAgeYears } = scorecardFigures;
  expect(ageBounds).toEqual({ least: minAgeYears, most: maxAgeYears });
});
