import type { Clause } from '../../ports/paper.ts';
import { type PaperFigures, paragraphs } from '../paper-figures.ts';

export function agreement(loan: PaperFigures): { title: string; clauses: Clause[] } {
  return {
    title: 'Loan agreement',
    clauses: [...bargain(loan), ...paying(loan), ...changes(loan), ...protection(loan), ...closing(loan)],
  };
}

function bargain(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '1. Who agrees',
      paragraphs: [
        `This agreement is between ${loan.corporateName} (“we”), ${loan.address}, SEC Registration No. ${loan.secRegistrationNumber}, Certificate of Authority No. ${loan.certificateOfAuthorityNumber}, and ${loan.borrowerName} (“you”).`,
        'The disclosure statement shown to you with it, as Republic Act No. 3765, the Truth in Lending Act, requires, is part of this agreement. We lend as a lending company under Republic Act No. 9474.',
      ],
    },
    {
      heading: '2. Words in this agreement',
      paragraphs: [
        '“Principal” is the amount we lend you. “Term” is the number of days from the day the money arrives to the last due date. A “due date” ends at midnight in Manila.',
        '“Overdue” is an amount that was due and is not paid. “Charges” are interest, fees, taxes, late charges, penalty fees and the price of an extension. “Channel” is a wallet, bank, store or other partner through which you pay.',
      ],
    },
    {
      heading: '3. The loan',
      paragraphs: [
        `We lend you ${loan.amount} for ${loan.termDays} days. ${loan.areFeesLater ? 'You' : 'After the fees of clause 4 you'} receive ${loan.netDisbursed}, sent to ${loan.institution}, account ${loan.accountMasked}, which you confirm is yours.`,
        `If the money reaches you on ${loan.disbursedOn}, ${loan.isInInstallments ? 'its last payment' : 'the loan'} is due on ${loan.dueOn}. The term starts on the day the money arrives, and ${loan.isInInstallments ? 'the due dates follow' : 'the due date follows'} it.`,
        'If the transfer fails, the loan has not started and you owe nothing. You can correct the account in the app, and we send the money again.',
      ],
    },
    {
      heading: '4. What it costs',
      paragraphs: paragraphs(
        `Interest is ${loan.dailyInterestRate} of the unpaid principal per day, ${loan.interest} for the whole term. ${loan.areFeesLater ? 'With your first payment you pay' : 'Before payout we deduct'} a service fee of ${loan.serviceFee}, a credit report fee of ${loan.creditReportFee} and GST of ${loan.gst}.`,
        loan.coupon === null
          ? null
          : `Your coupon lowers these fees by ${loan.coupon}, to a total of ${loan.feesInAll}.`,
        `If you pay on the due ${loan.isInInstallments ? 'dates' : 'date'}, the loan costs ${loan.totalCost} in total. That is an effective rate of ${loan.effectiveMonthlyRate} per month on what you receive.`,
      ),
    },
  ];
}

function paying(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '5. Repayment',
      paragraphs: [
        ...loan.schedule.map(
          (line) =>
            `You pay ${line.total} by ${line.dueOn}: principal ${line.principal} and interest ${line.interest}${line.fee === null ? '' : `, fees and GST ${line.fee}`}.`,
        ),
        `In total you pay ${loan.totalRepayment}: the principal of ${loan.amount} and interest of ${loan.interest}${loan.areFeesLater ? `, with fees and GST of ${loan.feesInAll}` : ''}. You pay through the channels shown in the app, with the reference it gives you.`,
        'Each payment goes to late charges and penalty fees first, then to overdue amounts, then to amounts not yet due. Within each of these, fees come first, then interest, then principal.',
        'We credit a payment from the time its channel says you paid, even if we learn of it later. If the channel gives no time, we credit it from when we receive it. We never credit it from before you asked for its reference.',
        'Due date, price and charges for paying late follow that time. If the channel reverses a payment, the loan is as if you had not made it, and we tell you.',
      ],
    },
    {
      heading: '6. Overpayment',
      paragraphs: [
        'If you pay more than you owe, the overpayment stays yours. We hold it without a charge and return it when you ask in the app.',
        'Unless you have asked for it back before, we use it on the due date to pay what is due then, on this loan or any other loan you have with us. So none of your loans is late for an amount that we hold for you. The loan shows each such use.',
      ],
    },
  ];
}

function changes(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '7. Paying early',
      paragraphs: [
        'You may pay part or all of the loan on any day, without notice and without a charge. You then owe interest only for the days used, at least one day.',
      ],
    },
    {
      heading: '8. Paying late',
      paragraphs: paragraphs(
        loan.isInInstallments
          ? `From the day after a payment is due, we add a late charge on the part of it that is overdue, never on payments not yet due: ${loan.lateChargePerDay} per day on the largest payment, proportionately less on a smaller one or once part is paid. Overdue principal bears no more interest.`
          : `From the day after the due date, we add a late charge: ${loan.lateChargePerDay} per day while nothing is paid, proportionately less once part is paid. We charge no interest for those days.`,
        loan.penaltyFee === null
          ? null
          : `On the first day you are late, we add a penalty fee of ${loan.penaltyFee} once.`,
        `Charges for paying late never exceed ${loan.lateCapPerMonth} of the overdue amount per month, counted by the day. If our service or one of our payment channels fails on the due date, you owe no late charge for that time.`,
      ),
    },
    {
      heading: '9. The limit on all charges',
      paragraphs: [
        `Interest, fees, late charges and extensions of this loan, all together and for as long as it lasts, never exceed ${loan.amount}, which is 100% of the amount you borrow. Our prices stay within the ceilings of ${loan.circular} of the Securities and Exchange Commission.`,
      ],
    },
    {
      heading: '10. Extending the due date',
      paragraphs: loan.canExtend
        ? [
            `Until ${loan.maxOverdueDaysToExtend} days after the due date you can ask to move it by exactly ${loan.extensionDays} days, at most ${loan.maxExtensions} times. This costs interest for ${loan.extensionDays} days and an extension fee of ${loan.extensionFeeRate} of the unpaid principal, within the limits of clauses 8 and 9. The principal stays the same, and late charges for days the new date covers are removed.`,
            'Nothing is extended unless you ask for it, see its price and accept it.',
          ]
        : [
            'The due dates of this loan are not extended for a fee. If you cannot make a payment, ask us. We can agree on new dates with you, and such an agreement costs nothing more.',
          ],
    },
    {
      heading: '11. Cancelling the loan',
      paragraphs: [
        `Within ${loan.cancellationHours} hours after the money arrives you can cancel this loan without a reason. Tell customer service in the app, at ${loan.hotLine} or at ${loan.serviceEmail}, and return the ${loan.netDisbursed} you received as they explain to you.`,
        'You keep this right even if you have repaid the loan within that time. We then return what we charged you.',
        'The loan is then closed, and no interest, fee or charge is due. Where the law gives you more time, you have that time.',
      ],
    },
    {
      heading: '12. If the loan is written off',
      paragraphs: [
        'If a loan has been overdue for a long time, we may write it off. From that day we add nothing more to it. You still owe what you owed that day, and you can pay it in full or in parts.',
        'Once it is paid in full, the loan ends like any other repaid loan. You get its certificate, it does not prevent a new loan, and your account can be deleted.',
      ],
    },
  ];
}

function protection(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '13. Your part and ours',
      paragraphs: [
        'You have told us the truth about yourself, and the account is in your name. Keep your codes and your phone to yourself, and tell us right away if you lose either.',
        'We do not change this agreement on our own.',
      ],
    },
    {
      heading: '14. Transferring the loan',
      paragraphs: [
        'We do not transfer this loan to anyone who would not be bound by this agreement and by what the law requires of us. You keep every right and defense you have against us.',
        'If we transfer it, we first tell you who takes it, from when, and where to pay. We credit what you paid us before you were told. You may not transfer what you owe without our written consent.',
      ],
    },
    {
      heading: '15. How we contact you',
      paragraphs: [
        'About this loan we write to and call only you, between 6:00 am and 10:00 pm, and we say who we are. We do not threaten, insult or shame you. We do not publish your name or speak to your contacts about what you owe. Anyone who collects for us is bound by the same rules. Circular 18 of 2019 of the Securities and Exchange Commission requires this too.',
        'If you cannot pay, tell us before the due date. We will look for a solution with you.',
      ],
    },
    {
      heading: '16. Your data',
      paragraphs: [
        'We use your personal data to make and carry out this agreement and where a law requires it, under our privacy notice and Republic Act No. 10173, the Data Privacy Act. This includes reporting this loan to the Credit Information Corporation where Republic Act No. 9510 requires it.',
        'You may see your data, correct it, object to its use, and have it erased once no law requires us to keep it.',
      ],
    },
    {
      heading: '17. Complaints',
      paragraphs: [
        `Write to our grievance officer, ${loan.grievanceOfficer}, at ${loan.grievanceEmail}, or call ${loan.hotLine}. You get a confirmation within 2 business days and an answer within 30 days. We do not collect an amount you dispute in time while we look into it.`,
        'You may turn to the Securities and Exchange Commission at any time. Republic Act No. 11765, the Financial Products and Services Consumer Protection Act, protects you.',
      ],
    },
  ];
}

function closing(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '18. Signing electronically',
      paragraphs: [
        `Your signature, drawn or typed, together with your acceptance in the app, which names the amount of ${loan.amount} and the due date, counts as your signature under Republic Act No. 8792, the Electronic Commerce Act. We keep the exact text you accepted, a fingerprint of it, and when you accepted it.`,
        'A copy stays in the app for you. You can use your drawn signature again for a later loan, but each loan needs its own acceptance.',
      ],
    },
    {
      heading: '19. Law and language',
      paragraphs: [
        'The law of the Republic of the Philippines applies. Nothing here takes away a right that the law gives you, or your access to the courts where you live.',
        'You read this agreement in the language you chose. If the languages differ, the English text prevails, unless the text you read protects you better.',
      ],
    },
  ];
}
