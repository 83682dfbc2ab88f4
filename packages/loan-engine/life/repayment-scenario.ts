// A repayment scenario books, pays out, extends and repays a loan not yet taken, by the rules of a real one.
// Source: decision record 16 (a projection runs the engine on a copy of the loan, never a formula of its own).
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

export type RepaymentScenarioKind = 'early' | 'on-time' | 'in-two-parts' | 'extended' | 'late';

export type ScenarioPayment = {
  readonly kind: 'part' | 'extension' | 'payoff';
  readonly on: LocalDate;
  readonly amountCentavos: Centavos;
};

/** A way of paying a loan back, to its end. Amounts in centavos. */
export type RepaymentScenario = {
  readonly kind: RepaymentScenarioKind;
  /** Days that lie between the first due date and the last payment. */
  readonly daysApart: number;
  readonly payments: readonly ScenarioPayment[];
  readonly settledOn: LocalDate;
  readonly paidCentavos: Centavos;
  /** Everything the loan cost in the end, fees included. */
  readonly costCentavos: Centavos;
};

type Step = Pick<ScenarioPayment, 'kind' | 'on'>;

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
 * Returns the scenarios of a loan with one due date: half-way through its term, on its due date, half of it then and the rest
 * eight days later, after an extension, and 3, 8 and 30 days late. Leaves out what the product or the law refuses; a loan in
 * installments has none.
 * Units: centavos, days. Errors: as `beginOnPaper`. Source: record 16.
 */
export function repaymentScenarios(product: LoanProduct, quote: Quote): readonly RepaymentScenario[] {
  if (quote.schedule.length !== 1) return [];
  const { dueOn, disbursedOn, termDays } = quote;
  const begun = beginOnPaper(product, quote);
  const run = (kind: RepaymentScenarioKind, steps: readonly Step[]) =>
    scenarioOf(begun, product, { kind, steps });
  return [
    run('early', [{ kind: 'payoff', on: addDays(disbursedOn, Math.ceil(termDays / 2)) }]),
    run('on-time', [{ kind: 'payoff', on: dueOn }]),
    run('in-two-parts', [
      { kind: 'part', on: dueOn },
      { kind: 'payoff', on: addDays(dueOn, daysBetweenParts) },
    ]),
    run('extended', [
      { kind: 'extension', on: dueOn },
      { kind: 'payoff', on: addDays(dueOn, product.extensionDays) },
    ]),
    ...lateDays.map((days) => run('late', [{ kind: 'payoff', on: addDays(dueOn, days) }])),
  ].filter((scenario) => scenario !== null);
}

function scenarioOf(
  begun: Loan,
  product: LoanProduct,
  { kind, steps }: { kind: RepaymentScenarioKind; steps: readonly Step[] },
): RepaymentScenario | null {
  let loan = begun;
  const payments: ScenarioPayment[] = [];
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
  assertThat(loan.settledOn !== null && begun.dueOn !== null, 'a scenario pays its loan to the end');
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
