export const messages = {
  title: 'Papers',
  lead: 'Each comes as a PDF. Anyone can check it on our site by the code printed on it.',
  disclosure: 'Disclosure statement',
  agreement: 'Loan agreement as you signed it',
  receipt: 'Receipt for {amount}, {date}',
  statement: 'Statement of account',
  certificate: 'Certificate of full payment',
  save: 'Save PDF: {paper}',
  saved: 'Saved: {paper}',
} as const;
