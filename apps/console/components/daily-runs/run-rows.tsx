import { useState } from 'react';
import { Button } from 'react-aria-components';
import { formatDays } from '../../app/format.ts';
import { wordFor } from '../../messages/en-US.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { dailyRuns, type DailyRun } from './daily-runs.ts';
import './daily-runs.css';

type Dated = { readonly kind: string; readonly businessOn: string; readonly reference: string | null };

/** A row as a table shows it: a single entry, a run of days that opens, or an entry of an opened run. */
export type RunRow<Entry> = DailyRun<Entry> & {
  isOfRun: boolean;
  opening: { isOpen: boolean; toggle: () => void } | null;
};

/** The rows of a ledger, in which the entries of a run are shown while it is open. */
export function useRunRows<Entry extends Dated>(entries: readonly Entry[]): RunRow<Entry>[] {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  return dailyRuns(entries).flatMap((run): RunRow<Entry>[] => {
    if (run.dayCount === 1) return [{ ...run, isOfRun: false, opening: null }];
    const isOpen = openKeys.has(run.key);
    const toggle = (): void => setOpenKeys((keys) => toggled(keys, run.key));
    const head = { ...run, isOfRun: false, opening: { isOpen, toggle } };
    if (!isOpen) return [head];
    const days = run.entries.map((entry, index): RunRow<Entry> => ({
      key: `${run.key}.${index}`,
      dayCount: 1,
      entries: [entry],
      isOfRun: true,
      opening: null,
    }));
    return [head, ...days];
  });
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);
}

/** The day of a row, or the first and last day of a run. */
export function RunDays({ row: { entries, isOfRun } }: { row: RunRow<Dated> }) {
  const days = formatDays(entries[0].businessOn, (entries.at(-1) ?? entries[0]).businessOn);
  return <span className={isOfRun ? 'day-of-run' : undefined}>{days}</span>;
}

/** What was booked, with its reference; a run says how many days it has, and opens and closes. */
export function RunKinds({ row: { dayCount, entries, opening } }: { row: RunRow<Dated> }) {
  const kinds = [...new Set(entries.map(({ kind }) => wordFor(loanWords.entryKinds, kind)))].join(', ');
  if (opening === null) {
    const [{ reference }] = entries;
    return (
      <>
        {kinds}
        {reference === null ? null : <small className="block">{reference}</small>}
      </>
    );
  }
  return (
    <Button className="run-button" aria-expanded={opening.isOpen} onPress={opening.toggle}>
      {kinds}, {loanWords.loan.runDays(dayCount)}
    </Button>
  );
}
