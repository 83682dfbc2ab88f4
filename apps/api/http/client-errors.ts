import type { Logger } from 'pino';
import { createAddressWindow } from './address-window.ts';
import type { Handlers } from './handler.ts';

const mostReports = 20;
const windowMs = 60_000;

/** Faults that the app met on a borrower's phone, for the log: the screen and the kind of fault. */
export function clientErrorHandlers(log: Pick<Logger, 'warn'>): Pick<Handlers, 'reportClientError'> {
  const reports = createAddressWindow({ most: mostReports, windowMs });
  return {
    reportClientError: async ({ body: { route, error } }, { remoteAddress }) => {
      // The sandbox's clock can be moved; this window is about the machine's own time.
      if (!reports.admits(remoteAddress, performance.now())) return { ok: false, code: 'too_frequent' };
      log.warn({ clientRoute: route, clientError: error });
      return { ok: true, value: {} };
    },
  };
}
