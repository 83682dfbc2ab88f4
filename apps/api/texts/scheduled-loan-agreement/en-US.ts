import type { Clause } from '../../ports/paper.ts';
import type { ScheduledLoanFigures } from '../scheduled-loan-agreement.ts';

export function agreement(figures: ScheduledLoanFigures): { title: string; clauses: Clause[] } {
  return { title: 'Easy Re-loan agreement', clauses: [...what(figures), ...rights(figures)] };
}

function what(figures: ScheduledLoanFigures): Clause[] {
  return [
    {
      heading: '1. Who agrees',
      paragraphs: [
        `This agreement is between ${figures.corporateName} (“we”), SEC Registration No. ${figures.secRegistrationNumber}, Certificate of Authority No. ${figures.certificateOfAuthorityNumber}, and ${figures.borrowerName} (“you”).`,
      ],
    },
    {
      heading: '2. What Easy Re-loan does',
      paragraphs: [
        'While it is on, and each time you have paid a loan back in full and on time, we schedule your next loan. Nobody has to turn it on to borrow, and a loan without it costs no more.',
        `You chose ${figures.amount} for ${figures.termDays} days. You may change both at any time. We never send more than your limit allows on the day.`,
        `The money goes to ${figures.institution}, account ${figures.accountMasked}, or to the account you have put in its place by then.`,
      ],
    },
    {
      heading: '3. What you are told before each loan',
      paragraphs: [
        `At least ${figures.noticeHours} hours before the money goes out we send you an SMS with the day, what you receive, what you repay and by when, and what it costs. The app shows the whole cost, the disclosure statement and the loan agreement of that loan.`,
        'If anything of it changes after that, we tell you anew and the time starts again. At another price than the one you were told, no money goes out.',
        `If you do not skip it by then, this agreement together with the amount and the date you were told counts as your acceptance of that loan. Each loan follows its own loan agreement, with every right it gives you, cancelling after the money has arrived included.`,
      ],
    },
    {
      heading: '4. Skipping and turning off',
      paragraphs: [
        'You may skip any single loan in the app until its money goes out, always, with one tap, without a reason and without a charge.',
        'You may turn Easy Re-loan off at any time, with one exception: while a loan you took with one of its vouchers is not yet paid back. You can turn it off as soon as that loan is repaid, and until then you can still skip.',
      ],
    },
  ];
}

function rights(figures: ScheduledLoanFigures): Clause[] {
  return [
    {
      heading: '5. Vouchers',
      paragraphs: [
        `The first time in your life that you turn it on you get a coupon of ${figures.activation}. Each scheduled loan that is paid out takes a voucher off its fees: ${figures.ladder} for one after another in a row, the last one for all that follow, and ${figures.extra} more each time. A voucher never takes off more than the fees.`,
        `Skipping, paying late, a payout that fails and turning it off begin the row again at ${figures.first}. A loan paid late also bears the late charges of its own loan agreement.`,
      ],
    },
    {
      heading: '6. When no loan is sent',
      paragraphs: [
        'We send none while you owe another loan, where your limit or the law does not allow it, or where your account cannot be used. You see the reason in the app, and you owe nothing for it.',
      ],
    },
    {
      heading: '7. Questions, complaints and law',
      paragraphs: [
        `Customer service: ${figures.hotLine}, ${figures.serviceEmail}. Grievance officer: ${figures.grievanceOfficer}, ${figures.grievanceEmail}. You may turn to the Securities and Exchange Commission at any time.`,
        'Your acceptance in the app counts as your signature under Republic Act No. 8792. The law of the Republic of the Philippines applies and nothing here takes a right away from you. If the languages differ, the English text counts, unless the text you read protects you better.',
      ],
    },
  ];
}
