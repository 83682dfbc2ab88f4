import type { CallOutput } from '@luwag/contract/endpoint';
import { listWaitlistEntries } from '@luwag/contract/endpoints/waitlist/list-waitlist-entries';
import { notifyWaitlist } from '@luwag/contract/endpoints/waitlist/notify-waitlist';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, valueOf } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useStaff } from '../../app/use-staff.ts';
import { useTitle } from '../../app/use-title.ts';
import { ConfirmedButton } from '../../components/confirmed-button/confirmed-button.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { waitlistWords as say } from '../../messages/waitlist-words.ts';

type List = CallOutput<typeof listWaitlistEntries>;

const waitingColumns: readonly Column<List['waiting'][number]>[] = [
  { name: say.language, cell: ({ language }) => say.languages[language] },
  { name: say.count, isNumber: true, cell: ({ count }) => count },
];
const waitlistNotificationColumns: readonly Column<List['waitlistNotifications'][number]>[] = [
  { name: say.askedAt, cell: ({ askedAt }) => formatInstant(askedAt) },
  { name: say.askedBy, cell: ({ askedBy }) => askedBy },
  { name: say.asked, isNumber: true, cell: ({ asked }) => asked },
  { name: say.sent, isNumber: true, cell: ({ sent }) => sent },
  { name: say.unsent, isNumber: true, cell: ({ failed }) => failed },
  { name: say.unclear, isNumber: true, cell: ({ unclear }) => unclear },
  { name: say.left, isNumber: true, cell: ({ left }) => left },
];

/** How many numbers wait to be told that the product works on Android, and the one way to tell them. */
export function WaitlistEntriesScreen() {
  const queryClient = useQueryClient();
  const [told, setTold] = useState('');
  const role = useStaff().role;
  const list = usePolledQuery({
    queryKey: ['waitlist-entries'],
    queryFn: async () => valueOf(await call(listWaitlistEntries, {})),
    refetchInterval: ({ state }) =>
      state.data?.waitlistNotifications.some(({ left }) => left > 0) === true ? 5_000 : false,
  });
  useTitle(say.title);
  const tell = async (): Promise<void> => {
    const answer = await call(notifyWaitlist, { body: {} });
    const own = { request_not_possible: say.nobody };
    setTold(answer.ok ? say.done(answer.value.asked) : problemWords(answer, own));
    await queryClient.invalidateQueries({ queryKey: ['waitlist-entries'] });
  };
  const mayTell = notifyWaitlist.roles?.includes(role) === true;
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p>{say.lead}</p>
      {list.error === null ? null : <p className="problem">{say.failed}</p>}
      <Loading query={list} />
      {list.data === undefined ? null : (
        <>
          <Waiting list={list.data} onTell={mayTell ? () => void tell() : null} />
          <output>{told}</output>
          <section aria-labelledby="waitlistNotifications">
            <h2 id="waitlistNotifications">{say.waitlistNotifications}</h2>
            <DataTable
              caption={say.waitlistNotifications}
              columns={waitlistNotificationColumns}
              rows={list.data.waitlistNotifications}
              rowKey={({ waitlistNotificationId }) => waitlistNotificationId}
              empty={say.noWaitlistNotification}
            />
            {list.data.waitlistNotifications.some(({ unclear }) => unclear > 0) ? (
              <p>{say.unclearNote}</p>
            ) : null}
          </section>
        </>
      )}
    </main>
  );
}

function Waiting({
  list: { waiting, isAndroidSupported },
  onTell,
}: {
  list: List;
  onTell: (() => void) | null;
}) {
  const count = waiting.reduce((sum, row) => sum + row.count, 0);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{say.waiting}</h2>
      <DataTable
        caption={say.waiting}
        columns={waitingColumns}
        rows={waiting}
        rowKey={({ language }) => language}
        empty={say.none}
      />
      {isAndroidSupported ? null : <p>{say.notYet}</p>}
      {onTell === null || count === 0 || !isAndroidSupported ? null : (
        <div className="buttons">
          <ConfirmedButton
            look="primary"
            label={say.tell}
            question={{
              title: say.confirmTitle(count),
              text: say.confirmText,
              confirm: say.confirm(count),
              cancel: say.cancel,
            }}
            onConfirm={onTell}
          />
        </div>
      )}
    </section>
  );
}
