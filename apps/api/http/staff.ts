import { decideApplication, type Verdict } from '../use-cases/application/decide-application.ts';
import type { Context } from '../use-cases/context.ts';
import { getCasePhoto } from '../use-cases/staff/get-case-photo.ts';
import { getCase, listReviewQueue } from '../use-cases/staff/review-cases.ts';
import { signInStaff, staffOfSecret, staffSessionMs } from '../use-cases/staff/staff-session.ts';
import type { Handlers } from './handler.ts';

type StaffHandlers = Pick<
  Handlers,
  | 'signInStaff'
  | 'getStaffSession'
  | 'signOutStaff'
  | 'listReviewQueue'
  | 'getCase'
  | 'getCasePhoto'
  | 'decideCase'
>;

/** Why, as the log keeps it. */
function decisionDetail(body: Verdict): Record<string, string> {
  if (body.outcome === 'decline') return { reasonCode: body.reasonCode };
  if (body.outcome === 'approve') return {};
  return { items: body.items.map(({ item, reasonCode }) => `${item} ${reasonCode}`).join(', ') };
}

/** What staff do at the console. */
export function staffHandlers(context: Context): StaffHandlers {
  return {
    signInStaff: async ({ body }, { cookies }) => {
      const signedIn = await signInStaff(context, body);
      if (!signedIn.ok) return signedIn;
      const { secret, ...session } = signedIn.value;
      cookies.set('luwag_staff', secret, staffSessionMs / 1_000);
      return { ok: true, value: session };
    },
    getStaffSession: async (_input, { cookies }) => {
      const member = await staffOfSecret(context, cookies.read('luwag_staff') ?? '');
      return member === null ? { ok: false, code: 'not_signed_in' } : { ok: true, value: member };
    },
    signOutStaff: async (_input, { cookies }) => {
      await context.staff.endSession(context.personalData.hash(cookies.read('luwag_staff') ?? ''));
      cookies.clear('luwag_staff');
      return { ok: true, value: {} };
    },
    listReviewQueue: () => listReviewQueue(context),
    getCase: ({ params }, { staff }) => getCase(context, staff, params),
    getCasePhoto: ({ params }, { staff }) => getCasePhoto(context, staff, params),
    decideCase: async ({ params, body }, { staff, idempotencyKey }) => {
      const subject = { ...params, decidedBy: staff.staffId };
      const decided = await decideApplication(context, subject, body, idempotencyKey);
      if (decided.ok) {
        await context.staff.audit({
          auditId: context.randomness.orderedUuid(),
          at: context.now(),
          staffId: staff.staffId,
          action: 'application-decided',
          customerId: params.customerId,
          subjectId: params.applicationId,
          detail: {
            outcome: body.outcome,
            ...decisionDetail(body),
          },
        });
      }
      return decided;
    },
  };
}
