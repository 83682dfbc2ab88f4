import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { readersOf } from '../../apps/api/http/metric-figures.ts';
import { createProcessFigures } from '../../apps/api/http/process-figures.ts';
import { sampleFigures } from '../../tests/sample-figures.ts';
import { alarms } from './alarms.ts';
import { panels } from './dashboard.ts';
import * as written from './write-monitoring.ts';

const expressions = [
  ...alarms.map(({ expression }) => expression),
  ...panels.flatMap((panel) => panel.expressions.map(({ expression }) => expression)),
];

/** Names of metrics in an expression: words with an underscore that are no function, label or word of the language. */
const metricsIn = (expression: string): string[] =>
  expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/by \([^)]*\)/g, '')
    .match(/\b[a-z]+(?:_[a-z]+)+\b/g)
    ?.filter((word) => word !== 'histogram_quantile')
    .map((word) => word.replace(/_(bucket|count|sum)$/, '')) ?? [];

async function exported(): Promise<ReadonlySet<string>> {
  const registry = new Registry();
  for (const read of readersOf(registry, sampleFigures, { smsCentavos: 50 })) await read();
  const text = `${await registry.metrics()}\n${await createProcessFigures().text()}`;
  return new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1] ?? ''));
}

test('alarms and dashboard ask for metrics alone that the program exports', async () => {
  const names = await exported();
  const asked = expressions.flatMap(metricsIn);
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
  expect(metricsIn('sum by (le) (rate(made_up_seconds_bucket{route="a_b"}[5m]))')).toEqual([
    'made_up_seconds',
  ]);
});

test('each alarm has a page that says what it means and what to do, and no page is left over', () => {
  const pages = readdirSync(written.runbooksFolder).filter((name) => name !== 'README.md');
  expect(pages.toSorted()).toEqual(alarms.map(written.runbookOf).toSorted());
  for (const page of pages) {
    const text = readFileSync(path.join(written.runbooksFolder, page), 'utf8');
    expect(text, page).toMatch(/^# \w+\n\n[^]+\n## Look\n[^]+\n## Do\n/);
  }
});

test('the files are as `node tools/monitoring/write-monitoring.ts` writes them', () => {
  expect(readFileSync(written.alertsFile, 'utf8')).toBe(written.alertsText());
  expect(readFileSync(written.dashboardFile, 'utf8')).toBe(written.dashboardText());
});
