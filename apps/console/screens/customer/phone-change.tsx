import type { CallOutput } from '@luwag/contract/endpoint';
import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import type { getCustomer } from '@luwag/contract/endpoints/staff/get-customer';
import { proposePhoneChange } from '@luwag/contract/endpoints/staff/propose-phone-change';
import { Link } from '@tanstack/react-router';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { formText } from '../../app/form-text.ts';
import { useStaff } from '../../app/use-staff.ts';
import { Field } from '../../components/field/field.tsx';
import { accountLockWords } from '../../messages/account-lock-words.ts';
import { phoneChangeWords as say } from '../../messages/phone-change-words.ts';
import { ProofStep } from './proof-step.tsx';

type Customer = Pick<CallOutput<typeof getCustomer>, 'customerId' | 'erasedAt' | 'requests'>;

/** Those who answer borrowers on the phone propose a new number; while one waits, the page says who may confirm it. */
export function PhoneChange({ customer: { customerId, erasedAt, requests } }: { customer: Customer }) {
  const { role } = useStaff();
  if (erasedAt !== null) return null;
  if (requests.some(({ status, action }) => status === 'open' && action?.kind === 'change-phone')) {
    return (
      <p>
        {say.waits(checkersOf('change-phone'))} <Link to="/requests">{accountLockWords.toRequests}</Link>
      </p>
    );
  }
  if (!mayMake('change-phone', role)) return null;
  return (
    <ProofStep
      look="primary"
      label={say.propose}
      hint={say.hint}
      ask={say}
      told={say.told}
      onSend={(body, form) =>
        call(proposePhoneChange, {
          params: { customerId },
          body: { ...body, phone: formText(form, 'phone') },
        })
      }
    >
      <Field name="phone" label={say.number} hint={say.numberHint} />
    </ProofStep>
  );
}
