import type { Queryable, Statement } from './database.ts';
import { distributionColumn, type FunctionPlace, groupOf, type TablePlace } from './placement.ts';

/*
 * How many machines of a cluster a statement reaches, by PostgreSQL's own plan of it: each table that is spread must be held to the
 * column by which it is spread, by a value or by another table that is.
 */

export type Reach = {
  name: string;
  /** 'none': no table that is spread. 'several': those of the customers that are named, or of a list of names. */
  machines: 'none' | 'one' | 'several' | 'all';
  /** What a cluster refuses of a statement that reaches more than one machine. */
  refused: readonly string[];
};

type Plan = Readonly<Record<string, unknown>> & {
  Plans?: readonly Plan[];
  'Relation Name'?: string;
  Alias?: string;
};
type Places = {
  tables: Readonly<Record<string, TablePlace>>;
  functions: Readonly<Record<string, FunctionPlace>>;
};
type Scan = { alias: string; table: string; column: string; group: string };

/** Plans the statement without values and follows the conditions of its plan. Errors: the database's, for a wrong text. */
export async function reachOf(
  database: Queryable,
  { name, text }: Statement,
  places: Places,
): Promise<Reach> {
  const plan = await planOf(database, text);
  const nodes = allOf(plan);
  const scans = nodes.flatMap((node) => scanOf(node, places));
  const byFunction = reachOfFunctions(text, places);
  if (scans.length === 0) return { name, machines: byFunction, refused: [] };
  const bound = boundScans(nodes, scans);
  const machines = scans.every(({ alias }) => bound.get(alias) === 'one')
    ? 'one'
    : scans.every(({ alias }) => bound.has(alias))
      ? 'several'
      : 'all';
  const apart = new Set(scans.map(({ group }) => group)).size > 1 ? ['joins what lies apart'] : [];
  return { name, machines, refused: [...(machines === 'one' ? [] : refusedIn(nodes)), ...apart] };
}

async function planOf(database: Queryable, text: string): Promise<Plan> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'NULL').join(', ')})`;
  const run = <Row extends Record<string, unknown>>(sql: string) =>
    database.query<Row>({ name: '', text: sql });
  await run(`PREPARE planned AS ${text}`);
  try {
    await run('SET plan_cache_mode TO force_generic_plan');
    const [row] = await run<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      `EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) EXECUTE planned${values}`,
    );
    const [planned] = row?.['QUERY PLAN'] ?? [];
    if (planned === undefined) throw new Error('the database gave no plan');
    return planned.Plan;
  } finally {
    await run('DEALLOCATE planned');
  }
}

const allOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(allOf)];

function scanOf(node: Plan, places: Places): readonly Scan[] {
  const { 'Relation Name': table = '', Alias: alias = '' } = node;
  const place = places.tables[table];
  // A row that is added lies where its own value says.
  if (place === undefined || (node['Node Type'] === 'ModifyTable' && node['Operation'] === 'Insert'))
    return [];
  const column = distributionColumn(place);
  return column === null ? [] : [{ alias, table, column, group: groupOf(table, place) }];
}

function reachOfFunctions(text: string, { functions }: Places): Reach['machines'] {
  const called = Object.entries(functions).filter(([name]) => new RegExp(`\\b${name}\\(`).test(text));
  if (called.some(([, place]) => place.kind === 'coordinator' && place.fansOut !== undefined)) return 'all';
  const ofCustomer = called.filter(([, place]) => place.kind === 'customer');
  if (ofCustomer.length === 0) return 'none';
  return ofCustomer.every(([name]) => text.includes(`${name}($1`)) ? 'one' : 'all';
}

const conditionFields = [
  'Index Cond',
  'Recheck Cond',
  'Filter',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
] as const;

/** Which scans are held to a value ('one') or to a list of values ('several'), directly or through one another. */
function boundScans(nodes: readonly Plan[], scans: readonly Scan[]): Map<string, 'one' | 'several'> {
  const own = new Map(scans.map((scan) => [scan.alias, scan]));
  const parts = nodes.flatMap((node) =>
    conditionFields.flatMap((field) => (typeof node[field] === 'string' ? conjuncts(node[field]) : [])),
  );
  const lists = new Set(
    nodes.flatMap((node) => (node['Node Type'] === 'Function Scan' ? [node.Alias ?? ''] : [])),
  );
  const bound = new Map<string, 'one' | 'several'>();
  const aliasOf = (side: Side): string | null =>
    side.kind === 'column' && own.get(side.alias)?.column === side.name ? side.alias : null;
  const strengthOf = (side: Side): 'one' | 'several' | undefined => {
    if (side.kind === 'value') return 'one';
    if (side.kind === 'list') return 'several';
    if (side.kind === 'other') return undefined;
    return lists.has(side.alias) ? 'several' : bound.get(aliasOf(side) ?? '');
  };
  for (let before = -1; before !== bound.size;) {
    before = bound.size;
    for (const [left, right] of parts.flatMap(equalityOf)) {
      for (const [one, other] of [
        [left, right],
        [right, left],
      ] as const) {
        const [alias, strength] = [aliasOf(one), strengthOf(other)];
        if (alias !== null && strength !== undefined && bound.get(alias) !== 'one')
          bound.set(alias, strength);
      }
    }
  }
  return bound;
}

type Column = { kind: 'column'; alias: string; name: string };
type Side = Column | { kind: 'value' } | { kind: 'list' } | { kind: 'other' };

/** The parts of a condition that all hold; what holds instead of another is no part. */
function conjuncts(condition: string): readonly string[] {
  const text = withoutBrackets(condition.trim());
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0 && text.startsWith(' AND ', at)) {
      parts.push(text.slice(from, at));
      from = at + 5;
    }
  }
  parts.push(text.slice(from));
  return parts.length === 1 ? parts : parts.flatMap(conjuncts);
}

function withoutBrackets(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0 && at < text.length - 1) return text;
  }
  return withoutBrackets(text.slice(1, -1));
}

function equalityOf(part: string): readonly (readonly [Side, Side])[] {
  const match = /^(\S+) = (.+)$/.exec(part);
  return match === null ? [] : [[sideOf(match[1] ?? ''), sideOf(match[2] ?? '')]];
}

function sideOf(written: string): Side {
  const text = written.replace(/^\((.*)\)::[a-z ]+$/, '$1');
  const column = /^([a-z_0-9]+)\.([a-z_]+)$/.exec(text);
  if (column !== null) return { kind: 'column', alias: column[1] ?? '', name: column[2] ?? '' };
  if (/^\$\d+$|^'[^']*'::[a-z ]+$|^\((?:Init|Sub)Plan \d+\)(?:\.col\d+)?$/.test(text))
    return { kind: 'value' };
  if (/^ANY \(\$\d+\)$/.test(text)) return { kind: 'list' };
  return { kind: 'other' };
}

/** A cluster locks rows, changes rows within a query and recurses on one machine only. */
function refusedIn(nodes: readonly Plan[]): readonly string[] {
  const has = (type: string): boolean => nodes.some((node) => node['Node Type'] === type);
  const changes = nodes.filter((node) => node['Node Type'] === 'ModifyTable');
  return [
    ...(has('LockRows') ? ['locks rows'] : []),
    ...(changes.length > 1 || (changes.length === 1 && nodes[0] !== changes[0])
      ? ['changes rows within']
      : []),
    ...(has('Recursive Union') ? ['recurses'] : []),
  ];
}
