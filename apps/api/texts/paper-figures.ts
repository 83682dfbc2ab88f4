import type { Language } from '@luwag/contract/language';
import { formatPesos } from '@luwag/contract/money';
import { assertThat } from '@luwag/loan-engine/assertion';
import { couponOf } from '@luwag/loan-engine/loan/loan';
import { sumCentavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import { ruleForDate } from '@luwag/loan-engine/pricing/cost-cap';
import { installmentAmount } from '@luwag/loan-engine/pricing/fees-timing';
import type { PaperFacts } from '../ports/paper.ts';
import { cancellationHours } from './cancellation-window.ts';
import { writtenDate } from './written-date.ts';

/** One loan's figures as its papers print them: pesos with centavos, percentages, dates in the paper's language. */
export type PaperFigures = ReturnType<typeof paperFigures>;

export function paperFigures(language: Language, facts: PaperFacts) {
  const { quote, terms } = facts;
  const rule = ruleForDate(quote.disbursedOn);
  assertThat(rule !== null, 'a quote that was accepted has a rule in force on its date');
  const couponCentavos = couponOf(quote);
  const feesLaterCentavos = sumCentavos(quote.schedule.map(({ feeCentavos = zeroCentavos }) => feeCentavos));
  return {
    ...facts.identity,
    borrowerName: facts.borrowerName,
    institution: facts.institution,
    accountMasked: facts.accountMasked,
    termDays: quote.termDays,
    amount: formatPesos(quote.amountCentavos),
    interest: formatPesos(quote.interestCentavos),
    serviceFee: formatPesos(quote.serviceFeeCentavos),
    creditReportFee: formatPesos(quote.creditReportFeeCentavos),
    gst: formatPesos(quote.gstCentavos),
    coupon: couponCentavos > 0 ? formatPesos(couponCentavos) : null,
    /** Fees and GST less the coupon, whenever they are paid. */
    feesInAll: formatPesos(sumCentavos([quote.withheldCentavos, feesLaterCentavos])),
    areFeesLater: feesLaterCentavos > 0,
    netDisbursed: formatPesos(quote.netDisbursedCentavos),
    totalRepayment: formatPesos(quote.totalRepaymentCentavos),
    totalCost: formatPesos(quote.totalCostCentavos),
    lateChargePerDay: formatPesos(quote.lateChargePerDayCentavos),
    penaltyFee: terms.penaltyFeeCentavos > 0 ? formatPesos(terms.penaltyFeeCentavos) : null,
    costShare: percentText(quote.costPpmOfNet),
    effectiveMonthlyRate: percentText(quote.effectiveMonthlyRatePpm),
    dailyInterestRate: percentText(terms.dailyInterestPpm),
    lateCapPerMonth: percentText(rule.latePenaltyPpmPerMonth),
    circular: rule.name,
    disbursedOn: writtenDate(language, quote.disbursedOn),
    dueOn: writtenDate(language, quote.dueOn),
    schedule: quote.schedule.map((line) => ({
      number: line.number,
      dueOn: writtenDate(language, line.dueOn),
      principal: formatPesos(line.principalCentavos),
      interest: formatPesos(line.interestCentavos),
      fee: line.feeCentavos === undefined ? null : formatPesos(line.feeCentavos),
      total: formatPesos(installmentAmount(line)),
    })),
    isInInstallments: quote.schedule.length > 1,
    canExtend: terms.maxExtensions > 0,
    extensionDays: terms.extensionDays,
    extensionFeeRate: percentText(terms.extensionFeePpm),
    maxExtensions: terms.maxExtensions,
    maxOverdueDaysToExtend: terms.maxOverdueDaysToExtend,
    cancellationHours,
  };
}

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', maximumFractionDigits: 2 });

/** At most two decimals, rounded up so that no cost is understated. */
function percentText(ratePpm: number): string {
  return percent.format(Math.ceil(ratePpm / 100) / 10_000);
}

/** The paragraphs that apply to this loan. */
export function paragraphs(...lines: readonly (string | null)[]): string[] {
  return lines.filter((line) => line !== null);
}
