/* Between rows as PostgreSQL's JSON writes them and records as the product names them. The ending of a name says
   its type: …At is an instant, …Hash, …Sealed and …Index are bytes. What stands inside a JSON column is left alone. */

type Json = Record<string, unknown>;

export const toCamel = (name: string): string => fieldOf(name).name;
export const toSnake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A field of a record, with the kind that the ending of its name gives it. */
type Field = { name: string; kind: 'instant' | 'bytes' | 'plain' };

const fields = new Map<string, Field>();
const columns = new Map<string, { column: string; kind: Field['kind'] }>();

function kindOf(name: string): Field['kind'] {
  if (name.endsWith('At')) return 'instant';
  return /(Hash|Sealed|Index)$/.test(name) ? 'bytes' : 'plain';
}

/** The names of columns are few, and each is worked out once. */
function fieldOf(column: string): Field {
  const known = fields.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const field = { name, kind: kindOf(name) };
  fields.set(column, field);
  return field;
}

function columnOf(name: string): { column: string; kind: Field['kind'] } {
  const known = columns.get(name);
  if (known !== undefined) return known;
  const made = { column: toSnake(name), kind: kindOf(name) };
  columns.set(name, made);
  return made;
}

export function fromRow(row: Json): Json {
  const record: Json = {};
  for (const column in row) {
    const { name, kind } = fieldOf(column);
    record[name] = valueFromRow(kind, row[column]);
  }
  return record;
}

export function toRow(record: object): Json {
  const row: Json = {};
  for (const [name, value] of Object.entries(record) as [string, unknown][]) {
    const { column, kind } = columnOf(name);
    row[column] = valueToRow(kind, value);
  }
  return row;
}

function valueFromRow(kind: Field['kind'], value: unknown): unknown {
  if (typeof value !== 'string' || kind === 'plain') return value;
  if (kind === 'instant') return Date.parse(value);
  return value.startsWith(String.raw`\x`) ? Buffer.from(value.slice(2), 'hex') : value;
}

function valueToRow(kind: Field['kind'], value: unknown): unknown {
  if (Buffer.isBuffer(value)) return String.raw`\x` + value.toString('hex');
  if (kind === 'instant' && typeof value === 'number') return new Date(value).toISOString();
  return value;
}
