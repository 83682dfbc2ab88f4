import { bookFormat, type WrittenBorrower } from '@luwag/contract/book-line';
import { sectionNames } from '@luwag/contract/profile/section-names';
import { type LoanAdjustments, noAdjustments, writtenOff } from '@luwag/loan-engine/loan/loan-adjustments';
import {
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
  overdueScheduledAmount,
} from '@luwag/loan-engine/loan/schedule';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { BookSnapshot, BookStore } from '../../ports/book-store.ts';
import type { LoanRow } from '../../ports/customer-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { StaffStore } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';
import { openSection } from '../customer-data/section-values.ts';
import { isoInstant } from '../iso-instant.ts';
import { addTotals, type BookTotals, noTotals, pesosOf, type WrittenLoan } from './book-line.ts';
import { writtenProducts } from './brought-products.ts';

type ExportContext = Pick<Context, 'personalData' | 'products' | 'randomness' | 'now'> & {
  bookStore: BookStore;
  staff: Pick<StaffStore, 'audit'>;
};

export type ExportedBook = {
  totals: BookTotals;
  /** Loans whose payout was never confirmed or that were cancelled: nothing is owed on them. */
  leftOut: number;
  /** Begun loans of borrowers whose identity section is unfinished, as while it is corrected: no line can say whose they are. */
  withoutIdentity: number;
};

/** Notes in the audit log that everybody's data leaves in clear, then writes the whole book as of one moment, line by line. */
export async function exportBook(
  { personalData, products, bookStore, staff, randomness, now }: ExportContext,
  writeLines: (lines: readonly string[]) => Promise<void>,
): Promise<ExportedBook> {
  let totals = noTotals;
  let leftOut = 0;
  let withoutIdentity = 0;
  await staff.audit({
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId: null,
    action: 'book-export-begun',
  });
  await products.refresh();
  const versions = writtenProducts(products.catalogue(), manilaDateOf(now()));
  await writeLines([JSON.stringify({ ...bookFormat, products: versions })]);
  await bookStore.readAll(async (borrowers) => {
    const lines: string[] = [];
    for (const borrower of borrowers) {
      const loans = borrower.loans.filter(isBegun);
      leftOut += borrower.loans.length - loans.length;
      const isComplete = borrower.sections.some(
        ({ section, isComplete: done }) => section === 'identity' && done,
      );
      if (!isComplete) withoutIdentity += loans.length;
      if (loans.length === 0 || !isComplete) continue;
      lines.push(JSON.stringify(writtenBorrower(personalData, borrower, loans)));
      const principal = loans.map((loan) => outstandingPrincipal(loan));
      const principalCentavos = principal.reduce((sum, one) => sum + one, 0);
      totals = addTotals(totals, { borrowers: 1, loans: loans.length, principalCentavos });
    }
    await writeLines(lines);
  });
  return { totals, leftOut, withoutIdentity };
}

const writtenStatuses: readonly LoanRow['status'][] = ['active', 'settled', 'written-off', 'recovered'];

function isBegun({ status }: LoanRow): boolean {
  return writtenStatuses.includes(status);
}

function writtenBorrower(
  personalData: Context['personalData'],
  { customer, sections }: BookSnapshot,
  loans: readonly LoanRow[],
): WrittenBorrower {
  if (customer === null) throw new Error('a borrower with loans is a customer');
  const { customerId, phoneSealed, language, createdAt, lockedAt } = customer;
  const complete = sectionNames.flatMap((name) => {
    const row = sections.find(({ section, isComplete }) => section === name && isComplete);
    return row === undefined ? [] : [[name, openSection(personalData, row)] as const];
  });
  return {
    reference: customerId,
    phone: personalData.open(sealPlaces.phone(customerId), phoneSealed).toString(),
    language,
    since: isoInstant(createdAt),
    ...(lockedAt === null ? {} : { lockedAt: isoInstant(lockedAt) }),
    sections: Object.fromEntries(complete) as WrittenBorrower['sections'],
    loans: loans.map(writtenLoan),
  };
}

/** A loan as a line of a book has it. */
export function writtenLoan(loan: LoanRow): WrittenLoan {
  const { terms, quote, disbursedOn, accruedThroughOn } = loan;
  const { broughtOver: _opening, ...adjustments } = loan.adjustments ?? noAdjustments;
  return {
    reference: loan.loanId,
    orderNumber: loan.orderNumber,
    product: loan.productId,
    productVersion: loan.productVersion,
    acceptedAt: isoInstant(loan.acceptedAt),
    amount: pesosOf(loan.principalCentavos),
    termDays: terms.termDays,
    disbursedOn: disbursedOn ?? quote.disbursedOn,
    dailyInterestPpm: terms.dailyInterestPpm,
    lateChargePpmPerDay: terms.lateChargePpmPerDay,
    serviceFee: pesosOf(terms.serviceFeeCentavos),
    creditReportFee: pesosOf(terms.creditReportFeeCentavos),
    gst: pesosOf(terms.gstCentavos),
    coupon: pesosOf(terms.couponCentavos),
    schedule: loan.schedule.map((line) => ({
      dueOn: line.dueOn,
      principal: pesosOf(line.principalCentavos),
      interest: pesosOf(line.interestCentavos),
      fee: pesosOf(line.feeCentavos ?? 0),
    })),
    status: statusOf(loan),
    chargedThroughOn: accruedThroughOn,
    settledOn: loan.settledOn,
    charged: {
      interest: pesosOf(loan.interestAccruedCentavos),
      lateCharge: pesosOf(loan.lateChargeAccruedCentavos),
      penaltyFee: pesosOf(loan.penaltyFeeAccruedCentavos),
    },
    paid: {
      principal: pesosOf(loan.principalPaidCentavos),
      interest: pesosOf(loan.interestPaidCentavos),
      fees: pesosOf(adjustments.feesPaidCentavos ?? 0),
      lateCharge: pesosOf(loan.lateChargePaidCentavos),
      penaltyFee: pesosOf(loan.penaltyFeePaidCentavos),
    },
    owed: {
      principal: pesosOf(outstandingPrincipal(loan)),
      interest: pesosOf(outstandingInterest(loan)),
      fees: pesosOf(outstandingFees(loan)),
      lateCharge: pesosOf(outstandingLateCharge(loan)),
      penaltyFee: pesosOf(outstandingPenaltyFee(loan)),
    },
    credit: pesosOf(loan.customerCreditCentavos - (adjustments.refundInFlightCentavos ?? 0)),
    ...changesWritten(loan, adjustments),
  };
}

function statusOf(loan: LoanRow): WrittenLoan['status'] {
  if (loan.status === 'settled' || loan.status === 'written-off' || loan.status === 'recovered')
    return loan.status;
  const on = loan.accruedThroughOn ?? loan.disbursedOn;
  return on !== null && overdueScheduledAmount(loan, on) > 0 ? 'overdue' : 'running';
}

/** What happened on a loan beside its days and payments; nothing where nothing did. */
function changesWritten(loan: LoanRow, adjustments: LoanAdjustments): Partial<WrittenLoan> {
  const { extensionInterestCentavos, extensionFeeCentavos, waivedCentavos, waivedFeesCentavos } = adjustments;
  const { refundedCentavos, refundInFlightCentavos, restructure, reopenedOn } = adjustments;
  // A refund on its way is followed to its end in these books.
  const givenBackCentavos = (refundedCentavos ?? 0) + (refundInFlightCentavos ?? 0);
  return {
    ...(loan.extensionCount === 0
      ? {}
      : {
          extensions: {
            count: loan.extensionCount,
            interest: pesosOf(extensionInterestCentavos),
            fee: pesosOf(extensionFeeCentavos),
          },
        }),
    ...(waivedCentavos === undefined && waivedFeesCentavos === undefined
      ? {}
      : { waived: waivedWritten(adjustments) }),
    ...(writtenOff(adjustments) === 0 ? {} : { writtenOff: lostWritten(adjustments) }),
    ...(restructure === undefined
      ? {}
      : {
          plan: {
            agreedOn: restructure.agreedOn,
            dueOns: [...restructure.dueOns],
            dailyInterestPpmBefore: restructure.dailyInterestPpmBefore,
          },
        }),
    ...(givenBackCentavos === 0 ? {} : { refunded: pesosOf(givenBackCentavos) }),
    ...(reopenedOn === undefined ? {} : { reopenedOn }),
  };
}

function waivedWritten(adjustments: LoanAdjustments): NonNullable<WrittenLoan['waived']> {
  const { waivedCentavos, waivedFeesCentavos, waivedPenaltyFeeCentavos } = adjustments;
  return {
    charges: pesosOf(waivedCentavos ?? 0),
    fees: pesosOf(waivedFeesCentavos ?? 0),
    ...(waivedPenaltyFeeCentavos === undefined ? {} : { penaltyFee: pesosOf(waivedPenaltyFeeCentavos) }),
  };
}

function lostWritten(adjustments: LoanAdjustments): NonNullable<WrittenLoan['writtenOff']> {
  return {
    principal: pesosOf(adjustments.writtenOffPrincipalCentavos),
    interest: pesosOf(adjustments.writtenOffInterestCentavos),
    fees: pesosOf(adjustments.writtenOffFeesCentavos ?? 0),
    lateCharge: pesosOf(adjustments.writtenOffLateChargeCentavos),
    penaltyFee: pesosOf(adjustments.writtenOffPenaltyFeeCentavos),
    recovered: pesosOf(adjustments.recoveredCentavos),
  };
}
