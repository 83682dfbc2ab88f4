// One operation of a history: what is done, to whom, and two whole numbers from which it takes its amount and its days.
// Source: the events of a loan's life; an operation is plain data that can be done in any state, so that a failing history can be cut down.
import type { LoanStatus } from '@luwag/loan-engine/loan/loan-status';
import type { SeededNumbers } from './seeded-numbers.ts';

/** What can be done before a loan is paid out, while it runs, and after it ended; twice the likelier. */
const beforeLoan = [
  'quote',
  'quote',
  'book',
  'book',
  'book',
  'scheduled loan',
  'grant coupon',
  'take coupon back',
] as const;
const payout = ['ask for payout', 'payout confirmed', 'payout confirmed', 'payout failed'] as const;
const running = [
  'pay part',
  'pay part',
  'pay part',
  'pay with a coupon',
  'pay in full',
  'pay too much',
  'pay a centavo',
  'pay for an earlier day',
  'pay for an earlier day',
  'pay with a coupon for an earlier day',
  'pay with a coupon for an earlier day',
  'extend for an earlier day',
  'reverse a payment',
  'extend',
  'extend',
  'waive part',
  'waive all',
  'agree a plan',
  'cancel',
  'write off',
  'write off',
  'payout sent back',
  'close of business',
  'move two years',
  'move days',
  'move days',
  'move days',
  'move days',
] as const;
const afterwards = [
  'reverse a payment',
  'ask for refund',
  'ask for refund',
  'refund arrived',
  'refund failed',
  'refund sent back',
  'money after the end',
] as const;
const always = [
  'move days',
  'move days',
  'move a day',
  'turn re-loan on',
  'turn re-loan off',
  'skip scheduled loan',
] as const;

const allKinds = [...beforeLoan, ...payout, ...running, ...afterwards, ...always] as const;

export type OperationKind = (typeof allKinds)[number];

/** Every kind of operation once. Source: the lists above. */
export const operationKinds: readonly OperationKind[] = [...new Set(allKinds)];

export type Operation = {
  readonly kind: OperationKind;
  /** Which borrower. */
  readonly who: number;
  /** Parts per million of whatever amount the operation is about. */
  readonly sizePpm: number;
  readonly days: number;
};

const likely: Readonly<Record<LoanStatus | 'none', readonly OperationKind[]>> = {
  none: beforeLoan,
  disbursing: payout,
  'disbursement-failed': ['ask for payout', 'ask for payout', 'cancel', 'ask for refund', 'refund arrived'],
  active: running,
  settled: [...beforeLoan, ...afterwards],
  cancelled: [...beforeLoan, ...afterwards],
  'written-off': [...afterwards, 'money after the end', 'money after the end'],
  recovered: [...beforeLoan, ...afterwards],
};

/**
 * Draws the next operation; mostly one that fits the borrower's loan, now and then any, since refusals are to be tried too.
 * Units: as in `Operation`. Errors: none. Source: the lists above.
 */
export function drawOperation(numbers: SeededNumbers, statuses: readonly (LoanStatus | 'none')[]): Operation {
  const who = numbers.below(statuses.length);
  const choice = numbers.below(10);
  const fitting = likely[statuses[who] ?? 'none'];
  const kinds = choice < 7 ? fitting : choice < 9 ? always : operationKinds;
  const kind = kinds[numbers.below(kinds.length)] ?? 'move a day';
  return { kind, who, sizePpm: numbers.below(1_000_000), days: 1 + numbers.below(30) };
}

/** An operation as a line to read. Units: as in `Operation`. Errors: none. Source: none. */
export function describeOperation({ kind, who, sizePpm, days }: Operation): string {
  return `borrower ${who}: ${kind} (size ${sizePpm} ppm, ${days} days)`;
}
