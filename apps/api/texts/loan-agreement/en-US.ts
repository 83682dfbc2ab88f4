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
        'The disclosure statement you were shown with it, as Republic Act No. 3765, the Truth in Lending Act, asks, is part of this agreement. We lend as a lending company under Republic Act No. 9474.',
      ],
    },
    {
      heading: '2. Words in this agreement',
      paragraphs: [
        '“Principal” is the amount we lend you. “Term” is the number of days from the day the money arrives to the last due date. A “due date” ends at midnight in Manila.',
        '“Overdue” is what was due and is not paid. “Charges” are interest, fees, taxes, late charges, penalty fees and the price of more time. “Channel” is a wallet, bank, store or other partner through which you pay.',
      ],
    },
    {
      heading: '3. The loan',
      paragraphs: [
        `We lend you ${loan.amount} for ${loan.termDays} days. ${loan.areFeesLater ? 'You' : 'After the fees of clause 4 you'} receive ${loan.netDisbursed}, sent to ${loan.institution}, account ${loan.accountMasked}, which you confirm is yours.`,
        `If the money reaches you on ${loan.disbursedOn}, ${loan.isInInstallments ? 'its last payment' : 'the loan'} is due on ${loan.dueOn}. The term starts on the day the money arrives, and ${loan.isInInstallments ? 'the due dates follow' : 'the due date follows'} it.`,
        'If the transfer fails, no loan has begun and you owe nothing. You can correct the account in the app and we send the money again.',
      ],
    },
    {
      heading: '4. What it costs',
      paragraphs: paragraphs(
        `Interest is ${loan.dailyInterestRate} of the unpaid principal per day, ${loan.interest} for the whole term. ${loan.areFeesLater ? 'With your first payment you pay' : 'We take off before payout'} a service fee of ${loan.serviceFee}, a credit report fee of ${loan.creditReportFee} and GST of ${loan.gst}.`,
        loan.coupon === null
          ? null
          : `Your coupon lowers these fees by ${loan.coupon}, to ${loan.feesInAll} in all.`,
        `Paid on its due ${loan.isInInstallments ? 'dates' : 'date'}, the loan costs ${loan.totalCost} in all. That is an effective rate of ${loan.effectiveMonthlyRate} per month on what you receive.`,
      ),
    },
  ];
}

function paying(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '5. Paying back',
      paragraphs: [
        ...loan.schedule.map(
          (line) =>
            `You pay ${line.total} by ${line.dueOn}: principal ${line.principal} and interest ${line.interest}${line.fee === null ? '' : `, fees and GST ${line.fee}`}.`,
        ),
        `In all you pay ${loan.totalRepayment}: the principal of ${loan.amount} and interest of ${loan.interest}${loan.areFeesLater ? `, with fees and GST of ${loan.feesInAll}` : ''}. You pay through the channels shown in the app, with the reference it gives you.`,
        'What you pay settles late charges and penalty fees first, then what is overdue, then what is not yet due; each time fees come first, then interest, then principal.',
        'A payment counts from the moment at which its channel says that you paid, even if we hear of it later. Where the channel names no moment, it counts from when we receive it. It never counts from before you asked for its reference.',
        'Due date, price and lateness follow that moment. If the channel takes a payment back, the loan stands as if that payment had not come, and we tell you.',
      ],
    },
    {
      heading: '6. Money beyond what you owe',
      paragraphs: [
        'What you pay beyond what you owe stays yours. We hold it without a charge and send it back when you ask in the app.',
        'Unless you have asked for it back before, we use it on the due date to pay what falls due then, on this loan or on any other loan you have with us. So no loan of yours is late for a sum that we hold for you. The loan shows each such use.',
      ],
    },
  ];
}

function changes(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '7. Paying early',
      paragraphs: [
        'You may pay part or all of the loan on any day, without notice and without a charge for it. You then owe interest only for the days used, at least one day.',
      ],
    },
    {
      heading: '8. Paying late',
      paragraphs: paragraphs(
        loan.isInInstallments
          ? `From the day after a payment was due a late charge arises on what is late of it, never on payments still to come: ${loan.lateChargePerDay} per day on the largest payment, in proportion less on a smaller one or once part is paid. Interest no longer runs on principal that is late.`
          : `From the day after the due date a late charge arises: ${loan.lateChargePerDay} per day while nothing of it is paid, in proportion less once part is paid. Interest no longer runs on those days.`,
        loan.penaltyFee === null
          ? null
          : `On the first day of lateness a penalty fee of ${loan.penaltyFee} is added once.`,
        `Charges for lateness never exceed ${loan.lateCapPerMonth} of the overdue amount per month, counted by the day. If our service or a payment channel of ours fails on the due date, no late charge is due for that time.`,
      ),
    },
    {
      heading: '9. The limit on everything',
      paragraphs: [
        `Interest, fees, late charges and extensions of this loan, all together and for as long as it lasts, never exceed ${loan.amount}, that is 100% of the amount you borrow. Our prices keep the ceilings of ${loan.circular} of the Securities and Exchange Commission.`,
      ],
    },
    {
      heading: '10. More time',
      paragraphs: loan.canExtend
        ? [
            `Until ${loan.maxOverdueDaysToExtend} days after the due date you can ask to move it by exactly ${loan.extensionDays} days, at most ${loan.maxExtensions} times. This costs interest for ${loan.extensionDays} days and an extension fee of ${loan.extensionFeeRate} of the unpaid principal, within the limits of clauses 8 and 9. The principal stays the same, and late charges for days the new date covers fall away.`,
            'Nothing is extended unless you ask for it, see its price and accept it.',
          ]
        : [
            'The due dates of this loan are not extended for a fee. If you cannot make a payment, ask us: we can agree on new dates with you, and what is agreed that way costs nothing more.',
          ],
    },
    {
      heading: '11. Changing your mind',
      paragraphs: [
        `Within ${loan.cancellationHours} hours after the money arrives you can cancel this loan without a reason. Tell customer service in the app, at ${loan.hotLine} or at ${loan.serviceEmail}, and give back the ${loan.netDisbursed} you received as they explain to you.`,
        'You keep this right also when you have paid the loan back within that time: we then return what you were charged.',
        'The loan is then closed, and no interest, fee or charge is due. Where the law gives you more time, you have that time.',
      ],
    },
    {
      heading: '12. If the loan is written off',
      paragraphs: [
        'When a loan has been overdue for long, we may write it off in our books. From that day nothing is added to it any more. What was owed that day is still owed, and you can pay it in full or in parts.',
        'Once all of it is paid the loan has ended like any other that was paid back: you get its certificate, it stands in the way of no new loan, and your account can be deleted.',
      ],
    },
  ];
}

function protection(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '13. Your part and ours',
      paragraphs: [
        'You have told us the truth about yourself, the account is in your name, and you keep your codes and your phone to yourself. Tell us at once when either is lost.',
        'We change nothing in this agreement on our own.',
      ],
    },
    {
      heading: '14. Passing the loan on',
      paragraphs: [
        'We do not pass this loan on to anyone who would not be bound by this agreement and by what the law asks of us. You keep every right and defense you have against us.',
        'If we pass it on, we tell you first who takes it, from when and where to pay. What you paid us before you were told counts. You may not pass on what you owe without our written yes.',
      ],
    },
    {
      heading: '15. How we contact you',
      paragraphs: [
        'About this loan we write to you and call you only, between 6:00 am and 10:00 pm, and we say who we are. We do not threaten, insult or shame, we do not publish your name, and we do not speak to your contacts about what you owe. Whoever collects for us is bound by the same. Circular 18 of 2019 of the Securities and Exchange Commission says so too.',
        'If you cannot pay, tell us before the due date. We will look for a way with you.',
      ],
    },
    {
      heading: '16. Your data',
      paragraphs: [
        'We use your personal data to make and carry out this agreement and where a law requires it, as our privacy notice says and Republic Act No. 10173, the Data Privacy Act, demands. That includes telling the Credit Information Corporation about this loan where Republic Act No. 9510 requires it.',
        'You may see, correct and object to the use of your data, and have it erased once no law requires us to keep it.',
      ],
    },
    {
      heading: '17. Complaints',
      paragraphs: [
        `Write to our grievance officer, ${loan.grievanceOfficer}, at ${loan.grievanceEmail}, or call ${loan.hotLine}. You get a confirmation within 2 business days and an answer within 30 days. A sum you dispute in good time is not collected while we look into it.`,
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
        `Your drawn signature together with your acceptance in the app, which names the amount of ${loan.amount} and the due date, counts as your signature under Republic Act No. 8792, the Electronic Commerce Act. We keep the exact text you accepted, a fingerprint of it, and when you accepted it.`,
        'A copy stays in the app for you. Your drawing may serve again for a later loan, but each loan needs its own acceptance.',
      ],
    },
    {
      heading: '19. Law and language',
      paragraphs: [
        'The law of the Republic of the Philippines applies. Nothing here takes away a right that the law gives you, nor your way to the courts where you live.',
        'You read this agreement in the language you chose. If the languages differ, the English text counts, unless the text you read protects you better.',
      ],
    },
  ];
}
