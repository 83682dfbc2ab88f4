import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linesOf } from './import-book.ts';

async function linesIn(content: Buffer): Promise<readonly unknown[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-book-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'book.jsonl');
  await writeFile(file, content);
  const lines: unknown[] = [];
  for await (const line of linesOf(file)()) lines.push(line);
  return lines;
}

test('each line is read as JSON, with its number', async () => {
  expect(await linesIn(Buffer.from('{"a":1}\r\n{"a":"Peña"}\n'))).toEqual([
    { line: 1, value: { a: 1 } },
    { line: 2, value: { a: 'Peña' } },
  ]);
});

test('the mark that editors put before the first line is no part of it', async () => {
  expect(await linesIn(Buffer.from('\uFEFF{"a":1}\n'))).toEqual([{ line: 1, value: { a: 1 } }]);
});

test('a line that is no JSON, no UTF-8 or endless is told as such, and the next one is read', async () => {
  const content = Buffer.concat([
    Buffer.from('{"a":\n'),
    Buffer.from('{"a":"Peña"}\n', 'latin1'),
    Buffer.from(`"${'x'.repeat(1_000_000)}"\n`),
    Buffer.from('{"a":2}'),
  ]);
  expect(await linesIn(content)).toEqual([
    { line: 1, value: undefined, unreadable: 'not_json' },
    { line: 2, value: undefined, unreadable: 'not_utf8' },
    { line: 3, value: undefined, unreadable: 'too_long' },
    { line: 4, value: { a: 2 } },
  ]);
});
