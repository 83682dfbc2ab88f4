import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { extendDueDate, extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import type { Decision } from '@luwag/loan-engine/life/decision';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { waivableCharges, waiveCharges } from '@luwag/loan-engine/life/waive-charges';
import { addDays, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { type Centavos, centavos } from '@luwag/loan-engine/money/money';
import { ppm } from '@luwag/loan-engine/money/rate';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { Result } from '@luwag/loan-engine/result';
import fc from 'fast-check';
import { begunLoan, type LedgerLoan, next } from './ledger-loan.ts';

const event = fc.record({
  days: fc.integer({ min: 0, max: 25 }),
  kind: fc.constantFrom('accrue', 'pay', 'extend', 'waive'),
  ppm: fc.integer({ min: 1, max: 900_000 }),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** Loans still being repaid before `on`: late or not, paid in part, extended, waived, with fees still to pay, at or near their ceiling, days behind. */
export function loanBefore(on: LocalDate): fc.Arbitrary<LedgerLoan> {
  const shape = fc.record({
    product: fc.record({
      penaltyFeeCentavos: fc.constantFrom(0, 100, 5_000).map(centavos),
      lateChargePpmPerDay: fc.constantFrom(0, 700, 1_000).map(ppm),
      dailyInterestPpm: fc.constantFrom(333, 1_000).map(ppm),
      feesTiming: fc.constantFrom('upfront', 'at-repayment'),
    }),
    amountCentavos: fc.integer({ min: 10, max: 800 }).map((tens) => tens * 10_000),
    termDays: fc.integer({ min: 7, max: 60 }),
    daysAgo: fc.integer({ min: 1, max: 110 }),
    ceilingPpm: fc.constantFrom(1_000_000, 1_000_000, 120_000, 60_000),
    events: fc.array(event, { maxLength: 5 }),
  });
  return shape.map((made) => liveUntil(on, made)).filter((life) => life !== null);
}

type Shape = {
  product: Partial<typeof mainProduct>;
  amountCentavos: number;
  termDays: number;
  daysAgo: number;
  ceilingPpm: number;
  events: readonly Event[];
};

function liveUntil(on: LocalDate, made: Shape): LedgerLoan | null {
  const product = { ...mainProduct, ...made.product };
  const start = tryToBegin({ ...made, product, disbursedOn: addDays(on, -made.daysAgo) });
  if (start === null) return null;
  // A lower ceiling than the law's, so that charging reaches it within a test's time.
  const chargeCeilingCentavos = centavos(Math.floor((made.amountCentavos * made.ceilingPpm) / 1_000_000));
  let life: LedgerLoan = {
    ...start,
    loan: { ...start.loan, terms: { ...start.loan.terms, chargeCeilingCentavos } },
  };
  let day = addDays(on, -made.daysAgo);
  for (const { days, kind, ppm: share } of made.events) {
    day = addDays(day, days);
    if (day >= on || life.loan.status !== 'active') break;
    const decided = decide(life, kind, day, share);
    if (decided?.ok === true) life = next(life, decided.value);
  }
  return life.loan.status === 'active' ? life : null;
}

function tryToBegin(wish: Parameters<typeof begunLoan>[0]): LedgerLoan | null {
  try {
    return begunLoan(wish);
  } catch {
    // A product that the caps forbid at this amount and term.
    return null;
  }
}

function decide(
  { loan }: LedgerLoan,
  kind: Event['kind'],
  on: LocalDate,
  share: number,
): Result<Decision, string> | null {
  if (kind === 'accrue') return { ok: true, value: accrueThrough(loan, on) };
  if (kind === 'pay') {
    const quoted = payoffQuote(loan, on);
    const owed = quoted.ok ? quoted.value.totalCentavos : 0;
    return allocateRepayment(loan, { amountCentavos: centavos(Math.floor((owed * share) / 1_000_000)), on });
  }
  if (kind === 'extend') {
    const quoted = extensionQuote(loan, on);
    return quoted.ok ? extendDueDate(loan, { amountCentavos: quoted.value.priceCentavos, on }) : null;
  }
  const most = waivableCharges(accrueThrough(loan, on).loan);
  // Half of the waivers let go of everything.
  const part = (charge: Centavos): Centavos =>
    share % 2 === 0 ? charge : centavos(Math.floor((charge * share) / 1_000_000));
  const charges = {
    interestCentavos: part(most.interestCentavos),
    lateChargeCentavos: part(most.lateChargeCentavos),
    penaltyFeeCentavos: part(most.penaltyFeeCentavos),
    feeCentavos: part(most.feeCentavos),
  };
  return waiveCharges(loan, { on, charges, reason: 'goodwill' });
}
