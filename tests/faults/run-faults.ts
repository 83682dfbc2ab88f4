import { parseArgs } from 'node:util';
import { disturbUnderLoad } from './disturb-under-load.ts';
import type { Fault } from './faults.ts';

/* The long form of the faults under load. Prints what became of each write. */

const limits = { readyMs: 5_000 };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    writers: { type: 'string', default: '8' },
    between: { type: 'string', default: '4' },
    /** Some of the faults, such as 'killed'; all by default. */
    only: { type: 'string', default: '' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const isRoot = process.getuid?.() === 0;
if (!isRoot) say('No disk is filled: only root can mount one of its own.');

/** In each round both are killed and cut off; what takes long happens in every tenth. */
const faults = Array.from({ length: Number(values.rounds) }, (_, round): readonly Fault[] => [
  'product killed',
  'database killed',
  'connections cut',
  ...(round % 10 === 5 ? (['process held up'] as const) : []),
  ...(round % 10 === 6 && isRoot ? (['disk full'] as const) : []),
  ...(round % 10 === 7 ? (['clock a day ahead', 'clock an hour behind'] as const) : []),
])
  .flat()
  .filter((fault) => fault.includes(values.only));
const report = await disturbUnderLoad({
  writers: Number(values.writers),
  faults,
  writesBetween: Number(values.between),
  onBack: (number, fault, readyMs) =>
    say(`${String(number).padStart(4)}  ${fault.padEnd(20)} ${(readyMs / 1_000).toFixed(2)} s until ready`),
});

/** The smallest figure that 99 of 100 do not pass. */
function p99(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}

const { acknowledged, lost, halfApplied, wrongPayouts, wrongPayments, refusals, readyMs } = report;
const limit = `limit ${limits.readyMs / 1_000} s`;
say('');
const longest: number[] = [];
for (const fault of new Set(faults)) {
  const own = readyMs.filter((_, index) => faults[index] === fault);
  longest.push(p99(own));
  say(
    `${fault.padEnd(24)} ${own.length} times, ready after ${(p99(own) / 1_000).toFixed(2)} s at the 99th of 100 (${limit})`,
  );
}
say(`acknowledged             ${acknowledged.withdrawals} withdrawals, ${acknowledged.payments} payments`);
const wrong = [
  ['acknowledged and lost', lost],
  ['half applied', halfApplied],
  ['payouts sent wrongly', wrongPayouts],
  ['payments booked wrongly', wrongPayments],
] as const;
for (const [words, found] of wrong)
  say(`${words.padEnd(24)} ${found.length} (limit 0) ${found.slice(0, 5).join('; ')}`);
say(`asked again              ${[...refusals].map(([code, count]) => `${count} ${code}`).join(', ')}`);
const isWell = wrong.every(([, found]) => found.length === 0) && Math.max(...longest) <= limits.readyMs;
process.exitCode = isWell ? 0 : 1;
