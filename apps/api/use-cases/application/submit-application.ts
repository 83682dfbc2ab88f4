import { isOutstanding } from '@luwag/loan-engine/loan/loan-status';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { zeroCentavos } from '@luwag/loan-engine/money/money';
import type { Language } from '@luwag/contract/language';
import type { ApplicationRow } from '../../ports/customer-store.ts';
import { conditionsVersions } from '../../texts/conditions-versions.ts';
import { tellJobs } from '../advertising/tell-advertiser.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { hasUsableOffer, latestApplication } from '../loan/offer.ts';
import { isOpenApplication } from '../customer-data/open-application.ts';
import { tasksOf } from '../customer-data/tasks.ts';
import { type Caller, type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';

type SubmitContext = Pick<Context, 'store' | 'now' | 'personalData' | 'randomness' | 'products'>;
type Answer = { applicationId: string };

/** Sends a finished profile for a decision and keeps which texts were agreed to. */
export function submitApplication(
  context: SubmitContext,
  caller: Caller,
  body: { hasPrivacyConsent: true; hasTermsConsent: true; language: Language },
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  return write(
    context,
    {
      caller,
      parts: ['sections', 'photos', 'applications', 'loans'],
      intent: { idempotencyKey, endpoint: 'submitApplication', body },
    },
    (loaded) => decide(context, loaded, body.language),
  );
}

function decide(
  context: SubmitContext,
  loaded: Loaded<'sections' | 'photos' | 'applications' | 'loans'>,
  language: Language,
): Outcome<Decision<Answer>> {
  const { customer, applications, loans } = loaded;
  const at = context.now();
  if (applications.some(isOpenApplication)) {
    return refused('application_already_open');
  }
  // What a reviewer set stands, as long as it can be borrowed: another limit is asked of a person.
  if (hasUsableOffer(context, loaded)) return refused('offer_stands');
  if (loans.some(({ status }) => isOutstanding(status))) return refused('outstanding_loan');
  const { reapplyOn } = customer;
  // Who was declined without a day is not lent to on any day, as for an age.
  if (reapplyOn === null && latestApplication(loaded)?.status === 'declined') return refused('reapply_later');
  if (reapplyOn !== null && manilaDateOf(at) < reapplyOn) return refused('reapply_later', { reapplyOn });
  if (tasksOf(context.personalData, loaded).some(({ state }) => state !== 'done')) {
    return refused('profile_incomplete');
  }
  const { customerId } = customer;
  const applicationId = context.randomness.uuid();
  const application: ApplicationRow = {
    customerId,
    applicationId,
    status: 'submitted',
    submittedAt: at,
    decidedAt: null,
    decidedBy: null,
    score: null,
    contributions: [],
    reasonCodes: [],
    proposedLimitCentavos: zeroCentavos,
    limitCentavos: zeroCentavos,
    reapplyOn: null,
    consents: { ...conditionsVersions, language, givenAt: isoInstant(at) },
    correctionRequests: [],
    beforeSealed: null,
  };
  return done({
    changes: {
      customer: { language },
      applications: [application],
      jobs: [
        { kind: 'decide-application', payload: { customerId, applicationId } },
        ...tellJobs(customer, 'application'),
      ],
    },
    answer: { applicationId },
  });
}
