import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { listMaintenance as listEndpoint } from '@luwag/contract/endpoints/maintenance/list-maintenance';
import type { Closable, MaintainedFunction } from '@luwag/contract/endpoint';
import type { MaintenanceAnswer } from '@luwag/contract/endpoints/maintenance/maintenance-answer';
import type { setMaintenance as setEndpoint } from '@luwag/contract/endpoints/maintenance/set-maintenance';
import type { MaintenanceWindow } from '../../ports/maintenance.ts';
import type { AuditFigures } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome } from '../write.ts';

type MaintenanceContext = Pick<Context, 'maintenance' | 'randomness' | 'now'>;

/** The last window of each function that staff have closed. */
export async function listMaintenance({
  maintenance,
  now,
}: MaintenanceContext): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const windows = await maintenance.list();
  return done({ asOf: isoInstant(now()), windows: windows.map(viewWindow) });
}

/** Closes a function for a while; who did it is kept. */
export async function setMaintenance(
  { maintenance, randomness, now }: MaintenanceContext,
  staffId: string,
  functionName: Closable,
  { fromAt, untilAt, note }: ParsedInput<typeof setEndpoint>['body'],
): Promise<Outcome<MaintenanceAnswer>> {
  const before = (await maintenance.list()).find((row) => row.functionName === functionName);
  const window = { functionName, fromAt: Date.parse(fromAt), untilAt: Date.parse(untilAt), note };
  await maintenance.set(window, {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action: 'maintenance-set',
    detail: { functionName, fromAt, untilAt },
    before: windowForLog(before),
    after: windowForLog(window),
  });
  return done(viewWindow(window));
}

/** How a function is closed now, or null while it works. */
export function closedNow(
  { maintenance, now }: Pick<Context, 'maintenance' | 'now'>,
  functionName: MaintainedFunction,
): MaintenanceAnswer | null {
  const window = maintenance.closedBy(functionName, now());
  return window === null ? null : viewWindow(window);
}

function windowForLog(window: MaintenanceWindow | undefined): AuditFigures {
  return {
    fromAt: window === undefined ? null : isoInstant(window.fromAt),
    untilAt: window === undefined ? null : isoInstant(window.untilAt),
  };
}

function viewWindow({ fromAt, untilAt, ...window }: MaintenanceWindow): MaintenanceAnswer {
  return { ...window, fromAt: isoInstant(fromAt), untilAt: isoInstant(untilAt) };
}
