import type { ApplicationRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { profileParts } from '../profile/profile-view.ts';
import { correctionItemsOf } from '../customer-data/correction-items.ts';
import { type Caller, type Decision, done, type Outcome, refused, write } from '../write.ts';

type Answer = { applicationId: string };

/** Submits an application again once every correction item is renewed; the consents given with it still stand. */
export function returnApplication(
  context: Pick<Context, 'store' | 'now' | 'personalData'>,
  caller: Caller,
  applicationId: string,
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  return write(
    context,
    {
      caller,
      parts: profileParts,
      intent: { idempotencyKey, endpoint: 'returnApplication', body: { applicationId } },
    },
    (loaded): Outcome<Decision<Answer>> => {
      const application = loaded.applications.find((row) => row.applicationId === applicationId);
      if (application === undefined) return refused('not_found');
      if (application.status !== 'correction-requested') return refused('application_already_open');
      if (correctionItemsOf(context.personalData, loaded).some(({ isRenewed }) => !isRenewed)) {
        return refused('profile_incomplete');
      }
      const { customerId } = application;
      return done({
        changes: {
          applications: [returned(application, context.now())],
          jobs: [{ kind: 'decide-application', payload: { customerId, applicationId } }],
        },
        answer: { applicationId },
      });
    },
  );
}

function returned(application: ApplicationRow, at: number): ApplicationRow {
  return {
    ...application,
    status: 'submitted',
    submittedAt: at,
    correctionRequests: application.correctionRequests.map((correctionRequest) => ({
      ...correctionRequest,
      returnedAt: correctionRequest.returnedAt ?? at,
    })),
  };
}
