import type { Closable } from '@luwag/contract/endpoint';
import type { AuditEntry } from './staff-store.ts';

export type MaintenanceWindow = {
  functionName: Closable;
  fromAt: number;
  /** The first instant at which it works again. */
  untilAt: number;
  note: string;
};

/** When staff close which function, or which clearing of payouts; the last window of each is in force. */
export type MaintenanceRepository = {
  list: () => Promise<readonly MaintenanceWindow[]>;
  /** The window that a function is closed by now, or null while it works; from memory, because every use of it asks. */
  closedBy: (functionName: Closable, now: number) => MaintenanceWindow | null;
  /** The window that a function is to be closed by from a later instant, or null where none is set; from memory too. */
  announced: (functionName: Closable, now: number) => MaintenanceWindow | null;
  /** Whether a function was closed at any time from one instant until another, by each window that stood until the next was set. */
  wasClosed: (functionName: Closable, fromAt: number, untilAt: number) => Promise<boolean>;
  /** Reads again what another server may have set. */
  refresh: () => Promise<void>;
  /** Puts a window in the place of the one before, and keeps who did it. */
  set: (window: MaintenanceWindow, audit: AuditEntry) => Promise<void>;
};
