import type { Logger } from 'pino';
import type { AddressWindows } from './address-window.ts';
import type { Handlers } from './handler.ts';

const mostReports = 20;
const windowMs = 60_000;

/** Faults that the app met on a borrower's phone, for the log: the screen and the kind of fault. */
export function clientErrorHandlers(
  log: Pick<Logger, 'warn'>,
  windows: AddressWindows,
): Pick<Handlers, 'reportClientError'> {
  const reports = windows.open('client-errors', { most: mostReports, windowMs });
  return {
    reportClientError: async ({ body: { route, error } }, { remoteAddress }) => {
      if (!reports.admits(remoteAddress)) return { ok: false, code: 'too_frequent' };
      log.warn({ clientRoute: route, clientError: error });
      return { ok: true, value: {} };
    },
  };
}
