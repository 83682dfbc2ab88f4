import { startProduct } from '../apps/api/main.ts';
import { runUntilSignal } from '../apps/api/run-process.ts';
import { readSettings } from '../apps/api/settings.ts';

/* The whole product in a process of its own, with one thing more: it tells its parent how often it asked the database. */

const counts: Record<string, number> = {};
const countQuery = (statementName: string): void => {
  counts[statementName] = (counts[statementName] ?? 0) + 1;
};

process.on('message', () => process.send?.({ ...counts }));
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
runUntilSignal(async (say) => startProduct(readSettings(process.env), say, { onQuery: countQuery }), {
  describeError: (error) => ({ error: String(error) }),
  isPassing: () => false,
});
