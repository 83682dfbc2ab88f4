import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import type { Decision } from '@luwag/loan-engine/life/decision';
import { requestRefund } from '@luwag/loan-engine/life/refund-credit';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { agreeRestructure } from '@luwag/loan-engine/life/restructure';
import { claimAfterWriteOff, recoverWrittenOff, writeOff } from '@luwag/loan-engine/life/write-off';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { addDays, localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { subProduct } from '@luwag/loan-engine/pricing/loan-product';
import { accept, type Result } from '@luwag/loan-engine/result';
import type { LoanRow } from '../apps/api/ports/customer-store.ts';
import { accepted, begunLoan, loanRowOf, type LoanWish, next } from './ledger-loan.ts';

/* Loans of every kind that a lender's book may have, each after a life of its own by the engine's rules. */

export type Lived = { name: string; row: LoanRow; on: LocalDate };

export const first = localDate('2026-11-21');
const day = (count: number): LocalDate => addDays(first, count);
type Step = (loan: Loan) => Result<Decision, string>;
const charge =
  (count: number): Step =>
  (loan) =>
    accept(accrueThrough(loan, day(count)));
export const pay =
  (pesos: number, count: number): Step =>
  (loan) =>
    allocateRepayment(loan, { amountCentavos: centavos(pesos * 100), on: day(count) });
export const plan =
  (count: number): Step =>
  (loan) =>
    agreeRestructure(loan, { on: day(count), dueOns: [day(count + 30), day(count + 60), day(count + 90)] });
const lose =
  (count: number): Step =>
  (loan) =>
    writeOff(accrueThrough(loan, day(count)).loan, { on: day(count), leastOverdueDays: 90 });
const recover =
  (pesos: number | null, count: number): Step =>
  (loan) =>
    recoverWrittenOff(loan, {
      amountCentavos: pesos === null ? claimAfterWriteOff(loan) : centavos(pesos * 100),
      on: day(count),
    });

export const refund =
  (pesos: number, count: number): Step =>
  (loan) =>
    requestRefund(loan, { amountCentavos: centavos(pesos * 100), on: day(count) });

const byInstallments = { product: subProduct, amountCentavos: 600_000, termDays: 90 };

/** A loan as of a day, after steps from the day it was paid out. */
export function livedBy(steps: readonly Step[], count: number, wish: LoanWish = {}): Lived {
  const after = steps.reduce((life, step) => next(life, accepted(step(life.loan))), begunLoan(wish));
  return { name: '', row: loanRowOf(after), on: day(count) };
}

export const livedLoansByKind: readonly (readonly [string, () => Lived])[] = [
  ['that runs', () => livedBy([pay(1_000, 10)], 20)],
  ['in installments, one of which was paid', () => livedBy([pay(2_180, 30), charge(45)], 45, byInstallments)],
  ['in installments, two of which are late', () => livedBy([pay(500, 30), charge(70)], 70, byInstallments)],
  ['with a plan that is kept', () => livedBy([pay(1_000, 30), plan(40), pay(1_400, 70)], 75)],
  ['with a plan that is late', () => livedBy([plan(40), charge(110)], 110)],
  ['with a plan of the day of its payout', () => livedBy([pay(100, 0), plan(0), charge(5)], 5)],
  ['in installments with a plan', () => livedBy([pay(2_180, 30), plan(70), charge(80)], 80, byInstallments)],
  ['written off', () => livedBy([lose(130)], 140)],
  ['in installments, written off', () => livedBy([pay(2_180, 30), lose(190)], 200, byInstallments)],
  ['with a plan, written off', () => livedBy([plan(40), lose(230)], 240)],
  ['recovered in part', () => livedBy([lose(130), recover(1_000, 150)], 160)],
  ['recovered whole', () => livedBy([lose(130), recover(1_000, 150), recover(null, 155)], 160)],
  ['in installments, recovered whole', () => livedBy([lose(190), recover(null, 195)], 200, byInstallments)],
];
