import { performance } from 'node:perf_hooks';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { mainProductId } from '../ports/product-list.ts';
import { pesosOf } from '../use-cases/book/book-line.ts';
import type { BookContext } from '../use-cases/book/check-book.ts';
import { openBook } from '../use-cases/book/import-book.ts';
import { sandboxBook } from './sandbox-book.ts';

const tellEvery = 10_000;

/** Fills a sandbox with a book of so many borrowers, through the importer; those who are there already stay as they are. */
export async function addSandboxBook(
  context: BookContext,
  count: number,
  say: (line: string) => void,
): Promise<void> {
  const startedAt = performance.now();
  const today = manilaDateOf(context.now());
  const source = sandboxBook(count, context.products.inForce(mainProductId, today), today);
  let nextTold = tellEvery;
  const imported = await openBook(context, source, ({ borrowers }) => {
    if (borrowers < nextTold) return;
    nextTold += tellEvery;
    say(`the sandbox's book has ${borrowers} borrowers so far`);
  });
  if (imported.borrowers === 0) return;
  const seconds = (performance.now() - startedAt) / 1_000;
  const { borrowers, loans, principalCentavos } = imported;
  say(
    `the sandbox's book has ${borrowers} borrowers with ${loans} loans, ${pesosOf(principalCentavos)} pesos owed, ` +
      `filled at ${Math.round(borrowers / seconds)} borrowers/s; their phones begin with 98`,
  );
}
