import type { Clause } from '../../ports/paper.ts';
import { type PaperFigures, paragraphs } from '../paper-figures.ts';

export function disclosure(loan: PaperFigures): { title: string; clauses: Clause[] } {
  return { title: 'Disclosure statement of your loan', clauses: [...price(loan), ...repayment(loan)] };
}

function price(loan: PaperFigures): Clause[] {
  const when = loan.areFeesLater ? 'paid with the first payment' : 'taken off before payout';
  return [
    {
      heading: 'Who lends and who borrows',
      paragraphs: [
        `Lender: ${loan.corporateName} (${loan.productName}), ${loan.address}. SEC Registration No. ${loan.secRegistrationNumber}. Certificate of Authority No. ${loan.certificateOfAuthorityNumber}.`,
        `Borrower: ${loan.borrowerName}.`,
        'This statement is given to you before you take the loan, as Republic Act No. 3765, the Truth in Lending Act, requires.',
      ],
    },
    {
      heading: 'Amount financed',
      paragraphs: [
        `Loan amount: ${loan.amount}.`,
        `Term: ${loan.termDays} days, from ${loan.disbursedOn} to ${loan.dueOn}.`,
      ],
    },
    {
      heading: 'Charges',
      paragraphs: paragraphs(
        `Interest for the whole term: ${loan.interest}, that is ${loan.dailyInterestRate} of the unpaid principal per day. It is paid with the principal.`,
        `Service fee: ${loan.serviceFee}, ${when}.`,
        `Credit report fee: ${loan.creditReportFee}, ${when}.`,
        `GST on the service fee: ${loan.gst}, ${when}.`,
        loan.coupon === null ? null : `Coupon that lowers these fees: ${loan.coupon}.`,
        `${loan.areFeesLater ? 'Fees and GST with the first payment' : 'Taken off before payout'} in all: ${loan.feesInAll}.`,
        `Everything this loan costs when paid on its due ${loan.isInInstallments ? 'dates' : 'date'}: ${loan.totalCost}, that is ${loan.costShare} of what you receive.`,
      ),
    },
    {
      heading: 'What you receive',
      paragraphs: [
        `Net proceeds: ${loan.netDisbursed}, sent to ${loan.institution}, account ${loan.accountMasked}.`,
      ],
    },
  ];
}

function repayment(loan: PaperFigures): Clause[] {
  return [
    {
      heading: 'What you pay, and when',
      paragraphs: [
        ...loan.schedule.map(
          (line) =>
            `Payment ${line.number}, due ${line.dueOn}: principal ${line.principal} and interest ${line.interest}${line.fee === null ? '' : `, fees and GST ${line.fee}`}, together ${line.total}.`,
        ),
        `Total of all payments: ${loan.totalRepayment}.`,
        `The dates count from the day on which the money reaches you. If it arrives later than planned, ${loan.isInInstallments ? 'each due date' : 'the due date'} moves by as many days.`,
      ],
    },
    {
      heading: 'Effective interest rate',
      paragraphs: [
        `${loan.effectiveMonthlyRate} per month. It sets interest and all fees against the amount you actually receive.`,
      ],
    },
    {
      heading: 'Charges only if something else happens',
      paragraphs: paragraphs(
        `Paying late: ${loan.lateChargePerDay} per day on ${loan.isInInstallments ? 'the largest payment shown above, less on a smaller one or if part of it is already paid, nothing on payments still to come' : 'the full payment shown above, less if part of it is already paid'}, and never more than ${loan.lateCapPerMonth} of the overdue amount per month.`,
        loan.penaltyFee === null
          ? null
          : `First day of lateness: a one-time penalty fee of ${loan.penaltyFee}, within the same limit.`,
        loan.canExtend
          ? `Extending the due date by ${loan.extensionDays} days: interest for those days and an extension fee of ${loan.extensionFeeRate} of the unpaid principal, only if you ask for it.`
          : null,
        `Interest, fees, late charges and extensions together can never exceed ${loan.amount}, the amount you borrow.`,
      ),
    },
    {
      heading: 'Paying early or cancelling',
      paragraphs: [
        'You may pay part or all of it at any time, without a charge for doing so. Interest is then due only for the days used, at least one.',
        `Within ${loan.cancellationHours} hours after the money arrives you may cancel: you give back the ${loan.netDisbursed} received and pay nothing else.`,
      ],
    },
    {
      heading: 'Before you sign',
      paragraphs: [
        'Read this statement in peace and keep a copy; it stays in the app with your loan. If anything is unclear, ask first.',
        `Customer service: ${loan.hotLine}, ${loan.serviceEmail}.`,
      ],
    },
  ];
}
