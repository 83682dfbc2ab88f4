import { scoreApplication, type ScorecardDecision } from '@luwag/loan-engine/decision/scorecard';
import { reapplyOn } from '@luwag/loan-engine/decision/reapply-on';
import { isReasonCode, type ReasonCode } from '@luwag/loan-engine/decision/reason-codes';
import { manilaDateOf, parseLocalDate } from '@luwag/loan-engine/money/local-date';
import { type Centavos, centavos, minCentavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import type { ApplicationRow, CustomerRow, Part } from '../../ports/customer-store.ts';
import { mainProductId } from '../../ports/product-list.ts';
import type { Context } from '../context.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { limitWithBonuses, type LimitBonusContext } from '../rewards/limit-bonus.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { scoreInput, type ScorePart, scoreParts } from './score-input.ts';
import { requestCorrection, type RequestedItem } from './correction-request.ts';

export type DecideContext = LimitBonusContext & Pick<Context, 'store' | 'randomness' | 'personalData'>;
export type Verdict = {
  /** When what the decision rests on was sent, where that is told. */
  seenSubmittedAt?: string | undefined;
} & (
  | { outcome: 'approve'; limitCentavos: number }
  | { outcome: 'decline'; reasonCode: string; birthOn?: string | undefined }
  | { outcome: 'requestCorrection'; items: readonly RequestedItem[] }
);
type Answer = { status: 'approved' | 'declined' | 'correction-requested' };

/**
 * The automatic decision: approves, declines, or hands over to a person, as it does whatever a person had sent back or declined. Runs
 * once each time it is sent; later runs change nothing. Stored answers that cannot be scored go to a person too, because trying
 * again would never mend them; `onUnscorable` is told why.
 */
export function scoreSubmittedApplication(
  context: DecideContext,
  { customerId, applicationId }: { customerId: string; applicationId: string },
  onUnscorable: (error: unknown) => void,
): Promise<Outcome<null>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: scoreParts },
    (loaded): Outcome<Decision<null>> => {
      const application = loaded.applications.find((row) => row.applicationId === applicationId);
      if (application?.status !== 'submitted') return refused('application_already_decided');
      const scored = scoredOrNull(context, loaded, onUnscorable);
      if (scored === null) {
        const unclear: ApplicationRow = {
          ...application,
          status: 'under-review',
          reasonCodes: ['ANSWER_UNCLEAR'],
        };
        return done({ changes: { applications: [unclear] }, answer: null });
      }
      const weighed: ApplicationRow = {
        ...application,
        score: scored.score,
        contributions: scored.contributions,
        reasonCodes: scored.reasonCodes,
        proposedLimitCentavos: scored.limitCentavos,
      };
      const isForPerson = application.correctionRequests.length > 0 || wasDeclinedByPerson(loaded);
      if (scored.outcome === 'review' || isForPerson) {
        return done({ changes: { applications: [{ ...weighed, status: 'under-review' }] }, answer: null });
      }
      const decided =
        scored.outcome === 'approve'
          ? approved(context, loaded.customer, weighed, scored.limitCentavos, 'scorecard')
          : declined(context, loaded, weighed, { ...scored, decidedBy: 'scorecard' });
      return done({ ...decided, answer: null });
    },
  );
}

/** What a person saw and declined, such as another name on the account, may be nothing that the scorecard looks at. */
function wasDeclinedByPerson({ applications }: Loaded<'applications'>): boolean {
  return applications.some(
    ({ status, decidedBy }) => status === 'declined' && decidedBy !== 'scorecard' && decidedBy !== 'sandbox',
  );
}

/** Null where what is stored cannot be scored. Only what is in memory is looked at, so nothing here passes by itself. */
function scoredOrNull(
  context: DecideContext,
  loaded: Loaded<ScorePart>,
  onUnscorable: (error: unknown) => void,
): ScorecardDecision | null {
  const today = manilaDateOf(context.now());
  const product = context.products.inForce(mainProductId, today);
  try {
    return scoreApplication(scoreInput(context.personalData, product, loaded, today));
  } catch (error) {
    onUnscorable(error);
    return null;
  }
}

/** A decision of the sandbox, with no member of staff behind it. */
export function decideApplication(
  context: DecideContext,
  subject: DecidedSubject & { customerId: string },
  verdict: Verdict,
): Promise<Outcome<Answer>> {
  return write(
    context,
    { caller: { kind: 'system', customerId: subject.customerId }, parts: decisionParts },
    (loaded) => judgeApplication(context, loaded, subject, verdict),
  );
}

export type DecidedSubject = { applicationId: string; decidedBy: string };
/** All that a decision on an application needs. */
export const decisionParts = [
  'applications',
  'sections',
  'photos',
  'requests',
] as const satisfies readonly Part[];

/**
 * A person's decision, or what they send back. Refuses an application that was decided already, lies with its borrower, or was sent again
 * since the person looked.
 */
export function judgeApplication(
  context: DecideContext,
  loaded: Loaded<'applications' | 'sections' | 'photos'>,
  { applicationId, decidedBy }: DecidedSubject,
  verdict: Verdict,
): Outcome<Decision<Answer>> {
  const application = loaded.applications.find((row) => row.applicationId === applicationId);
  if (application === undefined) return refused('not_found');
  const { status } = application;
  if (status === 'correction-requested') return refused('application_with_borrower');
  if (status !== 'submitted' && status !== 'under-review') return refused('application_already_decided');
  const { seenSubmittedAt } = verdict;
  if (seenSubmittedAt !== undefined && Date.parse(seenSubmittedAt) !== application.submittedAt) {
    return refused('application_changed');
  }
  if (verdict.outcome === 'requestCorrection') {
    const changes = requestCorrection(context, loaded, application, verdict.items, decidedBy);
    return done({ changes, answer: { status: 'correction-requested' } });
  }
  if (verdict.outcome === 'approve') {
    const product = context.products.inForce(mainProductId, manilaDateOf(context.now()));
    const { minAmountCentavos, maxAmountCentavos, stepAmountCentavos } = product;
    const { limitCentavos } = verdict;
    const isOffered = limitCentavos >= minAmountCentavos && limitCentavos <= maxAmountCentavos;
    if (!isOffered) return refused('amount_over_limit', { largestAllowedCentavos: maxAmountCentavos });
    if ((limitCentavos - minAmountCentavos) % stepAmountCentavos !== 0) {
      return refused('validation_failed', { fields: [{ path: 'limitCentavos', code: 'amount_step' }] });
    }
    const decided = approved(context, loaded.customer, application, centavos(limitCentavos), decidedBy);
    return done({ ...decided, answer: { status: 'approved' } });
  }
  if (!isReasonCode(verdict.reasonCode)) {
    return refused('validation_failed', { fields: [{ path: 'reasonCode', code: 'reason_required' }] });
  }
  const { reasonCode, birthOn } = verdict;
  const decided = declined(context, loaded, application, { reasonCodes: [reasonCode], decidedBy, birthOn });
  return done({ ...decided, answer: { status: 'declined' } });
}

function approved(
  context: DecideContext,
  customer: CustomerRow,
  application: ApplicationRow,
  wishedCentavos: Centavos,
  decidedBy: string,
): Pick<Decision<null>, 'changes'> {
  const { products, now } = context;
  const { maxAmountCentavos } = products.inForce(mainProductId, manilaDateOf(now()));
  const limitCentavos = minCentavos(wishedCentavos, maxAmountCentavos);
  const decided: ApplicationRow = {
    ...application,
    status: 'approved',
    decidedAt: now(),
    decidedBy,
    limitCentavos,
    reasonCodes: [],
    reapplyOn: null,
  };
  const held = {
    hasFacebookUsername: customer.facebookBoundAt !== null,
    hasHomeScreenBonus: customer.installedAt !== null,
  };
  const raisedCentavos = limitWithBonuses(context, held, limitCentavos);
  return {
    changes: {
      customer: { limitCentavos: raisedCentavos, reapplyOn: null },
      applications: [decided],
      messages: messageFor(context, customer, {
        code: 'applicationApproved',
        about: application.applicationId,
        facts: { limitCentavos: raisedCentavos },
      }),
    },
  };
}

function declined(
  context: DecideContext,
  loaded: Loaded<'sections'>,
  application: ApplicationRow,
  {
    reasonCodes,
    decidedBy,
    birthOn,
  }: { reasonCodes: readonly ReasonCode[]; decidedBy: string; birthOn?: string | undefined },
): Pick<Decision<null>, 'changes'> {
  const at = context.now();
  const typed = sectionValues(context.personalData, loaded, 'identity')['birthOn'];
  // What a reviewer read on the ID counts more than what was typed.
  const born = parseLocalDate(birthOn ?? typed ?? '');
  const askedNowOn = reapplyOn({
    birthOn: born.ok ? born.value : null,
    declinedOn: manilaDateOf(at),
    reasonCodes,
  });
  // Who asked to have a decision looked at again waits no longer for it; who is too young waits for the birthday.
  const toldOn = reasonCodes.includes('AGE') ? null : application.reapplyOn;
  const againOn = askedNowOn !== null && toldOn !== null && toldOn < askedNowOn ? toldOn : askedNowOn;
  const decided: ApplicationRow = {
    ...application,
    status: 'declined',
    decidedAt: at,
    decidedBy,
    reasonCodes,
    reapplyOn: againOn,
    limitCentavos: zeroCentavos,
  };
  return {
    changes: {
      customer: { limitCentavos: zeroCentavos, reapplyOn: againOn },
      applications: [decided],
      messages: messageFor(context, loaded.customer, {
        code: 'applicationDeclined',
        about: application.applicationId,
        facts: againOn === null ? {} : { reapplyOn: againOn },
      }),
    },
  };
}
