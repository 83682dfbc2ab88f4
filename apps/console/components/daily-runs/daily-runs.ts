type Dated = { readonly kind: string; readonly businessOn: string };
type Entries<Entry> = [Entry, ...Entry[]];

/** One row of a ledger: a single entry, or the daily charges of days that follow one another. */
export type DailyRun<Entry> = { key: string; dayCount: number; entries: Entries<Entry> };

const dailyKinds = ['interest-accrued', 'late-charge-accrued'];

/** Folds daily charges: days that follow one another and have the same kinds of charges become one run. All else stays as it is. */
export function dailyRuns<Entry extends Dated>(entries: readonly Entry[]): DailyRun<Entry>[] {
  const runs: { kinds: string | null; days: Entries<Entries<Entry>> }[] = [];
  for (const day of chargeDays(entries)) {
    const kinds = day.every(isDaily)
      ? day
          .map(({ kind }) => kind)
          .toSorted()
          .join(' ')
      : null;
    const last = runs.at(-1);
    if (last !== undefined && kinds !== null && last.kinds === kinds) last.days.push(day);
    else runs.push({ kinds, days: [day] });
  }
  return runs.flatMap(({ days }) => rowsOf(days)).map((row, index) => ({ ...row, key: String(index) }));
}

/** The charges of one day stand together; any other entry stands alone. */
function chargeDays<Entry extends Dated>(entries: readonly Entry[]): Entries<Entry>[] {
  const days: Entries<Entry>[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last !== undefined && isDaily(entry) && isDaily(last[0]) && last[0].businessOn === entry.businessOn)
      last.push(entry);
    else days.push([entry]);
  }
  return days;
}

/** A day alone has nothing to fold: each of its entries is a row. */
function rowsOf<Entry>([first, ...rest]: Entries<Entries<Entry>>): Omit<DailyRun<Entry>, 'key'>[] {
  if (rest.length === 0) return first.map((entry) => ({ dayCount: 1, entries: [entry] }));
  return [{ dayCount: rest.length + 1, entries: [...first, ...rest.flat()] }];
}

function isDaily({ kind }: Dated): boolean {
  return dailyKinds.includes(kind);
}
