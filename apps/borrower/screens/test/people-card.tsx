import type { CallInput, CallOutput } from '@luwag/contract/endpoint';
import { decideSandboxApplication } from '@luwag/contract/endpoints/sandbox/decide-sandbox-application';
import type { listSandboxPeople } from '@luwag/contract/endpoints/sandbox/list-sandbox-people';
import { reportSandboxRepayment } from '@luwag/contract/endpoints/sandbox/report-sandbox-repayment';
import { formatWholePesos } from '@luwag/contract/money';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { call } from '../../store/api.ts';
import { personStateKey } from './person-state-key.ts';
import { useBenchAction } from './use-bench-action.ts';

type Person = CallOutput<typeof listSandboxPeople>['people'][number];

type DecisionBody = CallInput<typeof decideSandboxApplication>['body'];

const approvedLimitCentavos = 1_000_000;
const requestedItems: Extract<DecisionBody, { outcome: 'requestCorrection' }>['items'] = [
  { item: 'idFront', reasonCode: 'ID_BLUR' },
  { item: 'payoutAccount', reasonCode: 'ACCOUNT_INVALID' },
];

export function PeopleCard({
  people,
  onShowMessages,
}: {
  people: readonly Person[];
  onShowMessages: (phone: string) => void;
}) {
  const words = useTranslations('test.people');
  return (
    <section className="bench-card">
      <h2>{words('title')}</h2>
      <p className="bench-note">{words('lead')}</p>
      <ul className="bench-people">
        {people.map((person) => (
          <PersonRow key={person.customerId} person={person} onShowMessages={onShowMessages} />
        ))}
      </ul>
    </section>
  );
}

function PersonRow({ person, onShowMessages }: { person: Person; onShowMessages: (phone: string) => void }) {
  const words = useTranslations('test.people');
  const stateKey = personStateKey(person.state);
  return (
    <li>
      <p>
        <strong>{person.phone}</strong>
        <br />
        {stateKey === null ? person.state : words(`states.${stateKey}`)}
      </p>
      <div className="bench-buttons">
        <CopyButton text={person.phone} label={words('use', { phone: person.phone })} />
        <Button variant="quiet" onClick={() => onShowMessages(person.phone)}>
          {words('messages')}
        </Button>
      </div>
      <Moves person={person} />
    </li>
  );
}

/** What somebody else could decide about this person now. */
function Moves({ person: { state, applicationId, openPaymentReference } }: { person: Person }) {
  const words = useTranslations('test.people');
  const { run, problem } = useBenchAction();
  const decide = (body: Parameters<typeof callDecision>[1]) =>
    run(() => callDecision(applicationId ?? '', body));
  const report = (outcome: 'success' | 'fail') =>
    run(() =>
      call(reportSandboxRepayment, { body: { paymentReference: openPaymentReference ?? '', outcome } }),
    );
  return (
    <div className="bench-buttons">
      {state === 'underReview' && applicationId !== null ? (
        <>
          <Button onClick={() => decide({ outcome: 'approve', limitCentavos: approvedLimitCentavos })}>
            {words('approve', { amount: formatWholePesos(approvedLimitCentavos) })}
          </Button>
          <Button
            variant="secondary"
            onClick={() => decide({ outcome: 'decline', reasonCode: 'INCOME_LOW' })}
          >
            {words('decline')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => decide({ outcome: 'requestCorrection', items: requestedItems })}
          >
            {words('requestCorrection')}
          </Button>
        </>
      ) : null}
      {openPaymentReference === null ? null : (
        <>
          <Button onClick={() => report('success')}>{words('paid')}</Button>
          <Button variant="secondary" onClick={() => report('fail')}>
            {words('failed')}
          </Button>
        </>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}

function callDecision(applicationId: string, body: DecisionBody) {
  return call(decideSandboxApplication, { params: { applicationId }, body });
}
