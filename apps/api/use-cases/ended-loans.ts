import type { Changes, CustomerSnapshot } from '../ports/customer-store.ts';
import type { Job } from '../ports/job.ts';

/** A job for each loan that a write ends or takes back. It is read off the write itself, so that no use case forgets it. */
export function endedLoans(loaded: Partial<CustomerSnapshot>, { loans = [] }: Changes): readonly Job[] {
  const before = loaded.loans ?? [];
  return loans
    .filter(({ loanId, status }) => {
      const was = before.find((loan) => loan.loanId === loanId);
      return was?.status === 'active' && status !== 'active';
    })
    .map(({ customerId, loanId }) => ({ kind: 'end-requests', payload: { customerId, loanId } }));
}
