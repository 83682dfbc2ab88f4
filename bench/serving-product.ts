import { startProduct } from '../apps/api/main.ts';
import { runUntilSignal } from '../apps/api/run-process.ts';
import { readSettings } from '../apps/api/settings.ts';

/* The part of the product that serves people, in a process of its own. The jobs are another's. */

runUntilSignal(async (say) => startProduct(readSettings(process.env), say, { part: 'serve' }), {
  describeError: (error) => ({ error: String(error) }),
  isPassing: () => false,
});
