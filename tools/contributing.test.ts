import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.dirname(import.meta.dirname);

test('each place to which CONTRIBUTING.md sends for a change is there', async () => {
  const text = await readFile(path.join(project, 'CONTRIBUTING.md'), 'utf8');
  const rows = text.slice(text.indexOf('## Where a change goes')).split('\n').slice(4);
  expect(rows.length).toBeGreaterThanOrEqual(12);
  const missing = rows.filter((row) => row !== '').flatMap((row) => missingIn(row));
  expect(missing).toEqual([]);
});

/** Names in one row that lead nowhere. A name without a folder stands in the folder of the one before it. */
function missingIn(row: string): readonly string[] {
  const names = [...(row.split('|')[2] ?? '').matchAll(/`([a-zA-Z0-9<>./-]+\.?\/?[a-z]*)`/g)].map(
    ([, name = '']) => name.replace('<language>', 'en-US'),
  );
  let folder = '';
  return names
    .filter((name) => !/<|README/.test(name))
    .filter((name) => {
      const place = name.includes('/') ? name : path.join(folder, name);
      folder = path.dirname(place);
      return !existsSync(path.join(project, place));
    });
}
