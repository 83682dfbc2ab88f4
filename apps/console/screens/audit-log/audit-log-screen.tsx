import type { CallOutput } from '@luwag/contract/endpoint';
import { listAuditLog } from '@luwag/contract/endpoints/staff/list-audit-log';
import { listStaff } from '@luwag/contract/endpoints/staff/list-staff';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { call, valueOf } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { formatInstant } from '../../app/format.ts';
import { useTitle } from '../../app/use-title.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Choice, Field } from '../../components/field/field.tsx';
import { ListPages } from '../../components/list-pages/list-pages.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { auditWords as say } from '../../messages/audit-words.ts';
import { words } from '../../messages/en-US.ts';
import { detailsOf } from './details-of.ts';

type Line = CallOutput<typeof listAuditLog>['lines'][number];
type Member = CallOutput<typeof listStaff>['members'][number];
type Asked = { staffId?: string; customerId?: string; through?: string };

/** What was looked at and done, by whom or about one customer, and who can sign in. For those who look after others. */
export function AuditLogScreen({ customerId }: { customerId: string | null }) {
  const [chosen, setChosen] = useState<Pick<Asked, 'staffId' | 'through'>>({});
  const asked: Asked = customerId === null ? chosen : { ...chosen, customerId };
  const [after, setAfter] = useState<string | null>(null);
  const staff = useQuery({
    queryKey: ['staff-members'],
    queryFn: async () => valueOf(await call(listStaff, {})),
  });
  const log = useQuery({
    queryKey: ['audit-log', asked, after],
    queryFn: async () =>
      valueOf(await call(listAuditLog, { query: after === null ? asked : { ...asked, after } })),
  });
  useTitle(say.title);
  const members = staff.data?.members ?? [];
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p>{say.lead}</p>
      {customerId === null ? null : (
        <p>
          {say.onlyCustomer}{' '}
          <Link to="/customers/$customerId" params={{ customerId }}>
            {say.toCustomer}
          </Link>{' '}
          <Link to="/audit-log">{say.allCustomers}</Link>
        </p>
      )}
      <SearchForm
        members={members}
        onAsked={(next) => {
          setChosen(next);
          setAfter(null);
        }}
      />
      {log.error === null && staff.error === null ? null : <p className="problem">{say.failed}</p>}
      <Loading query={log} />
      {log.data === undefined ? null : (
        <>
          <DataTable
            caption={say.lines}
            columns={lineColumns}
            rows={log.data.lines}
            rowKey={({ auditId }) => auditId}
            empty={say.none}
          />
          <ListPages at={after} next={log.data.next} words={say.pages} onGo={setAfter} />
        </>
      )}
      {staff.data === undefined ? null : (
        <section aria-labelledby="who-has-access">
          <h2 id="who-has-access">{say.staff}</h2>
          <p className="muted">{say.staffLead}</p>
          <DataTable
            caption={say.staff}
            columns={memberColumns}
            rows={members}
            rowKey={({ staffId }) => staffId}
            empty={say.nobody}
          />
        </section>
      )}
    </main>
  );
}

const lineColumns: readonly Column<Line>[] = [
  { name: say.at, cell: ({ at }) => formatInstant(at) },
  { name: say.by, cell: ({ staffName }) => staffName ?? <span className="muted">{say.noOne}</span> },
  { name: say.what, cell: ({ action }) => say.actions[action] },
  {
    name: say.about,
    cell: ({ customerId }) =>
      customerId === null ? null : (
        <Link to="/customers/$customerId" params={{ customerId }}>
          {say.openCustomer}
        </Link>
      ),
  },
  {
    name: say.details,
    cell: (line) =>
      detailsOf(line).map((detail) => (
        <span key={detail} className="block">
          {detail}
        </span>
      )),
  },
];

const memberColumns: readonly Column<Member>[] = [
  { name: say.name, cell: ({ name, email }) => `${name} (${email})` },
  { name: say.role, cell: ({ role }) => words.roles[role] },
  { name: say.access, cell: ({ hasAccess }) => (hasAccess ? say.yes : say.ended) },
  {
    name: say.signedIn,
    cell: ({ signedInAt }) => (signedInAt === null ? say.never : formatInstant(signedInAt)),
  },
];
const anybody = 'anybody';

function SearchForm({
  members,
  onAsked,
}: {
  members: readonly Member[];
  onAsked: (asked: Pick<Asked, 'staffId' | 'through'>) => void;
}) {
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [staffId, through] = [formText(form, 'staffId'), formText(form, 'through')];
    onAsked({
      ...(staffId === anybody ? {} : { staffId }),
      ...(through === '' ? {} : { through }),
    });
  };
  const names = Object.fromEntries(members.map(({ staffId, name }) => [staffId, name]));
  return (
    <form onSubmit={search} className="form-line">
      <Choice name="staffId" label={say.who} options={{ [anybody]: say.everybody, ...names }} />
      <Field name="through" label={say.through} type="date" isRequired={false} />
      <Button type="submit" className="primary">
        {say.search}
      </Button>
    </form>
  );
}
