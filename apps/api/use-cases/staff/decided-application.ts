import type { StaffRole } from '@luwag/contract/endpoint';
import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { ApplicationSummary } from '@luwag/contract/endpoints/staff/application-summary';
import { getCase } from '@luwag/contract/endpoints/staff/get-case';
import type { lowerLimit as lowerEndpoint } from '@luwag/contract/endpoints/staff/lower-limit';
import type { openIdentity as identityEndpoint } from '@luwag/contract/endpoints/staff/open-identity';
import type { reviewAgain as againEndpoint } from '@luwag/contract/endpoints/staff/review-again';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos, minCentavos } from '@luwag/loan-engine/money/money';
import type { ApplicationRow } from '../../ports/customer-store.ts';
import { mainProductId } from '../../ports/product-list.ts';
import type { AuditEntry } from '../../ports/staff-store.ts';
import { requestCorrection } from '../application/correction-request.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { tasksOf } from '../customer-data/tasks.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { hasOffer, latestApplication } from '../loan/offer.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';

/* What staff do about a decision that was made: look at it again, have the identity behind it corrected, or lend less from now on. */

type DecidedContext = Pick<Context, 'store' | 'randomness' | 'now' | 'personalData' | 'products'>;
type Lowered = CallOutput<typeof lowerEndpoint>;
type Opened = CallOutput<typeof identityEndpoint>;
type Again = CallOutput<typeof againEndpoint>;

/** An application as a customer's page lists it; why it was decided so is for those who may open the case. */
export function viewApplication(application: ApplicationRow, role: StaffRole): ApplicationSummary {
  const { applicationId, status, limitCentavos, reapplyOn } = application;
  const mayOpen = getCase.roles?.includes(role) === true;
  return {
    applicationId,
    status: status === 'submitted' ? 'under-review' : status,
    submittedAt: isoInstant(application.submittedAt),
    decidedAt: isoInstantOrNull(application.decidedAt),
    decidedBy: deciderOf(application),
    reasonCodes: mayOpen ? [...application.reasonCodes] : null,
    limitCentavos: status === 'approved' ? limitCentavos : 0,
    reapplyOn: status === 'declined' ? reapplyOn : null,
  };
}

function deciderOf({ decidedAt, decidedBy }: ApplicationRow): ApplicationSummary['decidedBy'] {
  if (decidedAt === null) return null;
  return decidedBy === 'scorecard' ? 'scorecard' : 'person';
}

/**
 * An application that was decided as it waits for a person again. The limit it had stays with it, so that a higher one is noticed, and so
 * does the day from which its borrower might apply again: asking for another look makes nobody wait longer. Somebody else approves it.
 */
function reopened(application: ApplicationRow, at: number, by: Staff): ApplicationRow {
  const { staffId: decidedBy } = by;
  return { ...application, status: 'under-review', submittedAt: at, decidedAt: null, decidedBy };
}

/** Puts the last application of a customer back before a person. */
export function reviewAgain(
  context: DecidedContext,
  staff: Staff,
  { customerId, applicationId }: { customerId: string; applicationId: string },
  { reason }: ParsedInput<typeof againEndpoint>['body'],
): Promise<Outcome<Again>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['applications', 'sections', 'photos'] },
    (loaded): Outcome<Decision<Again>> => {
      const { customer, applications } = loaded;
      const application = applications.find((row) => row.applicationId === applicationId);
      if (application === undefined) return refused('not_found');
      const isDecided = application.status === 'declined' || application.status === 'approved';
      const isLast = latestApplication(loaded) === application;
      if (customer.erasedAt !== null || !isDecided || !isLast) return refused('request_not_possible');
      const next = reopened(application, context.now(), staff);
      // Who was declined may have begun to write their answers anew.
      if (tasksOf(context.personalData, { ...loaded, applications: [next] }).some(isUndone))
        return refused('loan_action_refused', { rule: 'ANSWERS_NOT_COMPLETE' });
      const { status, decidedBy } = application;
      const audit = auditOf(context, staff, customerId, applicationId);
      return done({
        changes: {
          applications: [next],
          audits: [
            {
              ...audit,
              action: 'review-reopened',
              detail: { reason, reasonCodes: application.reasonCodes.join(' ') },
              before: { status, decidedBy, limitCentavos: customer.limitCentavos },
              after: { status: next.status },
            },
          ],
          messages: messageFor(context, customer, {
            code: 'reviewReopened',
            about: audit.auditId,
            facts: {},
          }),
        },
        answer: { status: 'under-review' },
      });
    },
  );
}

/** Back sides are asked for by the reviewer where the new ID has one. */
const identityItems = (['identity', 'idFront', 'selfie'] as const).map((item) => ({
  item,
  reasonCode: 'NAME_CHANGED',
}));

/** Opens name, ID and selfie of an approved borrower for a correction, which a person compares once it comes back. */
export function openIdentity(
  context: DecidedContext,
  staff: Staff,
  customerId: string,
  { proof, reason }: ParsedInput<typeof identityEndpoint>['body'],
): Promise<Outcome<Opened>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['applications', 'sections', 'photos'] },
    (loaded): Outcome<Decision<Opened>> => {
      const application = latestApplication(loaded);
      if (loaded.customer.erasedAt !== null || application?.status !== 'approved')
        return refused('request_not_possible');
      const next = reopened(application, context.now(), staff);
      const changes = requestCorrection(context, loaded, next, identityItems, staff.staffId);
      const audit: AuditEntry = {
        ...auditOf(context, staff, customerId, application.applicationId),
        action: 'identity-opened',
        detail: { proof, reason },
        before: { status: application.status },
        after: { status: 'correction-requested' },
      };
      return done({ changes: { ...changes, audits: [audit] }, answer: { status: 'correction-requested' } });
    },
  );
}

const isUndone = ({ state }: { state: string }): boolean => state !== 'done';

/** Lowers what a customer may borrow from now on; what they owe stays as it was agreed. */
export function lowerLimit(
  context: DecidedContext,
  staff: Staff,
  customerId: string,
  { limitCentavos, reason }: ParsedInput<typeof lowerEndpoint>['body'],
): Promise<Outcome<Lowered>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['applications'] },
    (loaded): Outcome<Decision<Lowered>> => {
      const { customer } = loaded;
      const application = latestApplication(loaded);
      if (customer.erasedAt !== null || application === undefined || !hasOffer(loaded))
        return refused('request_not_possible');
      const product = context.products.inForce(mainProductId, manilaDateOf(context.now()));
      const aboveLeastCentavos = limitCentavos - product.minAmountCentavos;
      if (aboveLeastCentavos < 0 || aboveLeastCentavos % product.stepAmountCentavos !== 0)
        return refused('validation_failed', { fields: [{ path: 'limitCentavos', code: 'amount_step' }] });
      if (limitCentavos >= customer.limitCentavos)
        return refused('loan_action_refused', { rule: 'LIMIT_NOT_LOWER' });
      const lowered = centavos(limitCentavos);
      const { applicationId } = application;
      const audit = auditOf(context, staff, customerId, applicationId);
      const decided = { ...application, limitCentavos: minCentavos(application.limitCentavos, lowered) };
      return done({
        changes: {
          customer: { limitCentavos: lowered },
          applications: [decided],
          audits: [
            {
              ...audit,
              action: 'limit-lowered',
              detail: { reason },
              before: { limitCentavos: customer.limitCentavos },
              after: { limitCentavos },
            },
          ],
          messages: messageFor(context, customer, {
            code: 'limitLowered',
            about: audit.auditId,
            facts: { limitCentavos },
          }),
        },
        answer: { limitCentavos },
      });
    },
  );
}

function auditOf(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  { staffId }: Staff,
  customerId: string,
  subjectId: string,
): Omit<AuditEntry, 'action'> {
  return { auditId: randomness.orderedUuid(), at: now(), staffId, customerId, subjectId };
}
