import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/* Screens are looked at in full in the light scheme and for their colours in the dark one: this is why that is enough. */

const borrower = path.dirname(import.meta.dirname);
const sources = readdirSync(borrower, { recursive: true, encoding: 'utf8' })
  .filter((name) => !/(^|\/)(dist|node_modules)\//.test(name) && /(?<!\.test)\.(css|tsx?|html)$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(borrower, name), 'utf8') }));

test('the dark scheme changes the colours in their one table, and nothing else', () => {
  const aware = sources.filter(({ text }) => text.includes('prefers-color-scheme'));
  expect(aware.map(({ name }) => name).toSorted()).toEqual(['app/tokens.css', 'index.html']);
  const tokens = aware.find(({ name }) => name === 'app/tokens.css')?.text ?? '';
  const dark = tokens.slice(tokens.indexOf('@media (prefers-color-scheme: dark)'));
  const declared = [...dark.matchAll(/^\s*([\w-]+): (.+);$/gm)].map(([, name, value]) => ({ name, value }));
  expect(declared.length).toBeGreaterThan(10);
  for (const { name, value } of declared) {
    expect(name).toMatch(/^--/);
    expect(value, name).toMatch(/#[\da-f]{3,8}\b|rgb\(/);
  }
});
