import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCustomer } from '@luwag/contract/endpoints/staff/get-customer';
import { openIdentity, openIdentityRoles } from '@luwag/contract/endpoints/staff/open-identity';
import { call } from '../../app/api.ts';
import { useStaff } from '../../app/use-staff.ts';
import { byWordWords } from '../../messages/by-word-words.ts';
import { ProofStep } from './proof-step.tsx';

const say = byWordWords.identity;
type Customer = Pick<CallOutput<typeof getCustomer>, 'customerId' | 'erasedAt' | 'applications'>;

/** A verified name that is not right any more: those who answer borrowers on the phone open it for a correction. */
export function IdentityCorrection({
  customer: { customerId, erasedAt, applications },
}: {
  customer: Customer;
}) {
  const { role } = useStaff();
  const isApproved = applications[0]?.status === 'approved';
  if (erasedAt !== null || !isApproved || !openIdentityRoles.some((allowed) => allowed === role)) return null;
  return (
    <ProofStep
      look="primary"
      label={say.open}
      hint={say.hint}
      ask={say}
      told={say.told}
      onSend={(body) => call(openIdentity, { params: { customerId }, body })}
    />
  );
}
