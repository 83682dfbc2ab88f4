import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { lockAccount as lockEndpoint } from '@luwag/contract/endpoints/staff/lock-account';
import type { proposeUnlock as unlockEndpoint } from '@luwag/contract/endpoints/staff/propose-unlock';
import type { UnlockStep } from '@luwag/contract/endpoints/staff/unlock-step';
import type { Changes } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { proposalOf, type Staff, stepAudit } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';

type LockContext = Pick<Context, 'store' | 'randomness' | 'now'>;
type Locked = CallOutput<typeof lockEndpoint>;
type Proposed = CallOutput<typeof unlockEndpoint>;

/**
 * Locks the account of a customer whose phone or number somebody else has. Every log-in ends with it, and
 * every browser counts as new when it comes back. While it is locked nobody logs in, no loan is taken, and payouts that are not with a provider wait. An account that is locked already stays as it is.
 */
export function lockAccount(
  context: LockContext,
  { staffId }: Staff,
  customerId: string,
  { proof, reason }: ParsedInput<typeof lockEndpoint>['body'],
): Promise<Outcome<Locked>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['sessions'] },
    ({ customer, sessions }): Outcome<Decision<Locked>> => {
      if (customer.erasedAt !== null) return refused('request_not_possible');
      if (customer.lockedAt !== null)
        return done({ changes: {}, answer: { lockedAt: isoInstant(customer.lockedAt) } });
      const at = context.now();
      const auditId = context.randomness.orderedUuid();
      const held = sessions.filter(({ endedAt }) => endedAt === null);
      return done({
        changes: {
          // No browser is known for the number any more: each comes back as a new one, and waits.
          customer: { lockedAt: at, deviceGeneration: customer.deviceGeneration + 1 },
          sessions: held.map((row) => ({ ...row, endedAt: at, endReason: 'account-locked' })),
          audits: [{ auditId, at, staffId, action: 'account-locked', customerId, detail: { proof, reason } }],
          messages: messageFor(context, customer, { code: 'accountLocked', about: auditId, facts: {} }),
        },
        answer: { lockedAt: isoInstant(at) },
      });
    },
  );
}

/** Proposes to unlock an account; nothing opens before a second person confirms. */
export function proposeUnlock(
  context: LockContext,
  staff: Staff,
  customerId: string,
  body: ParsedInput<typeof unlockEndpoint>['body'],
): Promise<Outcome<Proposed>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['requests'] },
    ({ customer, requests }): Outcome<Decision<Proposed>> => {
      if (customer.lockedAt === null) return refused('request_not_possible');
      const step: UnlockStep = { kind: 'unlock-account', ...body };
      const proposal = proposalOf(context, requests, staff, { customerId, loanId: null }, step);
      if (!proposal.ok) return proposal;
      const { requestId, status } = proposal.value;
      const change = { step, before: { requestStatus: null }, after: { requestStatus: status } };
      const about = { customerId, subjectId: requestId };
      return done({
        changes: {
          requests: [proposal.value],
          audits: [stepAudit(context, staff, 'unlock-proposed', about, change)],
        },
        answer: { outcome: 'waits-for-second-person' },
      });
    },
  );
}

/** The account as a second person unlocks it, the word to its owner, and the line of the log. What waited goes on by itself. */
export function unlockChanges(
  context: Pick<Context, 'randomness' | 'now'>,
  { customer }: Loaded,
  staff: Staff,
  { customerId, requestId }: RequestRow,
  step: UnlockStep,
): Outcome<Changes> {
  const { lockedAt } = customer;
  if (lockedAt === null) return refused('request_not_possible');
  const about = { customerId, subjectId: requestId };
  const change = { step, before: { lockedAt: isoInstant(lockedAt) }, after: { lockedAt: null } };
  return done({
    customer: { lockedAt: null },
    audits: [stepAudit(context, staff, 'account-unlocked', about, change)],
    messages: messageFor(context, customer, { code: 'accountUnlocked', about: requestId, facts: {} }),
  });
}
