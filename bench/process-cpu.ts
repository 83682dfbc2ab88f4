import { readdir, readFile } from 'node:fs/promises';

/* Time on the processor by process, of Linux. */

/** Ticks of a second in /proc, on every Linux that Node runs on. */
const ticksPerSecond = 100;

export type ProcessTime = { processId: number; parentId: number; seconds: number };

/** Each process of the machine, with the seconds for which it has had a processor; ended children of it that were waited for count too. */
export async function processTimes(): Promise<readonly ProcessTime[]> {
  const found: ProcessTime[] = [];
  for (const entry of await readdir('/proc')) {
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : '';
    // The name of a process may hold anything but ends at the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields.length < 15) continue;
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    found.push({ processId: Number(entry), parentId: Number(fields[1]), seconds: ticks / ticksPerSecond });
  }
  return found;
}

/** A process and all below it. */
export function familyOf(times: readonly ProcessTime[], rootId: number): readonly ProcessTime[] {
  const root = times.filter(({ processId }) => processId === rootId);
  const below = times.filter(({ parentId }) => parentId === rootId);
  return [...root, ...below.flatMap(({ processId }) => familyOf(times, processId))];
}

export const secondsOf = (times: readonly ProcessTime[]): number =>
  times.reduce((sum, { seconds }) => sum + seconds, 0);
