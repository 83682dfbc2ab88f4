import type { Queryable } from './database.ts';

/* Writes down the schema that a database really has, in an order that does not depend on how it came about. */

type TableRow = { name: string };
type PartRow = { table_name: string; text: string };

const tables = {
  name: 'describe-tables',
  text: `SELECT c.relname::text AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY c.relname COLLATE "C"`,
};

/** Columns in their order, then constraints by name: what stands between the brackets of CREATE TABLE. */
const columns = {
  name: 'describe-columns',
  text: `SELECT a.attrelid::regclass::text AS table_name,
      quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
        || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
        || CASE WHEN a.attidentity <> '' THEN ' GENERATED ALWAYS AS IDENTITY' ELSE '' END
        || coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') AS text
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attnum > 0 AND NOT a.attisdropped
    ORDER BY 1, a.attnum`,
};
const constraints = {
  name: 'describe-constraints',
  text: `SELECT k.conrelid::regclass::text AS table_name,
      'CONSTRAINT ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid) AS text
    FROM pg_constraint k
    WHERE k.connamespace = 'public'::regnamespace AND k.contype IN ('c', 'f', 'p', 'u')
    ORDER BY 1, array_position(ARRAY['p', 'u', 'f', 'c'], k.contype::text), k.conname COLLATE "C"`,
};

/** Types that list values, and views with what they select. */
const types = {
  name: 'describe-types',
  text: `SELECT format('CREATE TYPE %I AS ENUM (%s);', t.typname, string_agg(quote_literal(e.enumlabel), ', ' ORDER BY e.enumsortorder)) AS text
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid
    WHERE t.typnamespace = 'public'::regnamespace GROUP BY t.typname ORDER BY t.typname COLLATE "C"`,
};
const views = {
  name: 'describe-views',
  text: `SELECT c.relname::text AS table_name, format(E'CREATE VIEW %I AS\\n%s', c.relname, pg_get_viewdef(c.oid)) AS text
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'v' ORDER BY c.relname COLLATE "C"`,
};

/** Indexes that belong to no constraint, storage settings, triggers and the rights of the roles beside the owner. */
const others = {
  name: 'describe-others',
  text: `SELECT table_name, text FROM (
      SELECT i.indrelid::regclass::text AS table_name, 1 AS place, pg_get_indexdef(i.indexrelid) AS text
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid AND c.relnamespace = 'public'::regnamespace
      WHERE NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u'))
      UNION ALL
      SELECT c.oid::regclass::text, 2, format('ALTER TABLE %I SET (%s)', c.relname, array_to_string(c.reloptions, ', '))
      FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.reloptions IS NOT NULL
      UNION ALL
      SELECT t.tgrelid::regclass::text, 3, pg_get_triggerdef(t.oid)
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid AND c.relnamespace = 'public'::regnamespace
      WHERE NOT t.tgisinternal
      UNION ALL
      SELECT c.oid::regclass::text, 4, format('GRANT %s ON %I TO %I',
        string_agg(a.privilege_type, ', ' ORDER BY array_position(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE'], a.privilege_type)), c.relname, r.rolname)
      FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND r.rolname IN ('luwag_app', 'luwag_jobs')
      GROUP BY c.oid, r.rolname
    ) x ORDER BY table_name, place, text COLLATE "C"`,
};

/** Signatures and rights only: what a function does stands in its own file. */
const functions = {
  name: 'describe-functions',
  text: `SELECT format('FUNCTION %s(%s) RETURNS %s%s%s', p.proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid),
      CASE WHEN p.prosecdef THEN ' SECURITY DEFINER' ELSE '' END,
      CASE WHEN p.prosecdef AND NOT has_function_privilege('public', p.oid, 'EXECUTE')
        THEN CASE WHEN has_function_privilege('luwag_app', p.oid, 'EXECUTE') THEN ', for luwag_app' ELSE ', for its owner' END
        ELSE '' END) AS text
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace ORDER BY p.proname COLLATE "C", 1`,
};

/** Returns the schema of the database as text: types, tables with all that hangs on them, views, and signatures of functions. */
export async function describeSchema(database: Queryable): Promise<string> {
  const names = await database.query<TableRow>(tables);
  const inside = [
    ...(await database.query<PartRow>(columns)),
    ...(await database.query<PartRow>(constraints)),
  ];
  const outside = await database.query<PartRow>(others);
  const signatures = await database.query<{ text: string }>(functions);
  const ofTable = (parts: readonly PartRow[], table: string): readonly string[] =>
    parts.filter(({ table_name: name }) => name === table).map(({ text }) => text);
  const written = names.map(({ name }) => {
    const body = ofTable(inside, name).map((text) => `  ${text}`);
    const after = ofTable(outside, name).map((text) => `${text};`);
    return [`CREATE TABLE ${name} (`, body.join(',\n'), ');', ...after].join('\n');
  });
  const listed = (await database.query<{ text: string }>(types)).map(({ text }) => text);
  const selected = (await database.query<PartRow>(views)).map(({ table_name: name, text }) =>
    [text, ...ofTable(outside, name).map((right) => `${right};`)].join('\n'),
  );
  return `${[...listed, ...written, ...selected, signatures.map(({ text }) => `-- ${text}`).join('\n')].join('\n\n')}\n`;
}
