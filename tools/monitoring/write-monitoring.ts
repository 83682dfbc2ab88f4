import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Alarm, alarms } from './alarms.ts';
import { type Panel, panels } from './dashboard.ts';

/* `node tools/monitoring/write-monitoring.ts` writes the alarms and the dashboard into ops/; a test holds the files to this. */

const project = path.join(import.meta.dirname, '..', '..');
export const alertsFile = path.join(project, 'ops', 'alerts.yaml');
export const dashboardFile = path.join(project, 'ops', 'dashboard.json');
export const runbooksFolder = path.join(project, 'docs', 'operations', 'runbooks');

/** The page of an alarm: its name in small letters. */
export function runbookOf({ name }: Pick<Alarm, 'name'>): string {
  return `${name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.md`;
}

const quoted = (words: string): string => `'${words.replaceAll("'", "''")}'`;

export function alertsText(): string {
  const rules = alarms.map((alarm) =>
    [
      `      - alert: ${alarm.name}`,
      `        expr: ${quoted(alarm.expression)}`,
      `        for: ${alarm.holdsFor}`,
      '        labels:',
      `          severity: ${alarm.severity}`,
      '        annotations:',
      `          summary: ${quoted(alarm.summary)}`,
      `          runbook: docs/operations/runbooks/${runbookOf(alarm)}`,
    ].join('\n'),
  );
  return [
    '# Alarms for Prometheus, written by `node tools/monitoring/write-monitoring.ts`. The job that scrapes is called luwag.',
    'groups:',
    '  - name: luwag',
    '    rules:',
    ...rules,
    '',
  ].join('\n');
}

const columns = 2;
const size = { w: 12, h: 8 };

function panelOf({ title, unit, expressions }: Panel, index: number): object {
  return {
    id: index + 1,
    title,
    type: 'timeseries',
    datasource: { type: 'prometheus', uid: '${datasource}' },
    gridPos: { ...size, x: (index % columns) * size.w, y: Math.floor(index / columns) * size.h },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: expressions.map(({ words, expression }, place) => ({
      refId: 'ABCDEFGH'.charAt(place),
      expr: expression,
      legendFormat: words,
    })),
  };
}

export function dashboardText(): string {
  const dashboard = {
    uid: 'luwag',
    title: 'Luwag',
    timezone: 'Asia/Manila',
    refresh: '30s',
    schemaVersion: 39,
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
    panels: panels.map(panelOf),
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}

if (import.meta.main) {
  mkdirSync(path.dirname(alertsFile), { recursive: true });
  writeFileSync(alertsFile, alertsText());
  writeFileSync(dashboardFile, dashboardText());
}
