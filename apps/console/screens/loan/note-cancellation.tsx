import { askCancellation } from '@luwag/contract/endpoints/staff/ask-cancellation';
import { call } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { instantInManila } from '../../app/format.ts';
import { Field } from '../../components/field/field.tsx';
import { byWordWords } from '../../messages/by-word-words.ts';
import { ProofStep } from '../customer/proof-step.tsx';
import type { CustomerLoan } from './customer-loan.ts';

const say = byWordWords.cancellation;

/** A borrower who asks by phone or email to give the loan back; nothing where it cannot be, or where they asked already. */
export function NoteCancellation({ loan }: { loan: CustomerLoan }) {
  const { customerId, figures, requests, summary } = loan;
  const isAsked = requests.some(({ kind, status }) => kind === 'cancellation' && status === 'open');
  if (isAsked || (figures.status !== 'active' && figures.status !== 'settled')) return null;
  const params = { customerId, loanId: summary.loanId };
  return (
    <ProofStep
      look="primary"
      label={say.note}
      hint={say.hint}
      ask={say}
      told={say.told}
      onSend={(body, form) => {
        const askedAt = instantInManila(formText(form, 'askedAt'));
        return call(askCancellation, { params, body: askedAt === null ? body : { ...body, askedAt } });
      }}
    >
      <Field
        name="askedAt"
        type="datetime-local"
        label={say.askedAt}
        hint={say.askedAtHint}
        isRequired={false}
      />
    </ProofStep>
  );
}
