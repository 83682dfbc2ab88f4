import type { CallOutput } from '@luwag/contract/endpoint';
import type { verifyPaper as endpoint } from '@luwag/contract/endpoints/loan/verify-paper';
import type { CustomerSnapshot, LoanRow } from '../../ports/customer-store.ts';
import type { PaperRow } from '../../ports/rows-around-loan.ts';
import { isPaidBack } from '@luwag/loan-engine/loan/loan-status';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';
import { certifiedRepayment } from './certified-repayment.ts';

/** Returns what is on record of a paper to anyone who holds it, without name or amount. */
export async function verifyPaper(
  { store, directory, identity }: Pick<Context, 'store' | 'directory' | 'identity'>,
  code: string,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const found = await directory.customerOfPaper(code);
  if (found === null) return refused('not_found');
  const { customerId } = found;
  const owned = await store.load({ customerId, parts: ['papers', 'loans', 'payments', 'entries'] });
  const { papers, loans } = owned;
  const paper = papers.find(({ paperId }) => paperId === found.paperId);
  const loan = loans.find(({ loanId }) => loanId === paper?.loanId);
  if (paper === undefined || loan === undefined) return refused('not_found');
  const { kind, contentHash, issuedAt } = paper;
  return done({
    kind,
    orderNumber: loan.orderNumber,
    issuedAt: isoInstant(issuedAt),
    contentHash,
    lender: identity.corporateName,
    holds: isStillTrue(paper, loan, owned),
  });
}

/** Whether what a paper says of a payment is still so; the others are of their day, or of what was signed. */
function isStillTrue(
  { kind, subject }: PaperRow,
  loan: LoanRow,
  { payments, entries }: Pick<CustomerSnapshot, 'payments' | 'entries'>,
): boolean {
  if (kind === 'receipt') {
    return payments.some(({ paymentId, status }) => paymentId === subject && status === 'success');
  }
  const own = entries.filter(({ loanId }) => loanId === loan.loanId);
  return kind !== 'certificate' || (isPaidBack(loan.status) && subject === certifiedRepayment(loan, own));
}
