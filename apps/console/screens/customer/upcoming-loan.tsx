import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCustomer } from '@luwag/contract/endpoints/staff/get-customer';
import { skipCustomersLoan, skipLoanRoles } from '@luwag/contract/endpoints/staff/skip-customers-loan';
import { formatPesos } from '@luwag/contract/money';
import { call } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { logInWords } from '../../messages/log-in-words.ts';
import { upcomingLoanWords as say } from '../../messages/upcoming-loan-words.ts';
import { ProofStep } from './proof-step.tsx';

type Customer = CallOutput<typeof getCustomer>;
type UpcomingLoanProps = { customerId: string; upcoming: NonNullable<Customer['upcomingLoan']> };

/** The next loan of Easy Re-loan. Those who answer borrowers on the phone skip it for whom the app does not open. */
export function UpcomingLoan({ customerId, upcoming }: UpcomingLoanProps) {
  const { role } = useStaff();
  const { scheduledLoanId, amountCentavos, sendAt } = upcoming;
  const params = { customerId, scheduledLoanId };
  return (
    <section aria-labelledby="upcoming-loan">
      <h2 id="upcoming-loan">{say.title}</h2>
      <p>{say.goes(formatPesos(amountCentavos), formatInstant(sendAt))}</p>
      {skipLoanRoles.some((allowed) => allowed === role) ? (
        <ProofStep
          look="primary"
          label={say.skip}
          hint={say.hint}
          ask={logInWords}
          onSend={(body) => call(skipCustomersLoan, { params, body })}
        />
      ) : null}
    </section>
  );
}
