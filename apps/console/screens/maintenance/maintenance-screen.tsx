import { type Closable, closable } from '@luwag/contract/endpoint';
import type { MaintenanceAnswer } from '@luwag/contract/endpoints/maintenance/maintenance-answer';
import { listMaintenance } from '@luwag/contract/endpoints/maintenance/list-maintenance';
import { setMaintenance } from '@luwag/contract/endpoints/maintenance/set-maintenance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { call, valueOf } from '../../app/api.ts';
import { formatInstant, instantInManila } from '../../app/format.ts';
import { formText } from '../../app/form-text.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { useTitle } from '../../app/use-title.ts';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { maintenanceWords as say } from '../../messages/maintenance-words.ts';
import './maintenance.css';

/** Every function that can be closed for a while, each with its own times. */
export function MaintenanceScreen() {
  const book = useQuery({
    queryKey: ['maintenance'],
    queryFn: async () => valueOf(await call(listMaintenance, {})),
  });
  useTitle(say.title);
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p>{say.lead}</p>
      {book.error === null ? null : <p className="problem">{say.failed}</p>}
      <Loading query={book} />
      {book.data === undefined
        ? null
        : closable.map((name) => (
            <FunctionCard
              key={name}
              name={name}
              asOf={book.data.asOf}
              window={book.data.windows.find(({ functionName }) => functionName === name)}
            />
          ))}
    </main>
  );
}

function FunctionCard({
  name,
  asOf,
  window,
}: {
  name: Closable;
  asOf: string;
  window: MaintenanceAnswer | undefined;
}) {
  const { role } = useStaff();
  const id = useId();
  const queryClient = useQueryClient();
  const [told, setTold] = useState('');
  const keep = async (body: { fromAt: string; untilAt: string; note: string }): Promise<void> => {
    const answer = await call(setMaintenance, { params: { functionName: name }, body });
    setTold(answer.ok ? say.done : problemWords(answer));
    await queryClient.invalidateQueries({ queryKey: ['maintenance'] });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fromAt = instantInManila(formText(form, 'from'));
    const untilAt = instantInManila(formText(form, 'until'));
    if (fromAt === null || untilAt === null || fromAt >= untilAt) return setTold(say.wrongTimes);
    void keep({ fromAt, untilAt, note: formText(form, 'note') });
  };
  const isOver = window === undefined || window.untilAt <= asOf;
  return (
    <section className="card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say.functions[name]}</h2>
      <p>{stateOf(window, asOf)}</p>
      {setMaintenance.roles?.includes(role) === true ? (
        <details open={!isOver}>
          <summary>
            {say.change} <span className="visually-hidden">{say.functions[name]}</span>
          </summary>
          <form onSubmit={submit} className="form-line">
            <div className="field">
              <label htmlFor={`${id}-from`}>{say.from}</label>
              <input id={`${id}-from`} name="from" type="datetime-local" />
            </div>
            <div className="field">
              <label htmlFor={`${id}-until`}>{say.until}</label>
              <input id={`${id}-until`} name="until" type="datetime-local" />
            </div>
            <div className="field">
              <label htmlFor={`${id}-note`}>{say.note}</label>
              <input id={`${id}-note`} name="note" maxLength={200} />
            </div>
            <Button type="submit" className="primary">
              {say.set}
            </Button>
            {isOver ? null : (
              <Button className="quiet" onPress={() => void keep({ fromAt: asOf, untilAt: asOf, note: '' })}>
                {say.end}
              </Button>
            )}
          </form>
        </details>
      ) : null}
      <output>{told}</output>
    </section>
  );
}

function stateOf(window: MaintenanceAnswer | undefined, asOf: string): string {
  if (window === undefined || window.untilAt <= asOf) return say.open;
  const until = `${say.closedUntil} ${formatInstant(window.untilAt)}`;
  const times = window.fromAt > asOf ? `${say.planned} ${formatInstant(window.fromAt)} · ${until}` : until;
  return window.note === '' ? times : `${times} · ${window.note}`;
}
