import type { MaintenanceRepository, MaintenanceWindow } from '../../ports/maintenance.ts';
import type { Queryable } from './database.ts';

const columns = `function_name AS "functionName", extract(epoch FROM from_at) * 1000 AS "fromAt",
  extract(epoch FROM until_at) * 1000 AS "untilAt", note`;

const statements = {
  list: {
    name: 'maintenance-list',
    text: `SELECT ${columns} FROM maintenance ORDER BY function_name`,
  },
  set: {
    name: 'maintenance-set',
    text: `WITH kept AS (
        INSERT INTO maintenance (function_name, from_at, until_at, note)
        VALUES ($1, to_timestamp($2 / 1000.0), to_timestamp($3 / 1000.0), $4)
        ON CONFLICT (function_name) DO UPDATE
        SET from_at = excluded.from_at, until_at = excluded.until_at, note = excluded.note
        RETURNING function_name
      ), remembered AS (
        INSERT INTO maintenance_window (function_name, set_at, from_at, until_at)
        VALUES ($1, to_timestamp($6 / 1000.0), to_timestamp($2 / 1000.0), to_timestamp($3 / 1000.0))
        ON CONFLICT (function_name, set_at) DO UPDATE SET from_at = excluded.from_at, until_at = excluded.until_at
      )
      INSERT INTO audit_log (audit_id, at, staff_id, action, detail, before, after)
      SELECT $5, to_timestamp($6 / 1000.0), $7, $8, $9, $10, $11 FROM kept`,
  },
  wasClosed: {
    name: 'maintenance-was-closed',
    text: `SELECT FROM (
        SELECT from_at, least(until_at, lead(set_at) OVER (ORDER BY set_at)) AS until_at
        FROM maintenance_window WHERE function_name = $1
      ) stood
      WHERE stood.from_at < stood.until_at AND stood.from_at < to_timestamp($3 / 1000.0)
        AND stood.until_at > to_timestamp($2 / 1000.0)
      LIMIT 1`,
  },
} as const;

type Row = Omit<MaintenanceWindow, 'fromAt' | 'untilAt'> & { fromAt: string; untilAt: string };

/** The table of maintenance windows, at hand in memory. */
export async function createMaintenanceRepository(database: Queryable): Promise<MaintenanceRepository> {
  let known: readonly MaintenanceWindow[] = [];
  const list = async () => (await database.query<Row>(statements.list)).map(windowOf);
  const refresh = async (): Promise<void> => {
    known = await list();
  };
  await refresh();
  return {
    list,
    refresh,
    closedBy: (functionName, now) =>
      known.find(
        (window) => window.functionName === functionName && window.fromAt <= now && now < window.untilAt,
      ) ?? null,
    announced: (functionName, now) =>
      known.find(
        (window) =>
          window.functionName === functionName && now < window.fromAt && window.fromAt < window.untilAt,
      ) ?? null,
    wasClosed: async (functionName, fromAt, untilAt) =>
      (await database.query(statements.wasClosed, [functionName, fromAt, untilAt])).length > 0,
    set: async (
      { functionName, fromAt, untilAt, note },
      { auditId, at, staffId, action, detail, before, after },
    ) => {
      await database.query(statements.set, [
        functionName,
        fromAt,
        untilAt,
        note,
        auditId,
        at,
        staffId,
        action,
        JSON.stringify(detail ?? {}),
        JSON.stringify(before ?? null),
        JSON.stringify(after ?? null),
      ]);
      await refresh();
    },
  };
}

function windowOf({ fromAt, untilAt, ...row }: Row): MaintenanceWindow {
  return { ...row, fromAt: Number(fromAt), untilAt: Number(untilAt) };
}
