import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { answerRequest as endpoint } from '@luwag/contract/endpoints/staff/answer-request';
import { addDays, type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Changes, Part } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { isOpenApplication } from '../customer-data/open-application.ts';
import { deletionBlockedBy } from '../request/deletion.ts';
import { type Decision, done, type Loaded, type Outcome, refused } from '../write.ts';
import { endedRequest } from './ended-request.ts';
import type { Staff } from '../approval/approval.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Answer = CallOutput<typeof endpoint>;
type EraseContext = Pick<Context, 'now' | 'randomness' | 'personalData'>;

/** All that erasing a customer is decided on. */
export const erasureParts = [
  'loans',
  'payouts',
  'payments',
  'requests',
  'applications',
  'scheduledLoans',
  'reloan',
] as const satisfies readonly Part[];
type ErasurePart = (typeof erasureParts)[number];

/** Five years with as many leap days as they can have. */
const keptDays = 5 * 365 + 2;
/** By then every link to send a photo has died, so that nothing can come behind the erasure. */
const lastLinkDeadSeconds = 3_600;

/** The first member of staff proposes that an account is deleted; somebody else looks again and carries it out. */
export function answerDeletion(
  context: EraseContext,
  loaded: Loaded<ErasurePart>,
  staff: Staff,
  request: RequestRow,
  body: Extract<Body, { outcome: 'done' | 'confirm' }>,
): Outcome<Decision<Answer>> {
  if (deletionBlockedBy(loaded, context.now()) !== null) {
    return refused('loan_action_refused', { rule: 'DELETION_BLOCKED' });
  }
  const proposedBy = request.details['proposedBy'];
  if (body.outcome === 'done') {
    if (proposedBy !== undefined) return refused('loan_action_refused', { rule: 'STEP_ALREADY_WAITING' });
    const details = { ...request.details, proposedBy: staff.staffId, proposedByName: staff.name };
    const audits = [auditOf(context, staff, request, 'erasure-proposed')];
    return done({
      changes: { requests: [{ ...request, details }], audits },
      answer: { status: 'waits-for-second-person' },
    });
  }
  if (proposedBy === undefined) return refused('loan_action_refused', { rule: 'ANSWER_DOES_NOT_FIT' });
  if (proposedBy === staff.staffId) return refused('second_person_required');
  const audits = [auditOf(context, staff, request, 'erasure-confirmed')];
  return done({
    changes: { ...erasureOf(context, loaded, request), audits },
    answer: { status: 'done' },
  });
}

/**
 * All of it in one write: the person goes, what was still to happen ends, and nobody is behind the id any more. `request`: the
 * borrower's wish, null where the account was kept long enough.
 */
export function erasureOf(
  { now, personalData }: Pick<EraseContext, 'now' | 'personalData'>,
  loaded: Loaded<ErasurePart>,
  request: RequestRow | null,
): Changes {
  const { customerId } = loaded.customer;
  const at = now();
  const { reloan, applications, scheduledLoans, requests } = loaded;
  const others = requests.filter((row) => row.status === 'open' && row.requestId !== request?.requestId);
  const erasePhotos = { kind: 'erase-photos', payload: { customerId } } as const;
  return {
    erasure: {
      phoneSealed: personalData.seal(sealPlaces.phone(customerId), ''),
      erasedAt: at,
      recordsUntilOn: recordsUntil(loaded, manilaDateOf(at)),
    },
    applications: applications
      .filter(isOpenApplication)
      .map((row) => ({ ...row, status: 'withdrawn', beforeSealed: null })),
    ...(reloan === null ? {} : { reloan: { ...reloan, chain: { ...reloan.chain, isOn: false } } }),
    scheduledLoans: scheduledLoans
      .filter(({ status }) => status === 'upcoming')
      .map((row) => ({ ...row, status: 'skipped', endedAt: at })),
    requests: [
      ...(request === null ? [] : [endedRequest(request, 'done', at)]),
      ...others.map((row) => ({ ...row, status: 'withdrawn' as const, detailsSealed: null, endedAt: at })),
    ],
    jobs: [erasePhotos, { ...erasePhotos, afterSeconds: lastLinkDeadSeconds }],
  };
}

/** Five years from the end of the last loan; null for a customer who never had one. Source: rules on money laundering (RA 9160). */
function recordsUntil({ loans }: Loaded<'loans'>, today: LocalDate): LocalDate | null {
  const ends = loans.map(({ settledOn }) => settledOn ?? today).toSorted();
  const last = ends.at(-1);
  return last === undefined ? null : addDays(last, keptDays);
}

function auditOf(
  { randomness, now }: EraseContext,
  { staffId }: Staff,
  { customerId, requestId, status }: RequestRow,
  action: 'erasure-proposed' | 'erasure-confirmed',
): AuditEntry {
  const about = { customerId, subjectId: requestId };
  const isDone = action === 'erasure-confirmed';
  const before = { requestStatus: status, isProposed: isDone, isErased: false };
  const after = { requestStatus: isDone ? 'done' : status, isProposed: true, isErased: isDone };
  return { auditId: randomness.orderedUuid(), at: now(), staffId, action, ...about, before, after };
}
