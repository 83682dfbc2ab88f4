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
        'While it is on, we schedule your next loan each time you repay a loan in full and on time. You do not have to turn it on to borrow. Interest and fees are the same without it. Only the vouchers of section 5 need it.',
        `You chose ${figures.amount} for ${figures.termDays} days. You may change both at any time. We never send more than your limit allows on the day.`,
        `The money goes to ${figures.institution}, account ${figures.accountMasked}, or to the account that has replaced it by then.`,
      ],
    },
    {
      heading: '3. What we tell you before each loan',
      paragraphs: [
        `At least ${figures.noticeHours} hours before we send the money, we send you an SMS with the day, what you receive, what you repay and by when, and what it costs. The app shows the total cost, the disclosure statement and the loan agreement of that loan.`,
        'If anything changes after that, we tell you again and the time starts over. We send no money at a price other than the one we told you.',
        'If you do not skip it by then, this agreement, with the amount and the date we told you, counts as your acceptance of that loan. Each loan follows its own loan agreement, with every right it gives you, including the right to cancel after the money has arrived.',
      ],
    },
    {
      heading: '4. Skipping and turning off',
      paragraphs: [
        'You may always skip any single loan in the app until we send its money, with one tap, without a reason and without a charge.',
        'You may turn Easy Re-loan off at any time, with one exception: while a loan you took with one of its vouchers is not yet repaid. You can turn it off as soon as you have repaid that loan. Until then you can still skip.',
      ],
    },
  ];
}

function rights(figures: ScheduledLoanFigures): Clause[] {
  return [
    {
      heading: '5. Vouchers',
      paragraphs: [
        `The first time you ever turn it on, you get a coupon of ${figures.activation}. A voucher lowers the fees of each scheduled loan that we send: ${figures.ladder} for loans in a row, the last amount for all that follow, and ${figures.extra} more each time. A voucher never takes off more than the fees.`,
        `If you skip, pay late or turn it off, or if a payout fails, vouchers restart at ${figures.first}. A loan paid late also has the late charges of its own loan agreement.`,
      ],
    },
    {
      heading: '6. When we send no loan',
      paragraphs: [
        'We send no loan while you owe another one, if your limit or the law does not allow it, or if your account cannot be used. You see the reason in the app, and you owe nothing for it.',
      ],
    },
    {
      heading: '7. Questions, complaints and law',
      paragraphs: [
        `Customer service: ${figures.hotLine}, ${figures.serviceEmail}. Grievance officer: ${figures.grievanceOfficer}, ${figures.grievanceEmail}. You may turn to the Securities and Exchange Commission at any time.`,
        'Your acceptance in the app counts as your signature under Republic Act No. 8792. The law of the Republic of the Philippines applies and nothing here takes away your rights. If the languages differ, the English text prevails, unless the text you read protects you better.',
      ],
    },
  ];
}
