import { Unavailable } from '../../ports/unavailable.ts';

export type Page<T> = { rows: readonly T[]; hasMore: boolean };

/** A list of a day that is longer than this is no day of one lender. */
const mostPages = 20_000;

/**
 * Reads a list page by page, each after the last row of the one before, until there is no more or `isPast` says that the rest does
 * not matter. Errors: those of a page, and `Unavailable` where a list does not end, since part of it is not given out.
 */
export async function wholeList<T>(
  read: (after: T | null) => Promise<Page<T>>,
  isPast: (last: T) => boolean = () => false,
): Promise<readonly T[]> {
  const rows: T[] = [];
  for (let count = 0; count < mostPages; count += 1) {
    const page = await read(rows.at(-1) ?? null);
    rows.push(...page.rows);
    const last = page.rows.at(-1);
    if (last === undefined || !page.hasMore || isPast(last)) return rows;
  }
  throw new Unavailable('a list does not end');
}
