import { heapMegabytes } from './heap-teller.ts';
import type { Surroundings } from './load-phases.ts';
import { atRate, countsOf, isGood, type Mix } from './load-rate.ts';
import { medianOf } from './bench-report.ts';
import { familyOf, processTimes } from './process-cpu.ts';
import { memoryOf } from './process-memory.ts';

/* How much memory the product's processes take while calls come at a steady rate. */

export type MemoryCourse = {
  minutes: number;
  perSecond: number;
  /** MiB at the first minute that counts and at the end, each the middle of some minutes. */
  fromMiB: number;
  toMiB: number;
  /** The same of their heaps, right after a collection. */
  heapFromMiB: number;
  heapToMiB: number;
  growth: number;
  badCount: number;
};

/** Before it the processes still fill what they keep on purpose. */
const firstMinute = 5;
/** The first and the last so many minutes that count are each taken together. */
const minutesTogether = 5;

type Minute = { memory: number; heap: number };

/** `minutes` of calls; what counts begins with minute five, or with the second third of a shorter time. */
export async function watchMemory(
  mix: Mix,
  perSecond: number,
  { lender, minutes, say }: Surroundings,
): Promise<MemoryCourse> {
  const course: Minute[] = [];
  let badCount = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const calls = await atRate(mix, { perSecond, seconds: 60 });
    const bad = calls.filter((call) => !isGood(call));
    badCount += bad.length;
    const ids = familyOf(await processTimes(), lender.processId).map(({ processId }) => processId);
    const heap = await heapMegabytes(lender.heapFile, ids);
    const { all: memory, own } = await memoryOf(lender.processId);
    course.push({ memory, heap });
    const figures = [
      `${memory.toFixed(0)} MiB`,
      `${own.toFixed(0)} of it their own`,
      `heaps ${heap.toFixed(0)}`,
    ];
    say(`minute ${minute}: ${figures.join(', ')}, ${countsOf(bad)}`);
  }
  const counted = course.slice(Math.min(firstMinute, Math.floor(minutes / 3)));
  const span = Math.min(minutesTogether, Math.ceil(counted.length / 2));
  const [first, last] = [counted.slice(0, span), counted.slice(-span)];
  const middle = (some: readonly Minute[], of: keyof Minute): number => medianOf(some.map((one) => one[of]));
  const [fromMiB, toMiB] = [middle(first, 'memory'), middle(last, 'memory')];
  return {
    minutes,
    perSecond,
    fromMiB,
    toMiB,
    heapFromMiB: middle(first, 'heap'),
    heapToMiB: middle(last, 'heap'),
    growth: toMiB / fromMiB,
    badCount,
  };
}
