import type { CallOutput } from '@luwag/contract/endpoint';
import { getTrialBalance } from '@luwag/contract/endpoints/staff/get-trial-balance';
import { formatPesos } from '@luwag/contract/money';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatDay, formatInstant } from '../../app/format.ts';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { words } from '../../messages/en-US.ts';
import '../../components/data-table/data-table.css';

type TrialBalance = CallOutput<typeof getTrialBalance>;

/** Every account's balance at the end of a day, so that finance sees that the books agree with themselves. */
export function TrialBalanceScreen() {
  const [on, setOn] = useState<string>();
  const balance = useQuery({
    queryKey: ['trial-balance', on],
    queryFn: async () => valueOf(await call(getTrialBalance, { query: on === undefined ? {} : { on } })),
  });
  useEffect(() => {
    document.title = `${words.trialBalance.title} · ${words.product}`;
  }, []);
  return (
    <main>
      <PageHeading>{words.trialBalance.title}</PageHeading>
      {balance.isError ? <p className="problem">{problemOf(balance.error)}</p> : null}
      <Loading query={balance} />
      {balance.data === undefined ? null : (
        <>
          <DayForm key={balance.data.on} on={balance.data.on} onChosen={setOn} />
          <AccountTable balance={balance.data} />
          <LastClose close={balance.data.lastClose} />
        </>
      )}
    </main>
  );
}

function problemOf(error: Error): string {
  const isForbidden = error instanceof Refusal && error.code === 'forbidden';
  return isForbidden ? words.trialBalance.forbidden : words.trialBalance.failed;
}

function DayForm({ on, onChosen }: { on: string; onChosen: (on: string) => void }) {
  const [day, setDay] = useState(on);
  const choose = (event: FormEvent): void => {
    event.preventDefault();
    onChosen(day);
  };
  return (
    <form onSubmit={choose} className="form-line">
      <label>
        {words.trialBalance.on}
        <input type="date" required value={day} onChange={(event) => setDay(event.target.value)} />
      </label>
      <Button type="submit" className="primary">
        {words.trialBalance.show}
      </Button>
    </form>
  );
}

function AccountTable({ balance }: { balance: TrialBalance }) {
  const { debitCentavos, creditCentavos } = balance;
  const isBalanced = debitCentavos === creditCentavos;
  return (
    <>
      <p className={isBalanced ? 'muted' : 'problem'}>
        {isBalanced ? words.trialBalance.isBalanced : words.trialBalance.isUnbalanced}
      </p>
      <div className="card table-frame stacked">
        <table>
          <caption className="visually-hidden">{words.trialBalance.table}</caption>
          <thead>
            <tr>
              <th scope="col">{words.trialBalance.account}</th>
              <th scope="col">{words.trialBalance.type}</th>
              <th scope="col" className="number">
                {words.trialBalance.debit}
              </th>
              <th scope="col" className="number">
                {words.trialBalance.credit}
              </th>
            </tr>
          </thead>
          <tbody>
            {balance.accounts.map((account) => (
              <tr key={account.code}>
                <th scope="row">
                  {account.code} {account.name}
                </th>
                <td data-name={words.trialBalance.type}>{words.trialBalance.types[account.type]}</td>
                <td className="number" data-name={words.trialBalance.debit}>
                  {amountOf(account.debitCentavos)}
                </td>
                <td className="number" data-name={words.trialBalance.credit}>
                  {amountOf(account.creditCentavos)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {words.trialBalance.total}
              </th>
              <td className="number" data-name={words.trialBalance.debit}>
                {formatPesos(debitCentavos)}
              </td>
              <td className="number" data-name={words.trialBalance.credit}>
                {formatPesos(creditCentavos)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

function LastClose({ close }: { close: TrialBalance['lastClose'] }) {
  if (close === null) return <p className="muted">{words.trialBalance.neverClosed}</p>;
  const figures = [
    [words.trialBalance.lastClose, formatDay(close.businessOn)],
    [words.trialBalance.closedAt, formatInstant(close.accruedAt)],
    [words.trialBalance.closedLoans, String(close.loans)],
    [words.trialBalance.closedEntries, String(close.entries)],
  ];
  return (
    <dl className="figures">
      {figures.map(([name, value]) => (
        <div className="card" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function amountOf(amountCentavos: number): string {
  return amountCentavos === 0 ? '' : formatPesos(amountCentavos);
}
