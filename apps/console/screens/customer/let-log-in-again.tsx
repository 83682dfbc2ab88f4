import { letLogInAgain, letLogInAgainRoles } from '@luwag/contract/endpoints/staff/let-log-in-again';
import { call } from '../../app/api.ts';
import { useStaff } from '../../app/use-staff.ts';
import { logInWords as say } from '../../messages/log-in-words.ts';
import { ProofForm } from './proof-form.tsx';

/** Says that a borrower gets no more codes, and lets those who may open the log-in again. */
export function LetLogInAgain({ customerId }: { customerId: string }) {
  const { role } = useStaff();
  return (
    <section aria-labelledby="log-in">
      <h2 id="log-in">{say.title}</h2>
      <p className="muted">{say.hint}</p>
      {letLogInAgainRoles.some((allowed) => allowed === role) ? (
        <ProofForm
          look="primary"
          label={say.letLogInAgain}
          ask={say}
          onSend={(body) => call(letLogInAgain, { params: { customerId }, body })}
        />
      ) : null}
    </section>
  );
}
