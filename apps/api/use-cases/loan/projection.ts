import type { Extension, Standing } from '@luwag/contract/endpoints/loan/extend-due-date';
import type { extendDueDate as endpoint } from '@luwag/contract/endpoints/loan/extend-due-date';
import type { CallOutput } from '@luwag/contract/endpoint';
import type { Projection } from '@luwag/contract/endpoints/loan/get-projection';
import {
  type PlanInstallments,
  planInstallments,
  planPeriodDays,
} from '@luwag/contract/endpoints/request/request-answer';
import { assertThat } from '@luwag/loan-engine/assertion';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { remainingChargeCap, costSoFar } from '@luwag/loan-engine/loan/cost-so-far';
import {
  extendDueDate,
  extensionQuote,
  type ExtensionRefusal,
} from '@luwag/loan-engine/life/extend-due-date';
import { agreeRestructure } from '@luwag/loan-engine/life/restructure';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { addDays, daysBetween, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos, type Centavos } from '@luwag/loan-engine/money/money';
import { installmentAmount } from '@luwag/loan-engine/pricing/fees-timing';
import type { RefusalDetail } from '@luwag/loan-engine/result';

/* What can become of a running loan, told by doing it to a copy: every figure is what the engine would book. */

const lateDaysShown = 30;

/** Where a loan stands on each day ahead, and what each way of paying costs. Null for a loan that is not being repaid. */
export function projectionOf(loan: Loan, today: LocalDate): Projection | null {
  const { dueOn } = loan;
  if (loan.status !== 'active' || dueOn === null) return null;
  const lastOn = addDays(dueOn > today ? dueOn : today, lateDaysShown);
  const now = accrueThrough(loan, today).loan;
  const days: Standing[] = [];
  let current = now;
  for (let day = today; day <= lastOn; day = addDays(day, 1)) {
    current = accrueThrough(current, day).loan;
    days.push(standingOf(current, day));
  }
  const payNowCentavos = centavos(Math.ceil((days[0]?.owedCentavos ?? 0) / 2));
  return {
    today,
    dueOn,
    ceilingCentavos: loan.terms.chargeCeilingCentavos,
    days,
    extension: extensionOf(loan, today).extension,
    half: { payNowCentavos, after: standingAfterPaying(loan, payNowCentavos, today, lastOn) },
    plans: planInstallments.flatMap((installments) => planOf(now, installments, today)),
  };
}

/** The price of a later due date with what it changes, or why there is none. */
export function extensionOf(loan: Loan, today: LocalDate): CallOutput<typeof endpoint> {
  const quoted = extensionQuote(loan, today);
  if (!quoted.ok) {
    return { extension: null, refusal: { reason: reasonOf(quoted.code), figures: numbersOf(quoted.detail) } };
  }
  const { on: _today, proof: _proof, ...price } = quoted.value;
  const { priceCentavos, dueOn } = price;
  const extended = extendDueDate(loan, { amountCentavos: priceCentavos, on: today });
  assertThat(extended.ok, 'an extension just priced can be bought');
  const after = standingOf(accrueThrough(extended.value.loan, dueOn).loan, dueOn);
  const instead = standingAfterPaying(loan, priceCentavos, today, dueOn);
  const extension: Extension = { ...price, after, instead };
  return { extension, refusal: null };
}

function standingOf(accrued: Loan, on: LocalDate): Standing {
  const payoff = payoffQuote(accrued, on);
  return {
    on,
    owedCentavos: payoff.ok ? payoff.value.totalCentavos : 0,
    costCentavos: costSoFar(accrued),
    leftCentavos: remainingChargeCap(accrued),
  };
}

function standingAfterPaying(
  loan: Loan,
  amountCentavos: Centavos,
  today: LocalDate,
  on: LocalDate,
): Standing {
  const paid = allocateRepayment(loan, { amountCentavos, on: today });
  const left = paid.ok ? paid.value.loan : loan;
  return standingOf(accrueThrough(left, on).loan, on);
}

function planOf(loan: Loan, installments: PlanInstallments, today: LocalDate): Projection['plans'] {
  const dueOns = Array.from({ length: installments }, (_, index) =>
    addDays(today, planPeriodDays * (index + 1)),
  );
  const agreed = agreeRestructure(loan, { on: today, dueOns });
  const [firstDueOn] = dueOns;
  const lastDueOn = dueOns.at(-1);
  if (!agreed.ok || firstDueOn === undefined || lastDueOn === undefined) return [];
  const toCome = agreed.value.loan.schedule.filter(({ dueOn }) => daysBetween(today, dueOn) > 0);
  return [
    {
      installments,
      eachCentavos: Math.max(...toCome.map(installmentAmount)),
      firstDueOn,
      lastDueOn,
      costCentavos: costSoFar(agreed.value.loan),
    },
  ];
}

type Reason = NonNullable<CallOutput<typeof endpoint>['refusal']>['reason'];

function reasonOf(code: ExtensionRefusal): Reason {
  switch (code) {
    case 'LOAN_NOT_ACTIVE':
    case 'DATE_BEFORE_ACCRUAL':
      return 'notRunning';
    case 'EXTENSIONS_USED_UP':
      return 'usedUp';
    case 'PLAN_AGREED':
      return 'planAgreed';
    case 'OVERDUE_TOO_LONG_TO_EXTEND':
      return 'tooLate';
    case 'TOO_LITTLE_OWED_TO_EXTEND':
      return 'tooLittle';
    case 'CAP_RULE_MISSING':
    case 'CAP_NOMINAL_RATE':
    case 'CAP_EFFECTIVE_RATE':
    case 'CAP_LATE_PENALTY':
    case 'CAP_TOTAL_COST':
      return 'lawsLimit';
    default:
      return code satisfies never;
  }
}

function numbersOf(detail: RefusalDetail = {}): Record<string, number> {
  return Object.fromEntries(
    Object.entries(detail).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  );
}
