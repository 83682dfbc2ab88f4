import { faceFigures } from '@luwag/loan-engine/decision/face-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply } from '../../../../tests/applicant.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { ApplicationRow } from '../../ports/customer-store.ts';
import { sampleProfile } from '../../sandbox/sample-profile.ts';
import { completeSection } from '../profile/complete-section.ts';
import { getCase } from './review-cases.ts';

/* Who gave the ID of an applicant before, as a reviewer is shown it. */

let database: TestDatabase;
let context: StaffContext;
const reviewer = newStaff('reviewer');

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

/** A borrower who gave this ID number and applied. */
async function newApplicant(firstName: string, idNumber: string, status: ApplicationRow['status']) {
  const { caller, session } = await newBorrower(context);
  const { customerId, phone } = session;
  const person = { phone, firstName, lastName: 'Santos', birthOn: '1994-05-17', idNumber };
  const { identity } = sampleProfile({ ...person, monthlyIncome: 'over30000' });
  value(await completeSection(context, caller, { section: 'identity', values: identity, device: null }));
  const key = await apply(context, customerId, { status, score: 90 });
  context.clock.at += 60_000;
  return key;
}

const open = async (key: { customerId: string; applicationId: string }) =>
  value(await getCase({ ...context, faceFigures }, reviewer, key)).sameDocument;

test('a reviewer sees who else gave the same ID, since when and what became of it, and each look is kept', async () => {
  const idNumber = '1111222233334444';
  const first = await newApplicant('Jose', idNumber, 'approved');
  await newApplicant('Ana', '9999888877776666', 'under-review');
  const second = await newApplicant('Maria', idNumber, 'under-review');
  expect(await open(second)).toEqual([
    {
      customerId: first.customerId,
      nameMasked: 'J••• S•••',
      givenAt: expect.stringMatching(/^2026-11-21T/),
      applicationStatus: 'approved',
      hasLoan: false,
    },
  ]);
  const looks = await database.database.query(
    {
      name: 'looks-of-case',
      text: 'SELECT action, customer_id FROM audit_log WHERE subject_id = $1 ORDER BY audit_id',
    },
    [second.applicationId],
  );
  expect(looks).toEqual([
    { action: 'case-opened', customer_id: second.customerId },
    { action: 'same-document-seen', customer_id: first.customerId },
  ]);
});

test('who gave the ID first is shown with the one who gave it later, once a reviewer opens their case', async () => {
  const idNumber = '5555666677778888';
  const first = await newApplicant('Jose', idNumber, 'under-review');
  expect(await open(first)).toEqual([]);
  const second = await newApplicant('Maria', idNumber, 'under-review');
  expect((await open(first)).map(({ customerId }) => customerId)).toEqual([second.customerId]);
});
