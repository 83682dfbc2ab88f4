import type { Context } from '../context.ts';

/** `batch`: loans whose quarters one statement folds. `minute`: charges that are folded in one minute, and the rest of a batch. */
export type FoldBounds = { batch: number; minute: number };
const defaultBounds: FoldBounds = { batch: 100, minute: 20_000 };

/** Folds charges of quarters that are closed, in small batches. What is left over goes in the next minutes. */
export async function foldClosedQuarters(
  { closes }: Pick<Context, 'closes'>,
  { batch, minute }: FoldBounds = defaultBounds,
): Promise<void> {
  for (let left = minute; left > 0;) {
    const folded = await closes.foldQuarters(batch);
    if (folded === 0) break;
    left -= folded;
  }
}
