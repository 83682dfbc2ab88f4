import type { Queryable } from './database.ts';
import { distributionColumn, type FunctionPlace, groupOf, type TablePlace } from './placement.ts';

/* What Citus asks of tables and functions that it spreads over machines, held against a database as it is. */

/** Tables, indexes, keys, triggers and functions of a database; names of columns in the order in which they stand. */
export type Catalogue = {
  tables: readonly { name: string; columns: readonly string[] }[];
  uniques: readonly { name: string; table: string; columns: readonly string[] }[];
  foreignKeys: readonly { name: string; from: string; to: string; pairs: readonly string[] }[];
  triggers: readonly { name: string; table: string; isForRow: boolean }[];
  counting: readonly { table: string; column: string }[];
  functions: readonly { name: string; parameters: readonly string[]; body: string }[];
};

export type Places = {
  tables: Readonly<Record<string, TablePlace>>;
  functions: Readonly<Record<string, FunctionPlace>>;
  counting: Readonly<Record<string, string>>;
  dropped: Readonly<Record<string, string>>;
  ofSeveral: Readonly<Record<string, string>>;
};

const columnsOf = (relation: string, numbers: string): string =>
  `ARRAY(SELECT a.attname::text FROM unnest(${numbers}) WITH ORDINALITY AS k (number, place)
    JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = k.number ORDER BY k.place)`;
const ours = `c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`;

const queries = {
  tables: `SELECT c.relname::text AS name, ARRAY(SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum) AS columns
    FROM pg_class c WHERE ${ours} ORDER BY 1`,
  uniques: `SELECT x.relname::text AS name, c.relname::text AS table, ${columnsOf('c.oid', 'i.indkey')} AS columns
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
    WHERE ${ours} AND (i.indisunique OR i.indisexclusion) ORDER BY 1`,
  foreignKeys: `SELECT k.conname::text AS name, c.relname::text AS from, t.relname::text AS to,
      ARRAY(SELECT p.own || ' = ' || p.other FROM unnest(${columnsOf('c.oid', 'k.conkey')}, ${columnsOf('t.oid', 'k.confkey')})
        AS p (own, other)) AS pairs
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
    WHERE ${ours} AND k.contype = 'f' ORDER BY 1`,
  triggers: `SELECT t.tgname::text AS name, c.relname::text AS table, t.tgtype & 1 = 1 AS "isForRow"
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE ${ours} AND NOT t.tgisinternal ORDER BY 1`,
  counting: `SELECT c.relname::text AS table, a.attname::text AS column
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE ${ours} AND NOT a.attisdropped
      AND (a.attidentity <> '' OR pg_get_expr(d.adbin, d.adrelid) LIKE '%nextval%') ORDER BY 1, 2`,
  functions: `SELECT p.proname::text AS name, coalesce(p.proargnames, '{}')::text[] AS parameters, p.prosrc AS body
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace ORDER BY 1`,
} as const satisfies Record<keyof Catalogue, string>;

/** Reads what the rules look at. */
export async function readCatalogue(database: Queryable): Promise<Catalogue> {
  const read = <Row extends Record<string, unknown>>(part: keyof Catalogue): Promise<readonly Row[]> =>
    database.query<Row>({ name: `catalogue-${part}`, text: queries[part] });
  return {
    tables: await read<Catalogue['tables'][number]>('tables'),
    uniques: await read<Catalogue['uniques'][number]>('uniques'),
    foreignKeys: await read<Catalogue['foreignKeys'][number]>('foreignKeys'),
    triggers: await read<Catalogue['triggers'][number]>('triggers'),
    counting: await read<Catalogue['counting'][number]>('counting'),
    functions: await read<Catalogue['functions'][number]>('functions'),
  };
}

/** What stands in the way of spreading this database by these places, each in a sentence. */
export function placementProblems(catalogue: Catalogue, places: Places): readonly string[] {
  return [
    ...tableProblems(catalogue, places),
    ...uniqueProblems(catalogue, places),
    ...foreignKeyProblems(catalogue, places),
    ...triggerProblems(catalogue, places),
    ...countingProblems(catalogue, places),
    ...functionProblems(catalogue, places),
  ];
}

function tableProblems({ tables }: Catalogue, places: Places): string[] {
  const names = new Set(tables.map(({ name }) => name));
  const order = Object.keys(places.tables);
  const missing = tables.flatMap(({ name, columns }) => {
    const place = places.tables[name];
    if (place === undefined) return [`${name} has no place`];
    const column = distributionColumn(place);
    return column === null || columns.includes(column) ? [] : [`${name} has no column ${column}`];
  });
  const unknown = order
    .filter((name) => !names.has(name))
    .map((name) => `${name} has a place and is no table`);
  const late = order.filter((name) => {
    const head = groupOf(name, places.tables[name] ?? { kind: 'coordinator' });
    return distributionOf(places, name) !== null && order.indexOf(head) > order.indexOf(name);
  });
  return [...missing, ...unknown, ...late.map((name) => `${name} comes before the table it lies like`)];
}

function distributionOf(places: Places, table: string): string | null {
  const place = places.tables[table];
  return place === undefined ? null : distributionColumn(place);
}

/** A machine sees its own rows alone, so what is unique must say on which machine it is. */
function uniqueProblems({ uniques }: Catalogue, places: Places): string[] {
  return uniques.flatMap(({ name, table, columns }) => {
    const column = distributionOf(places, table);
    return column === null || columns.includes(column) ? [] : [`${name} is unique without ${column}`];
  });
}

function foreignKeyProblems({ foreignKeys }: Catalogue, places: Places): string[] {
  return foreignKeys.flatMap(({ name, from, to, pairs }) => {
    const [own, other] = [places.tables[from], places.tables[to]];
    if (own === undefined || other === undefined) return [];
    const column = distributionColumn(own);
    if (other.kind === 'reference') return [];
    if (column === null && distributionColumn(other) === null)
      return own.kind === 'reference' ? [`${name} leads from every machine to the coordinator`] : [];
    if (groupOf(from, own) !== groupOf(to, other)) return [`${name} leads to rows that lie elsewhere`];
    return pairs.includes(`${column} = ${distributionColumn(other)}`) ? [] : [`${name} leaves out ${column}`];
  });
}

function triggerProblems({ triggers }: Catalogue, places: Places): string[] {
  return triggers.flatMap(({ name, table, isForRow }) => {
    if (distributionOf(places, table) === null && places.tables[table]?.kind !== 'reference') return [];
    return isForRow || places.dropped[name] === table
      ? []
      : [`${name} is for each statement, on a table that is spread`];
  });
}

function countingProblems({ counting }: Catalogue, places: Places): string[] {
  return counting
    .filter(
      ({ table, column }) =>
        distributionOf(places, table) !== null && !(`${table}.${column}` in places.counting),
    )
    .map(({ table, column }) => `${table}.${column} counts by itself, on each machine apart`);
}

const writes = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+([a-z_]+)/g;

function functionProblems({ functions }: Catalogue, places: Places): string[] {
  const names = new Set(functions.map(({ name }) => name));
  const unknown = Object.keys(places.functions).filter((name) => !names.has(name));
  return [
    ...unknown.map((name) => `${name} has a place and is no function`),
    ...functions.flatMap(({ name, parameters, body }) => {
      const place = places.functions[name];
      if (place === undefined) return [`${name} is a function without a place`];
      const written = [...body.matchAll(writes)].flatMap(([, table = '']) =>
        places.tables[table]?.kind === 'customer' ? [table] : [],
      );
      if (place.kind === 'customer' || place.kind === 'everywhere') {
        const asking = askedOfAll(body, places, places.ofSeveral[name]).map(
          (table) => `${name} asks every machine for ${table}`,
        );
        const isNamed = place.kind === 'everywhere' || parameters[0] === 'p_customer_id';
        return [...(isNamed ? [] : [`${name} does not begin with p_customer_id`]), ...asking];
      }
      const refused = refusedStatements(body, places).map((what) => `${name} ${what}`);
      if (written.length === 0 || place.fansOut !== undefined) return refused;
      return [`${name} writes ${written[0]} on every machine, and nothing says why`, ...refused];
    }),
  ];
}

const read = /\b(?:FROM|JOIN|USING|UPDATE)\s+([a-z_]+)(?:\s+(?:AS\s+)?([A-Za-z]+))?/g;

/**
 * The tables of customers that a function, which runs where its customer is, does not hold to that customer. A condition that falls
 * away where several are saved together counts, since a cluster saves one at a time.
 */
function askedOfAll(body: string, places: Places, ofSeveral: string | undefined): string[] {
  const one = String.raw`(?:p_customer_id|v_only|v_event\.customer_id|OLD\.customer_id|ANY \(p_customer_ids\))`;
  return statementsOf(body).flatMap((statement) =>
    ofSeveral !== undefined && statement.includes(ofSeveral)
      ? []
      : tablesIn(statement, places).flatMap(({ alias, table }) => {
          const own = alias === table ? String.raw`(?:\b${alias}\.|[ (])` : String.raw`\b${alias}\.`;
          return new RegExp(`${own}customer_id = ${one}`).test(statement) ? [] : [table];
        }),
  );
}

const statementsOf = (body: string): readonly string[] => body.replaceAll(/--.*$/gm, '').split(';');
const keywords = new Set(['set', 'where', 'order', 'for', 'as', 'on', 'using', 'limit', 'group']);

/** The tables of customers that a statement reads or changes, each with its alias. What is added lies where its own value says. */
function tablesIn(statement: string, places: Places): readonly { table: string; alias: string }[] {
  return [...statement.matchAll(read)].flatMap(([, table = '', alias = table]) =>
    places.tables[table]?.kind === 'customer'
      ? [{ table, alias: keywords.has(alias.toLowerCase()) ? table : alias }]
      : [],
  );
}

/**
 * What a cluster refuses in a function of the coordinator, which it plans statement by statement: locks and recursion where not each
 * table is held to customers of one shard, recursion beside rows that are added, and rows made of each row by a function.
 */
function refusedStatements(body: string, places: Places): string[] {
  return statementsOf(body).flatMap((statement) => {
    const apart = tablesIn(statement, places).flatMap(({ table, alias }) =>
      new RegExp(`\\b${alias}\\.customer_id = ANY \\(`).test(statement) ? [] : [table],
    );
    const [first] = apart;
    const isLocking = /\bFOR (?:NO KEY )?UPDATE\b/.test(statement);
    const isRecursive = /\bWITH RECURSIVE\b/.test(statement);
    return [
      ...(isLocking && first !== undefined ? [`locks ${first} on several machines`] : []),
      ...(isRecursive && first !== undefined ? [`recurses over ${first} on several machines`] : []),
      ...(/(?:^|\bBEGIN|\bLOOP)\s*(?:RETURN QUERY\s+)?WITH RECURSIVE\b[^]*\bINSERT INTO\b/.test(statement)
        ? ['recurses beside rows that it adds']
        : []),
      ...(first !== undefined && /\bjsonb_(?:to|populate)_recordset\([a-z]+\./.test(statement)
        ? [`makes rows of each ${first} by a function`]
        : []),
    ];
  });
}
