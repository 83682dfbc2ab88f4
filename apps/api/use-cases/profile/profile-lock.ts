import type { SectionName } from '@luwag/contract/profile/sections';
import { isOutstanding } from '@luwag/loan-engine/life/loan-status';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';

/** False while someone looks at the profile: what is being judged must not change under the eyes of who judges it. */
export function isEditable({ applications }: Pick<CustomerSnapshot, 'applications'>): boolean {
  return !applications.some(({ status }) => status === 'submitted' || status === 'under-review');
}

/** Whether a section may be written. While a loan is open its account stays, except to correct one that the bank refused. */
export function isSectionEditable(
  owned: Pick<CustomerSnapshot, 'applications' | 'loans'>,
  section: SectionName,
): boolean {
  if (section !== 'payoutAccount') return isEditable(owned);
  const open = owned.loans.find(({ status }) => isOutstanding(status));
  if (open === undefined) return isEditable(owned);
  return open.status === 'disbursement-failed';
}
