import type { ApplicationRow } from '../../ports/customer-store.ts';

/** Whether an application still waits for its decision, with the lender or with its borrower. */
export function isOpenApplication({ status }: Pick<ApplicationRow, 'status'>): boolean {
  return status === 'submitted' || status === 'under-review' || status === 'correction-requested';
}
