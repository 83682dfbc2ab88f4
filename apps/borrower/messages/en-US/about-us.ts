export const messages = {
  title: 'Who lends to you',
  lead: '{lender} lends under the name {product}.',
  open: 'Open now, every day from 9:00 am to 6:00 pm',
  closed: 'Closed now. Open every day from 9:00 am to 6:00 pm, Manila time',
  call: 'Call {number}',
  write: 'Write to us',
  identity: {
    title: 'Registered as',
    company: 'Company',
    registration: 'SEC Registration No.',
    authority: 'Certificate of Authority No.',
    address: 'Address',
    website: 'Website',
  },
  verify: {
    title: 'Check us yourself',
    lead: 'Look the company name and the certificate number up in the lists of lending companies on the website of the Securities and Exchange Commission, sec.gov.ph. If either is missing there, do not borrow, and do not pay anybody in advance.',
    never:
      'We never ask for money before a loan, never for your code, and never lend through a stranger’s message.',
  },
  price: {
    title: 'How we price',
    interest: 'Interest: {rate} of the unpaid loan amount a day, only for the days you use',
    serviceFee: 'Service fee: {rate} of the loan amount for each day of the term, taken off at payout',
    creditReportFee: 'Credit report fee: {amount} for each loan',
    gst: 'GST: {rate} of the service fee',
    late: 'Late: {rate} of the amount due a day; all costs together never pass the amount you borrowed',
    shown: 'You see the sum of it all in pesos before you decide.',
  },
  complaint: {
    title: 'A complaint',
    lead: 'Our grievance officer, {officer}, confirms within 2 business days and answers within 30 days.',
    here: 'Write it here in the app',
    write: 'Write to the grievance officer',
    sec: 'You may turn to the Securities and Exchange Commission at any time.',
  },
} as const;
