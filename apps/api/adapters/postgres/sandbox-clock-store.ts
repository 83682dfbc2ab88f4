import type { ClockStore } from '../clock/clock.ts';
import type { Queryable } from './database.ts';

const load = {
  name: 'sandbox-clock-load',
  text: 'SELECT offset_ms, highest_at_ms FROM sandbox_clock',
};
const advance = {
  name: 'sandbox-clock-advance',
  text: `UPDATE sandbox_clock
    SET offset_ms = offset_ms + $1, highest_at_ms = greatest(highest_at_ms, $2)
    RETURNING offset_ms`,
};

export function createSandboxClockStore(database: Queryable): ClockStore {
  return {
    load: async () => {
      const [row] = await database.query<{ offset_ms: number; highest_at_ms: number }>(load);
      if (!row) throw new Error('the sandbox clock has no row');
      return { offsetMs: row.offset_ms, highestAtMs: row.highest_at_ms };
    },
    advance: async (byMs, highestAtMs) => {
      const [row] = await database.query<{ offset_ms: number }>(advance, [byMs, highestAtMs]);
      if (!row) throw new Error('the sandbox clock has no row');
      return { offsetMs: row.offset_ms };
    },
  };
}
