import type { MeasuredLoad } from './load-phases.ts';

/* The rows of the table, a column for each number of processes. */

type Figure = readonly [string, (load: MeasuredLoad) => string];

const ms = (value: number): string => value.toFixed(1);
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

const figures: readonly Figure[] = [
  ['largest rate without an error, calls/s', ({ mostPerSecond }) => mostPerSecond.toFixed(0)],
  ['at 80 % of it: reads p50 ms', ({ steady }) => ms(steady.reads.p50)],
  ['reads p99 ms (at most 100)', ({ steady }) => ms(steady.reads.p99)],
  ['money writes p50 ms', ({ steady }) => ms(steady.money.p50)],
  ['money writes p99 ms (at most 150)', ({ steady }) => ms(steady.money.p99)],
  ['share of money writes', ({ steady }) => percent(steady.moneyShare)],
  ['refused', ({ steady }) => String(steady.badCount)],
  ['calls left late by the callers, p99 ms', ({ steady }) => ms(steady.lateMs)],
  ['processors: callers and doubles', ({ steady }) => percent(steady.effort.callers)],
  ['processors: product', ({ steady }) => percent(steady.effort.product)],
  ['processors: database', ({ steady }) => percent(steady.effort.database)],
  ['processors: anything else', ({ steady }) => percent(steady.effort.others)],
  ['product, ms of a processor a call', (load) => ms(msPerCall(load, 'product'))],
  ['database, ms of a processor a call', (load) => ms(msPerCall(load, 'database'))],
  ['write-ahead log, kB a money write', (load) => kilobytes(bytesPerWrite(load, 'logBytesPerSecond'))],
  [
    'growth of the database, kB a money write',
    (load) => kilobytes(bytesPerWrite(load, 'grownBytesPerSecond')),
  ],
  ['memory of the product, MiB', ({ steady }) => steady.memoryMiB.toFixed(0)],
  ['database, kB a borrower', ({ steady }) => kilobytes(steady.bytesPerBorrower)],
  ['at twice the rate: answered/s', ({ overload }) => overload.goodPerSecond.toFixed(0)],
  ['shed with 429 or 503/s', ({ overload }) => overload.shedPerSecond.toFixed(0)],
  ['other answers', ({ overload }) => String(overload.otherCount)],
  ['quick again after s (at most 10)', ({ overload }) => String(overload.recoverySeconds)],
  ['slowest call of the console, ms', ({ staffCalls }) => ms(staffCalls[0]?.ms ?? 0)],
  ['jobs worked off after s', ({ books }) => books.workedOffSeconds.toFixed(0)],
  ['acknowledged writes', ({ books }) => String(books.acknowledged)],
  ['missing / doubled in the books', ({ books }) => `${books.missing} / ${books.doubled}`],
  ['the ledger sums to, centavos', ({ books }) => String(books.ledgerCentavos)],
];

const memoryFigures: readonly Figure[] = [
  ['minutes at half the rate', ({ memory }) => String(memory?.minutes ?? '-')],
  ['refused in them', ({ memory }) => String(memory?.badCount ?? '-')],
  ['memory from minute 5 to the end, MiB', ({ memory }) => fromTo(memory?.fromMiB, memory?.toMiB)],
  ['heaps after a collection, MiB', ({ memory }) => fromTo(memory?.heapFromMiB, memory?.heapToMiB)],
];

export function loadRows(measured: readonly MeasuredLoad[]): readonly (readonly string[])[] {
  const hasMemory = measured.some(({ memory }) => memory !== null);
  return [...figures, ...(hasMemory ? memoryFigures : [])].map(([name, cell]) => [
    name,
    ...measured.map((load) => cell(load)),
  ]);
}

function fromTo(from: number | undefined, to: number | undefined): string {
  return from === undefined || to === undefined ? '-' : `${from.toFixed(0)} -> ${to.toFixed(0)}`;
}

function msPerCall({ steady, cores }: MeasuredLoad, of: 'product' | 'database'): number {
  return (steady.effort[of] * cores * 1_000) / steady.perSecond;
}

function bytesPerWrite({ steady }: MeasuredLoad, of: 'logBytesPerSecond' | 'grownBytesPerSecond'): number {
  return steady.effort[of] / (steady.perSecond * steady.moneyShare);
}
