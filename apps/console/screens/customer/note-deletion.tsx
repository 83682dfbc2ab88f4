import type { CallOutput } from '@luwag/contract/endpoint';
import { askCustomerDeletion } from '@luwag/contract/endpoints/staff/ask-customer-deletion';
import type { getCustomer } from '@luwag/contract/endpoints/staff/get-customer';
import { loanActionRoles } from '@luwag/contract/endpoints/staff/loan-action';
import { call } from '../../app/api.ts';
import { useStaff } from '../../app/use-staff.ts';
import { byWordWords } from '../../messages/by-word-words.ts';
import { ProofStep } from './proof-step.tsx';

const say = byWordWords.deletion;
type Customer = Pick<CallOutput<typeof getCustomer>, 'customerId' | 'erasedAt' | 'requests'>;

/** A borrower who asks by phone or email to be erased; nothing where it is done, or asked already. */
export function NoteDeletion({ customer: { customerId, erasedAt, requests } }: { customer: Customer }) {
  const { role } = useStaff();
  const isAsked = requests.some(({ kind, status }) => kind === 'deletion' && status === 'open');
  if (erasedAt !== null || isAsked || !loanActionRoles.some((allowed) => allowed === role)) return null;
  return (
    <ProofStep
      look="danger"
      label={say.note}
      hint={say.hint}
      ask={say}
      told={say.told}
      onSend={(body) => call(askCustomerDeletion, { params: { customerId }, body })}
    />
  );
}
