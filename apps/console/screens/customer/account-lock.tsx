import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCustomer } from '@luwag/contract/endpoints/staff/get-customer';
import { accountLockRoles, lockAccount } from '@luwag/contract/endpoints/staff/lock-account';
import { proposeUnlock } from '@luwag/contract/endpoints/staff/propose-unlock';
import { Link } from '@tanstack/react-router';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { formatInstant } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { accountLockWords as say } from '../../messages/account-lock-words.ts';
import { logInWords } from '../../messages/log-in-words.ts';
import type { ProofBody } from './proof-form.tsx';
import { ProofStep } from './proof-step.tsx';

type Customer = Pick<CallOutput<typeof getCustomer>, 'customerId' | 'erasedAt' | 'lockedAt' | 'requests'>;

/** Whether an account is locked. Those who answer borrowers on the phone lock it, and propose to unlock it. */
export function AccountLock({ customer }: { customer: Customer }) {
  const { role } = useStaff();
  const mayAct = accountLockRoles.some((allowed) => allowed === role);
  if (customer.erasedAt !== null) return null;
  if (customer.lockedAt !== null)
    return <Locked customer={customer} lockedAt={customer.lockedAt} mayAct={mayAct} />;
  const lock = (body: ProofBody) => call(lockAccount, { params: { customerId: customer.customerId }, body });
  return mayAct ? (
    <ProofStep look="danger" label={say.lock} hint={say.lockHint} ask={logInWords} onSend={lock} />
  ) : null;
}

function Locked({
  customer: { customerId, requests },
  lockedAt,
  mayAct,
}: {
  customer: Customer;
  lockedAt: string;
  mayAct: boolean;
}) {
  const isProposed = requests.some(
    ({ status, action }) => status === 'open' && action?.kind === 'unlock-account',
  );
  const propose = (body: ProofBody) => call(proposeUnlock, { params: { customerId }, body });
  return (
    <section aria-labelledby="account-lock">
      <h2 id="account-lock" className="problem">
        {say.lockedSince(formatInstant(lockedAt))}
      </h2>
      <p className="muted">{say.lockedHint}</p>
      {isProposed ? (
        <p>
          {say.waits(checkersOf('unlock-account'))} <Link to="/requests">{say.toRequests}</Link>
        </p>
      ) : null}
      {mayAct && !isProposed ? (
        <ProofStep look="primary" label={say.propose} ask={logInWords} onSend={propose} />
      ) : null}
    </section>
  );
}
