import type { Context } from '../use-cases/context.ts';
import { decideCase } from '../use-cases/staff/decide-case.ts';
import { lowerLimit, openIdentity, reviewAgain } from '../use-cases/staff/decided-application.ts';
import { getCasePhoto } from '../use-cases/staff/get-case-photo.ts';
import { listAuditLog, listStaff } from '../use-cases/staff/list-audit-log.ts';
import { getCase, listReviewQueue } from '../use-cases/staff/review-cases.ts';
import { deviceMarkLifeMs } from '../use-cases/session/known-device.ts';
import { signInStaff, signOutStaff, staffSessionMs } from '../use-cases/staff/staff-session.ts';
import type { Authentication, Handlers } from './handler.ts';

type StaffHandlers = Pick<
  Handlers,
  | 'signInStaff'
  | 'getStaffSession'
  | 'signOutStaff'
  | 'listReviewQueue'
  | 'getCase'
  | 'getCasePhoto'
  | 'decideCase'
  | 'listAuditLog'
  | 'listStaff'
  | 'reviewAgain'
  | 'lowerLimit'
  | 'openIdentity'
>;

/** What staff do at the console. */
export function staffHandlers(context: Context, staffOf: Authentication['staff']): StaffHandlers {
  return {
    signInStaff: async ({ body }, { cookies, remoteAddress }) => {
      const place = { remoteAddress, deviceMarks: cookies.read('luwag_staff_device') };
      const signedIn = await signInStaff(context, body, place);
      if (!signedIn.ok) return signedIn;
      const { secret, deviceMarks, ...session } = signedIn.value;
      cookies.set('luwag_staff_device', deviceMarks, deviceMarkLifeMs / 1_000);
      cookies.set('luwag_staff', secret, staffSessionMs / 1_000);
      return { ok: true, value: session };
    },
    getStaffSession: async (_input, { cookies }) => {
      const secret = cookies.read('luwag_staff');
      const session = secret === null ? null : await staffOf(secret, { isUse: false });
      return { ok: true, value: { session } };
    },
    signOutStaff: async (_input, { cookies, staff }) => {
      await signOutStaff(context, staff.staffId, cookies.read('luwag_staff') ?? '');
      cookies.clear('luwag_staff');
      return { ok: true, value: {} };
    },
    listReviewQueue: () => listReviewQueue(context),
    listAuditLog: ({ query }, { staff }) => listAuditLog(context, staff, query),
    listStaff: () => listStaff(context),
    getCase: ({ params }, { staff }) => getCase(context, staff, params),
    getCasePhoto: ({ params }, { staff }) => getCasePhoto(context, staff, params),
    decideCase: ({ params, body }, { staff, idempotencyKey }) =>
      decideCase(context, staff, params, body, idempotencyKey),
    reviewAgain: ({ params, body }, { staff }) => reviewAgain(context, staff, params, body),
    openIdentity: ({ params, body }, { staff }) => openIdentity(context, staff, params.customerId, body),
    lowerLimit: ({ params, body }, { staff }) => lowerLimit(context, staff, params.customerId, body),
  };
}
