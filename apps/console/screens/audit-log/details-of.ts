import type { CallOutput } from '@luwag/contract/endpoint';
import type { listAuditLog } from '@luwag/contract/endpoints/staff/list-audit-log';
import { formatPesos } from '@luwag/contract/money';

type Line = Pick<CallOutput<typeof listAuditLog>['lines'][number], 'detail' | 'before' | 'after'>;
type Figure = string | number | boolean | null;

/** Stands for the address that somebody typed, so that tries for the same one can be counted; it says nothing to a reader. */
const unreadable = new Set(['emailIndex']);

/** What a line tells besides who did what: `reason: lost phone`, and what a decision changed, as `status: open → done`. */
export function detailsOf({ detail, before, after }: Line): readonly string[] {
  const told = Object.entries(detail)
    .filter(([name]) => !unreadable.has(name))
    .map(([name, value]) => `${nameOf(name)}: ${figureOf(name, value)}`);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names
    .map((name) => ({ name, from: before?.[name] ?? null, to: after?.[name] ?? null }))
    .filter(({ from, to }) => from !== to)
    .map(({ name, from, to }) => `${nameOf(name)}: ${figureOf(name, from)} → ${figureOf(name, to)}`);
  return [...told, ...changed];
}

/** `limitCentavos` as `limit`, `requestStatus` as `request status`. */
function nameOf(name: string): string {
  return name
    .replace(/Centavos$/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ');
}

function figureOf(name: string, figure: Figure): string {
  if (figure === null || figure === '') return '–';
  const isMoney = name.endsWith('Centavos') && /^-?\d+$/.test(String(figure));
  return isMoney ? formatPesos(Number(figure)) : String(figure);
}
