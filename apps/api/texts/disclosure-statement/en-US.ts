import type { Clause } from '../../ports/paper.ts';
import { type PaperFigures, paragraphs } from '../paper-figures.ts';

export function disclosure(loan: PaperFigures): { title: string; clauses: Clause[] } {
  return { title: 'Disclosure statement of your loan', clauses: [...price(loan), ...repayment(loan)] };
}

function price(loan: PaperFigures): Clause[] {
  const when = loan.areFeesLater ? 'paid with the first payment' : 'deducted before payout';
  return [
    {
      heading: 'Lender and borrower',
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
        `Interest for the whole term: ${loan.interest}, which is ${loan.dailyInterestRate} of the unpaid principal per day. It is paid with the principal.`,
        `Service fee: ${loan.serviceFee}, ${when}.`,
        `Credit report fee: ${loan.creditReportFee}, ${when}.`,
        `GST on the service fee: ${loan.gst}, ${when}.`,
        loan.coupon === null ? null : `Coupon that lowers these fees: ${loan.coupon}.`,
        `Total ${loan.areFeesLater ? 'fees and GST with the first payment' : 'deducted before payout'}: ${loan.feesInAll}.`,
        `Total cost of this loan if you pay on the due ${loan.isInInstallments ? 'dates' : 'date'}: ${loan.totalCost}, which is ${loan.costShare} of what you receive.`,
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
      heading: 'What you repay, and when',
      paragraphs: [
        ...loan.schedule.map(
          (line) =>
            `Payment ${line.number}, due ${line.dueOn}: principal ${line.principal} and interest ${line.interest}${line.fee === null ? '' : `, fees and GST ${line.fee}`}, total ${line.total}.`,
        ),
        `Total of all payments: ${loan.totalRepayment}.`,
        `The dates count from the day on which the money reaches you. If it arrives later than planned, ${loan.isInInstallments ? 'each due date' : 'the due date'} moves by as many days.`,
      ],
    },
    {
      heading: 'Effective interest rate',
      paragraphs: [
        `${loan.effectiveMonthlyRate} per month. It compares interest and all fees with the amount you actually receive.`,
      ],
    },
    {
      heading: 'Charges that apply only in these cases',
      paragraphs: paragraphs(
        `Paying late: ${loan.lateChargePerDay} per day on ${loan.isInInstallments ? 'the largest payment shown above, less on a smaller one or if part of it is already paid, nothing on payments not yet due' : 'the full payment shown above, less if part of it is already paid'}, and never more than ${loan.lateCapPerMonth} of the overdue amount per month.`,
        loan.penaltyFee === null
          ? null
          : `First day late: a one-time penalty fee of ${loan.penaltyFee}, within the same limit.`,
        loan.canExtend
          ? `Extending the due date by ${loan.extensionDays} days: interest for those days and an extension fee of ${loan.extensionFeeRate} of the unpaid principal, only if you ask for it.`
          : null,
        `Interest, fees, late charges and extensions together can never exceed ${loan.amount}, the amount you borrow.`,
      ),
    },
    {
      heading: 'Paying early or cancelling',
      paragraphs: [
        'You may pay part or all of it at any time, without a charge. You then owe interest only for the days used, at least one day.',
        `Within ${loan.cancellationHours} hours after the money arrives you may cancel. You return the ${loan.netDisbursed} you received and pay nothing else.`,
      ],
    },
    {
      heading: 'Before you sign',
      paragraphs: [
        'Take your time to read this statement, and keep a copy. It stays in the app with your loan. If anything is unclear, ask us first.',
        `Customer service: ${loan.hotLine}, ${loan.serviceEmail}.`,
      ],
    },
  ];
}
