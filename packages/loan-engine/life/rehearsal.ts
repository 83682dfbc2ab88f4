// A loan not yet taken is lived through on paper, once in each way of paying it back: booked, paid out, extended and repaid by the rules of a real one.
// Source: decision record 16 (what can become of a loan is told by doing it to a copy, never by a formula of its own).
import { assertThat } from '../assertion.ts';
import { addDays, daysBetween, type LocalDate } from '../money/local-date.ts';
import { centavos, sumCentavos, type Centavos } from '../money/money.ts';
import type { LoanProduct } from '../pricing/loan-product.ts';
import type { Quote } from '../pricing/quote.ts';
import { costSoFar } from '../loan/cost-so-far.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate, extensionQuote } from './extend-due-date.ts';
import { bookLoan } from './book-loan.ts';
import type { Loan } from '../loan/loan.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';

export type RehearsedWayKind = 'early' | 'on-time' | 'in-two-parts' | 'extended' | 'late';

export type RehearsedPayment = {
  readonly kind: 'part' | 'extension' | 'payoff';
  readonly on: LocalDate;
  readonly amountCentavos: Centavos;
};

/** One way of paying a loan back, to its end. Amounts in centavos. */
export type RehearsedWay = {
  readonly kind: RehearsedWayKind;
  /** Days that lie between the first due date and the last payment. */
  readonly daysApart: number;
  readonly payments: readonly RehearsedPayment[];
  readonly settledOn: LocalDate;
  readonly paidCentavos: Centavos;
  /** Everything the loan cost in the end, fees included. */
  readonly costCentavos: Centavos;
};

type Step = Pick<RehearsedPayment, 'kind' | 'on'>;

const lateDays = [3, 8, 30] as const;
const daysBetweenParts = 8;
const nobody = 'on-paper';

/**
 * A loan as it stands when its money went out on the quote's own day; it belongs to nobody and is kept nowhere.
 * Units: centavos, days. Errors: a quote that is not the product's of that day is a bug (assertion). Source: record 16.
 */
export function beginOnPaper(product: LoanProduct, quote: Quote): Loan {
  const booked = bookLoan({ loanId: nobody, customerId: nobody, product, quote });
  assertThat(booked.ok, 'a quote made a moment ago can be booked');
  const requested = requestDisbursement(booked.value.loan, quote.disbursedOn);
  assertThat(requested.ok, 'a loan just booked can be disbursed');
  const begun = confirmDisbursement(requested.value.loan, quote.disbursedOn);
  assertThat(begun.ok, 'a payout just asked for can be confirmed');
  return begun.value.loan;
}

/**
 * Every way of paying back a loan that is due at once: half-way through its term, on its due date, half of it then and the rest
 * eight days later, after an extension, and 3, 8 and 30 days late. A way the product or the law refuses is left out, and a
 * loan in installments has none.
 * Units: centavos, days. Errors: as `beginOnPaper`. Source: record 16.
 */
export function rehearseWays(product: LoanProduct, quote: Quote): readonly RehearsedWay[] {
  if (quote.schedule.length !== 1) return [];
  const { dueOn, disbursedOn, termDays } = quote;
  const begun = beginOnPaper(product, quote);
  const rehearse = (kind: RehearsedWayKind, steps: readonly Step[]) =>
    rehearseSteps(begun, product, { kind, steps });
  return [
    rehearse('early', [{ kind: 'payoff', on: addDays(disbursedOn, Math.ceil(termDays / 2)) }]),
    rehearse('on-time', [{ kind: 'payoff', on: dueOn }]),
    rehearse('in-two-parts', [
      { kind: 'part', on: dueOn },
      { kind: 'payoff', on: addDays(dueOn, daysBetweenParts) },
    ]),
    rehearse('extended', [
      { kind: 'extension', on: dueOn },
      { kind: 'payoff', on: addDays(dueOn, product.extensionDays) },
    ]),
    ...lateDays.map((days) => rehearse('late', [{ kind: 'payoff', on: addDays(dueOn, days) }])),
  ].filter((way) => way !== null);
}

function rehearseSteps(
  begun: Loan,
  product: LoanProduct,
  { kind, steps }: { kind: RehearsedWayKind; steps: readonly Step[] },
): RehearsedWay | null {
  let loan = begun;
  const payments: RehearsedPayment[] = [];
  for (const step of steps) {
    const amountCentavos = amountOf(loan, product, step);
    if (amountCentavos === null) return null;
    const paid =
      step.kind === 'extension'
        ? extendDueDate(loan, { amountCentavos, on: step.on }, product.capScope)
        : allocateRepayment(loan, { amountCentavos, on: step.on });
    assertThat(paid.ok, 'what was priced a moment ago can be paid');
    loan = paid.value.loan;
    payments.push({ ...step, amountCentavos });
  }
  assertThat(loan.settledOn !== null && begun.dueOn !== null, 'a rehearsed loan is paid to its end');
  return {
    kind,
    daysApart: Math.abs(daysBetween(begun.dueOn, loan.settledOn)),
    payments,
    settledOn: loan.settledOn,
    paidCentavos: sumCentavos(payments.map(({ amountCentavos }) => amountCentavos)),
    costCentavos: costSoFar(loan),
  };
}

function amountOf(loan: Loan, product: LoanProduct, { kind, on }: Step): Centavos | null {
  if (kind === 'extension') {
    const priced = extensionQuote(loan, on, product.capScope);
    return priced.ok ? priced.value.priceCentavos : null;
  }
  const payoff = payoffQuote(loan, on);
  assertThat(payoff.ok, 'a loan that runs can be paid off');
  const { totalCentavos } = payoff.value;
  return kind === 'part' ? centavos(Math.ceil(totalCentavos / 2)) : totalCentavos;
}
