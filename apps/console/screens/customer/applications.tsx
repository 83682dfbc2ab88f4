import type { Answer } from '@luwag/contract/client';
import type { CallOutput } from '@luwag/contract/endpoint';
import { getCase } from '@luwag/contract/endpoints/staff/get-case';
import type { getCustomer } from '@luwag/contract/endpoints/staff/get-customer';
import { lowerLimit, lowerLimitRoles } from '@luwag/contract/endpoints/staff/lower-limit';
import { reviewAgain, reviewAgainRoles } from '@luwag/contract/endpoints/staff/review-again';
import { formatPesos } from '@luwag/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { formatDay, formatInstant } from '../../app/format.ts';
import { centavosOf } from '../../app/pesos.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Field } from '../../components/field/field.tsx';
import { PesoField } from '../../components/field/peso-field.tsx';
import { applicationWords as say } from '../../messages/application-words.ts';
import { wordFor, words } from '../../messages/en-US.ts';

type Customer = Pick<
  CallOutput<typeof getCustomer>,
  'customerId' | 'erasedAt' | 'limitCentavos' | 'applications'
>;
type Row = Customer['applications'][number] & { customerId: string };

const columns: readonly Column<Row>[] = [
  { name: say.sent, cell: ({ submittedAt }) => formatInstant(submittedAt) },
  { name: say.state, cell: ({ status }) => words.reviewCase.status[status] },
  {
    name: say.decided,
    cell: ({ decidedAt, decidedBy }) =>
      decidedAt === null || decidedBy === null
        ? '–'
        : `${formatInstant(decidedAt)}, ${say.decidedBy[decidedBy]}`,
  },
  { name: say.reapplyOn, cell: ({ reapplyOn }) => (reapplyOn === null ? '–' : formatDay(reapplyOn)) },
  {
    name: say.limit,
    isNumber: true,
    cell: ({ limitCentavos }) => (limitCentavos === 0 ? '–' : formatPesos(limitCentavos)),
  },
];
/** For those who may open cases. */
const columnsOfReviewers: readonly Column<Row>[] = [
  ...columns,
  {
    name: say.reasons,
    cell: ({ reasonCodes }) =>
      (reasonCodes ?? []).map((code) => wordFor(words.reasonCodes, code)).join(', ') || '–',
  },
  {
    name: say.steps,
    cell: ({ customerId, applicationId }) => (
      <Link to="/cases/$customerId/$applicationId" params={{ customerId, applicationId }}>
        {say.openCase}
      </Link>
    ),
  },
];

/** What a customer applied for and what became of it, and what may be done about the last decision. */
export function Applications({ customer }: { customer: Customer }) {
  const { role } = useStaff();
  const { customerId, applications, erasedAt, limitCentavos } = customer;
  const mayOpen = getCase.roles?.some((allowed) => allowed === role) === true;
  const [last] = applications;
  const isDecided = last?.status === 'declined' || last?.status === 'approved';
  return (
    <section aria-labelledby="applications">
      <h2 id="applications">{say.title}</h2>
      <DataTable
        caption={say.title}
        columns={mayOpen ? columnsOfReviewers : columns}
        rows={applications.map((application) => ({ ...application, customerId }))}
        rowKey={({ applicationId }) => applicationId}
        empty={say.none}
      />
      {last === undefined || erasedAt !== null || !isDecided ? null : (
        <>
          {reviewAgainRoles.some((allowed) => allowed === role) ? (
            <ReviewAgain customerId={customerId} applicationId={last.applicationId} />
          ) : null}
          {last.status === 'approved' && limitCentavos > 0 && lowerLimitRoles.some((of) => of === role) ? (
            <LowerLimit customerId={customerId} />
          ) : null}
        </>
      )}
    </section>
  );
}

function ReviewAgain({ customerId, applicationId }: { customerId: string; applicationId: string }) {
  return (
    <Step
      look="primary"
      {...say.again}
      onSend={(form) =>
        call(reviewAgain, {
          params: { customerId, applicationId },
          body: { reason: formText(form, 'reason') },
        })
      }
    />
  );
}

function LowerLimit({ customerId }: { customerId: string }) {
  return (
    <Step
      look="danger"
      {...say.lower}
      onSend={(form) =>
        call(lowerLimit, {
          params: { customerId },
          body: {
            limitCentavos: centavosOf(formText(form, 'limit')),
            reason: formText(form, 'reason'),
          },
        })
      }
    >
      <PesoField name="limit" label={say.lower.limit} />
    </Step>
  );
}

/** A button that opens the form of its step. */
function Step({
  look,
  action,
  hint,
  reason,
  onSend,
  children,
}: {
  look: 'primary' | 'danger';
  action: string;
  hint: string;
  reason: string;
  onSend: (form: FormData) => Promise<Answer<unknown>>;
  children?: ReactNode;
}) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (form: FormData): Promise<void> => {
    const answer = await onSend(form);
    setProblem(answer.ok ? null : problemWords(answer));
    if (!answer.ok) return;
    await queryClient.invalidateQueries();
    setIsOpen(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  if (!isOpen) {
    return (
      <p>
        <Button className="quiet" onPress={() => setIsOpen(true)}>
          {action}
        </Button>
      </p>
    );
  }
  return (
    <form className="card form-grid" onSubmit={submit} aria-label={action}>
      <p className="muted">{hint}</p>
      {children}
      <Field name="reason" label={reason} />
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
      <div className="buttons">
        <Button type="submit" className={look}>
          {action}
        </Button>
        <Button className="quiet" onPress={() => setIsOpen(false)}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}
