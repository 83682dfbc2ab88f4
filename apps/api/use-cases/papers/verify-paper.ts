import type { CallOutput } from '@luwag/contract/endpoint';
import type { verifyPaper as endpoint } from '@luwag/contract/endpoints/loan/verify-paper';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

/** Returns what is on record of a paper to anyone who holds it, without name or amount. */
export async function verifyPaper(
  { store, directory, identity }: Pick<Context, 'store' | 'directory' | 'identity'>,
  code: string,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const found = await directory.customerOfPaper(code);
  if (found === null) return refused('not_found');
  const { papers, loans } = await store.load({ customerId: found.customerId, parts: ['papers', 'loans'] });
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
  });
}
