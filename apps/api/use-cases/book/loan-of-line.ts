import type { LineFault } from '@luwag/contract/book-line';
import { bringOver, type BringOverRefusal, type EarlierLoan } from '@luwag/loan-engine/life/bring-over';
import type { OpeningFigures } from '@luwag/loan-engine/loan/brought-over';
import { type LoanAdjustments, noAdjustments } from '@luwag/loan-engine/loan/loan-adjustments';
import type { LoanStatus } from '@luwag/loan-engine/loan/loan-status';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { type LocalDate, localDate } from '@luwag/loan-engine/money/local-date';
import { ppm } from '@luwag/loan-engine/money/rate';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { productVersion } from '@luwag/loan-engine/pricing/product-catalogue';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import type { ReadLoan } from './book-line.ts';

const engineStatus: Readonly<Record<ReadLoan['status'], LoanStatus>> = {
  running: 'active',
  overdue: 'active',
  settled: 'settled',
  'written-off': 'written-off',
  recovered: 'recovered',
};

/** The field that a rule of law is about, where the engine names none. */
const fieldOfCap: Readonly<Partial<Record<BringOverRefusal, string>>> = {
  CAP_RULE_MISSING: 'disbursedOn',
  CAP_NOMINAL_RATE: 'dailyInterestPpm',
  CAP_EFFECTIVE_RATE: 'serviceFee',
  CAP_LATE_PENALTY: 'lateChargePpmPerDay',
  CAP_TOTAL_COST: 'serviceFee',
  NOTHING_LEFT_TO_DISBURSE: 'serviceFee',
};

export type LoanOfLine =
  | { ok: true; loan: Omit<LoanRow, 'orderNumber'>; entries: readonly JournalEntry[] }
  | { ok: false; fault: LineFault };

/** A loan of the file as the engine takes it over on a day, or the field that forbids it. */
export function loanOfLine(
  { products }: { products: Pick<Context['products'], 'catalogue'> },
  ids: { customerId: string; loanId: string },
  read: ReadLoan,
  on: LocalDate,
): LoanOfLine {
  const product = productVersion(products.catalogue(), read.product, read.productVersion);
  if (product === null) return { ok: false, fault: { field: 'product', code: 'product_unknown' } };
  const taken = bringOver(earlierLoan(ids, product, read), on);
  if (!taken.ok) {
    const { code, detail } = taken;
    const field = String(detail?.['field'] ?? fieldOfCap[code] ?? 'amount');
    return { ok: false, fault: { field, code: code.toLowerCase() } };
  }
  const { loan, quote, entries } = taken.value;
  return { ok: true, loan: { ...loan, quote, acceptedAt: Date.parse(read.acceptedAt) }, entries };
}

function earlierLoan(
  ids: { customerId: string; loanId: string },
  product: LoanProduct,
  read: ReadLoan,
): EarlierLoan {
  const { owed } = read;
  return {
    ...ids,
    product,
    contract: {
      amountCentavos: read.amount,
      termDays: read.termDays,
      disbursedOn: localDate(read.disbursedOn),
      dailyInterestPpm: ppm(read.dailyInterestPpm),
      lateChargePpmPerDay: ppm(read.lateChargePpmPerDay),
      serviceFeeCentavos: read.serviceFee,
      creditReportFeeCentavos: read.creditReportFee,
      gstCentavos: read.gst,
      couponCentavos: read.coupon,
    },
    figures: figuresOf(product, read),
    owed: {
      principalCentavos: owed.principal,
      interestCentavos: owed.interest,
      feeCentavos: owed.fees,
      lateChargeCentavos: owed.lateCharge,
      penaltyFeeCentavos: owed.penaltyFee,
    },
    isOverdue: read.status === 'overdue',
  };
}

function figuresOf(product: LoanProduct, read: ReadLoan): OpeningFigures {
  const { charged, paid, settledOn, plan } = read;
  // What was paid before a plan stands before its first payment.
  const firstNumber = plan !== undefined && read.schedule.length > plan.dueOns.length ? 0 : 1;
  const schedule = read.schedule.map((line, index) => ({
    number: firstNumber + index,
    dueOn: localDate(line.dueOn),
    principalCentavos: line.principal,
    interestCentavos: line.interest,
    ...(line.fee > 0 ? { feeCentavos: line.fee } : {}),
  }));
  const adjustments = adjustmentsOfLine(product, read);
  return {
    status: engineStatus[read.status],
    dueOn: schedule.at(-1)?.dueOn ?? null,
    schedule,
    principalPaidCentavos: paid.principal,
    interestAccruedCentavos: charged.interest,
    interestPaidCentavos: paid.interest,
    lateChargeAccruedCentavos: charged.lateCharge,
    lateChargePaidCentavos: paid.lateCharge,
    penaltyFeeAccruedCentavos: charged.penaltyFee,
    penaltyFeePaidCentavos: paid.penaltyFee,
    accruedThroughOn: read.chargedThroughOn === null ? null : localDate(read.chargedThroughOn),
    settledOn: settledOn === null ? null : localDate(settledOn),
    customerCreditCentavos: read.credit,
    extensionCount: read.extensions.count,
    ...(adjustments === null ? {} : { adjustments }),
  };
}

/** Null where nothing happened on the loan but days and payments. */
function adjustmentsOfLine(
  product: LoanProduct,
  read: ReadLoan,
): Omit<LoanAdjustments, 'broughtOver'> | null {
  const { extensions, waived, writtenOff, plan, refunded, reopenedOn, paid } = read;
  const hasFees = product.feesTiming === 'at-repayment' || paid.fees > 0;
  const more = {
    ...(extensions.count === 0 && extensions.interest === 0 && extensions.fee === 0
      ? {}
      : { extensionInterestCentavos: extensions.interest, extensionFeeCentavos: extensions.fee }),
    ...(hasFees ? { feesPaidCentavos: paid.fees } : {}),
    ...(waived.charges > 0 ? { waivedCentavos: waived.charges } : {}),
    ...(waived.penaltyFee > 0 ? { waivedPenaltyFeeCentavos: waived.penaltyFee } : {}),
    ...(waived.fees > 0 ? { waivedFeesCentavos: waived.fees } : {}),
    ...(writtenOff === undefined ? {} : lostOf(writtenOff)),
    ...(plan === undefined
      ? {}
      : {
          restructure: {
            agreedOn: localDate(plan.agreedOn),
            dueOns: plan.dueOns.map(localDate),
            dailyInterestPpmBefore: ppm(plan.dailyInterestPpmBefore),
          },
        }),
    ...(refunded === undefined ? {} : { refundedCentavos: refunded }),
    ...(reopenedOn === undefined ? {} : { reopenedOn: localDate(reopenedOn) }),
  };
  return Object.keys(more).length === 0 ? null : { ...noAdjustments, ...more };
}

function lostOf(lost: NonNullable<ReadLoan['writtenOff']>) {
  return {
    writtenOffPrincipalCentavos: lost.principal,
    writtenOffInterestCentavos: lost.interest,
    writtenOffLateChargeCentavos: lost.lateCharge,
    writtenOffPenaltyFeeCentavos: lost.penaltyFee,
    recoveredCentavos: lost.recovered,
    ...(lost.fees > 0 ? { writtenOffFeesCentavos: lost.fees } : {}),
  };
}
