import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { Context } from '../use-cases/context.ts';
import { leaveNumber, takeBackNumber } from '../use-cases/waitlist-entry/leave-number.ts';
import { listWaitlistEntries, notifyWaitlist } from '../use-cases/waitlist-entry/notify-waitlist.ts';
import type { AddressWindows } from './address-window.ts';
import type { Handlers } from './handler.ts';

type WaitlistEntryHandlers = Pick<
  Handlers,
  'leaveNumber' | 'takeBackNumber' | 'listWaitlistEntries' | 'notifyWaitlist'
>;

/** Many phones of one mobile network share an address. */
const numbersWindow = { most: 60, windowMs: 600_000 };

/** The Android waitlist: visitors leave a number, and staff notify all of them. */
export function waitlistEntryHandlers(
  context: Context,
  publicSettings: () => PublicSettings,
  windows: AddressWindows,
): WaitlistEntryHandlers {
  const { admits } = windows.open('waitlist-numbers', numbersWindow);
  return {
    leaveNumber: async ({ body }, { remoteAddress }) =>
      admits(remoteAddress) ? leaveNumber(context, body) : { ok: false, code: 'too_frequent' },
    takeBackNumber: async ({ body }, { remoteAddress }) =>
      admits(remoteAddress) ? takeBackNumber(context, body.phone) : { ok: false, code: 'too_frequent' },
    listWaitlistEntries: () => listWaitlistEntries(context, publicSettings()),
    notifyWaitlist: (_input, { staff }) => notifyWaitlist(context, publicSettings(), staff.staffId),
  };
}
