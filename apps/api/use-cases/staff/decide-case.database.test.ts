import { randomUUID } from 'node:crypto';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { ApplicationRow } from '../../ports/customer-store.ts';
import type { Verdict } from '../application/decide-application.ts';
import { answerRequest } from './answer-request.ts';
import type { Staff } from '../approval/approval.ts';
import { decideCase } from './decide-case.ts';
import { listReviewQueue } from './review-cases.ts';

/* A reviewer decides up to the scorecard's proposal; a limit above it is two people's. */

let database: TestDatabase;
let context: StaffContext;
const reviewer = newStaff('reviewer');
const senior = newStaff('seniorReviewer');
const minuteMs = 60_000;
const proposedLimitCentavos = centavos(800_000);

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

type CaseKey = { customerId: string; applicationId: string };

async function newCase(changes: Partial<ApplicationRow> = {}): Promise<CaseKey> {
  const { customerId } = await addLoan(database.database);
  const application: ApplicationRow = {
    customerId,
    applicationId: randomUUID(),
    status: 'under-review',
    submittedAt: context.now() - minuteMs,
    decidedAt: null,
    decidedBy: null,
    score: 70,
    contributions: [],
    reasonCodes: [],
    proposedLimitCentavos,
    limitCentavos: centavos(0),
    reapplyOn: null,
    consents: {},
    correctionRequests: [],
    beforeSealed: null,
    ...changes,
  };
  await context.store.save({ customerId, expectedVersion: 0, changes: { applications: [application] } });
  return { customerId, applicationId: application.applicationId };
}

const approve = (limitCentavos: number): Verdict => ({ outcome: 'approve', limitCentavos });
const decide = (key: CaseKey, verdict: Verdict, who = reviewer, idempotencyKey = randomUUID()) =>
  decideCase(context, who, key, verdict, idempotencyKey);
const load = ({ customerId }: CaseKey) =>
  context.store.load({ customerId, parts: ['applications', 'requests'] });
async function confirm(key: CaseKey, who: Staff) {
  const { requests } = await load(key);
  const ids = { customerId: key.customerId, requestId: requests[0]?.requestId ?? '' };
  return answerRequest(context, who, ids, { outcome: 'confirm' }, randomUUID());
}
const linesOf = ({ applicationId }: CaseKey) =>
  database.database.query<{ action: string; before: object; after: object }>(
    {
      name: 'lines-of-case',
      text: 'SELECT action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY at, audit_id',
    },
    [applicationId],
  );

test('a limit up to the proposal is one person’s, with one line of the log however often it is sent', async () => {
  const key = await newCase();
  const idempotencyKey = randomUUID();
  for (let again = 0; again < 3; again += 1) {
    expect(value(await decide(key, approve(800_000), reviewer, idempotencyKey)).status).toBe('approved');
  }
  expect((await load(key)).customer?.limitCentavos).toBe(800_000);
  expect(await linesOf(key)).toMatchObject([
    {
      action: 'application-decided',
      before: { status: 'under-review' },
      after: { status: 'approved', limitCentavos: 800_000 },
    },
  ]);
});

test('a limit above the proposal waits, and is given by somebody else who may confirm it', async () => {
  const key = await newCase();
  expect(value(await decide(key, approve(8_000_000))).status).toBe('waits-for-second-person');
  expect((await load(key)).applications).toMatchObject([{ status: 'under-review' }]);
  expect(await confirm(key, reviewer)).toMatchObject({ code: 'second_person_required' });
  expect(await confirm(key, newStaff('finance'))).toMatchObject({ code: 'forbidden' });
  expect(value(await confirm(key, senior)).status).toBe('done');
  const after = await load(key);
  expect(after.applications).toMatchObject([{ status: 'approved', limitCentavos: 8_000_000 }]);
  expect((await linesOf(key)).map(({ action }) => action)).toEqual(['limit-proposed', 'limit-confirmed']);
});

test('a senior reviewer, who may confirm, still does not confirm their own proposal', async () => {
  const key = await newCase();
  expect(value(await decide(key, approve(1_000_000), senior)).status).toBe('waits-for-second-person');
  expect(await confirm(key, senior)).toMatchObject({ code: 'second_person_required' });
});

test('a proposal for an application that is decided otherwise waits no longer', async () => {
  const key = await newCase();
  value(await decide(key, approve(1_000_000)));
  value(await decide(key, { outcome: 'decline', reasonCode: 'RISK_OTHER' }, senior));
  expect((await load(key)).requests).toMatchObject([{ kind: 'staff-action', status: 'withdrawn' }]);
  expect(await confirm(key, senior)).toMatchObject({ code: 'request_already_answered' });
});

test('a decision on answers that the borrower has sent anew since is refused, and the new ones wait', async () => {
  const sentAt = context.now() - 60 * minuteMs;
  const key = await newCase({ submittedAt: sentAt });
  const seenSubmittedAt = new Date(sentAt).toISOString();
  const items = [{ item: 'identity', reasonCode: 'ID_NUM_MISMATCH' }] as const;
  value(await decide(key, { outcome: 'requestCorrection', items, seenSubmittedAt }, senior));
  const { applications, customer } = await load(key);
  const returned = applications.map((row) => ({
    ...row,
    status: 'under-review' as const,
    submittedAt: sentAt + minuteMs,
  }));
  const expectedVersion = customer?.version ?? 0;
  const { customerId } = key;
  await context.store.save({ customerId, expectedVersion, changes: { applications: returned } });
  const decline = { outcome: 'decline', reasonCode: 'RISK_OTHER' } as const;
  for (const verdict of [approve(800_000), approve(1_000_000), decline]) {
    expect(await decide(key, { ...verdict, seenSubmittedAt })).toMatchObject({ code: 'application_changed' });
  }
  expect(await load(key)).toMatchObject({ applications: [{ status: 'under-review' }], requests: [] });
  const seenAnew = new Date(sentAt + minuteMs).toISOString();
  const approved = { ...approve(800_000), seenSubmittedAt: seenAnew };
  expect(value(await decide(key, approved)).status).toBe('approved');
});

test('a limit that is no whole step is refused, and nothing changes', async () => {
  const key = await newCase();
  expect(await decide(key, approve(634_567))).toMatchObject({
    code: 'validation_failed',
    detail: { fields: [{ path: 'limitCentavos', code: 'amount_step' }] },
  });
  expect((await load(key)).applications).toMatchObject([{ status: 'under-review' }]);
});

test('the queue counts all that wait, names the oldest, and its median is of people’s decisions alone', async () => {
  const before = value(await listReviewQueue(context));
  const oldestAt = context.now() - 126 * 24 * 60 * minuteMs;
  await newCase({ submittedAt: oldestAt });
  await Promise.all(Array.from({ length: 60 }, () => newCase()));
  const decidedAt = context.now() + 1;
  const automatic = {
    status: 'approved',
    decidedBy: 'scorecard',
    decidedAt,
    submittedAt: decidedAt,
  } as const;
  await Promise.all(Array.from({ length: 8 }, () => newCase(automatic)));
  const byPerson = { decidedBy: reviewer.staffId, decidedAt, submittedAt: decidedAt - 90 * minuteMs };
  await Promise.all(Array.from({ length: 9 }, () => newCase({ status: 'approved', ...byPerson })));
  const after = value(await listReviewQueue(context));
  expect(after.cases).toHaveLength(50);
  expect(after.waitingCount).toBe(before.waitingCount + 61);
  expect(Date.parse(after.oldestSubmittedAt ?? '')).toBe(oldestAt);
  expect(after.medianReviewMinutes).toBe(90);
});
