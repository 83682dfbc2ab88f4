import { type BookHeader, parseBookHeader } from '@luwag/contract/book-line';

/** One line of a book, as JSON; undefined where it could not be read, for the reason given. */
export type BookLine = { line: number; value: unknown; unreadable?: 'not_json' | 'not_utf8' | 'too_long' };

/** Gives the same lines each time it is asked. Nothing of a book is held but the lines that are worked on. */
export type BookSource = () => AsyncIterable<BookLine>;

const borrowersAtOnce = 256;

/** The borrowers of a book in batches; `onHeader` hears its first line, or null where that names no format that is known. */
export async function* batchesOf(
  source: BookSource,
  onHeader: (header: BookHeader | null) => void,
): AsyncGenerator<readonly BookLine[]> {
  let batch: BookLine[] = [];
  let isFirst = true;
  for await (const line of source()) {
    if (isFirst) {
      isFirst = false;
      const header = parseBookHeader(line.value);
      onHeader(header);
      if (header === null) return;
      continue;
    }
    batch.push(line);
    if (batch.length < borrowersAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (isFirst) onHeader(null);
  if (batch.length > 0) yield batch;
}
