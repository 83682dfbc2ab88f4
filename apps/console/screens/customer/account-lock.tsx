import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCustomer } from '@luwag/contract/endpoints/staff/get-customer';
import { accountLockRoles, lockAccount } from '@luwag/contract/endpoints/staff/lock-account';
import { proposeUnlock } from '@luwag/contract/endpoints/staff/propose-unlock';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { formatInstant } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { accountLockWords as say } from '../../messages/account-lock-words.ts';
import { type ProofBody, ProofForm } from './proof-form.tsx';

type Customer = Pick<CallOutput<typeof getCustomer>, 'customerId' | 'erasedAt' | 'lockedAt' | 'requests'>;

/** Whether an account is locked. Those who answer borrowers on the phone lock it, and propose to unlock it. */
export function AccountLock({ customer }: { customer: Customer }) {
  const { role } = useStaff();
  const mayAct = accountLockRoles.some((allowed) => allowed === role);
  if (customer.erasedAt !== null) return null;
  if (customer.lockedAt !== null)
    return <Locked customer={customer} lockedAt={customer.lockedAt} mayAct={mayAct} />;
  const lock = (body: ProofBody) => call(lockAccount, { params: { customerId: customer.customerId }, body });
  return mayAct ? <Step look="danger" label={say.lock} hint={say.lockHint} onSend={lock} /> : null;
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
      {mayAct && !isProposed ? <Step look="primary" label={say.propose} onSend={propose} /> : null}
    </section>
  );
}

/** A button that opens the form of its step, since the page is opened far more often than the step is taken. */
function Step({
  look,
  label,
  hint,
  onSend,
}: Pick<Parameters<typeof ProofForm>[0], 'look' | 'label' | 'onSend'> & { hint?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <p>
        <Button className="quiet" onPress={() => setIsOpen(true)}>
          {label}
        </Button>
      </p>
    );
  }
  return (
    <>
      {hint === undefined ? null : <p className="muted">{hint}</p>}
      <ProofForm look={look} label={label} onSend={onSend} onClosed={() => setIsOpen(false)} />
    </>
  );
}
