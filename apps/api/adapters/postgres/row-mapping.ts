/* Between rows as PostgreSQL's JSON writes them and records as the product names them. The ending of a name says
   its type: …At is an instant, …Hash, …Sealed and …Index are bytes. What stands inside a JSON column is left alone. */

type Json = Record<string, unknown>;

const toCamel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
export const toSnake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isInstantName = (name: string): boolean => name.endsWith('At');
const isBytesName = (name: string): boolean => /(Hash|Sealed|Index)$/.test(name);

export function fromRow(row: Json): Json {
  const entries = Object.entries(row).map(([column, value]) => {
    const name = toCamel(column);
    return [name, valueFromRow(name, value)] as const;
  });
  return Object.fromEntries(entries);
}

export function toRow(row: object): Json {
  const entries = Object.entries(row).map(([name, value]: [string, unknown]) => [
    toSnake(name),
    valueToRow(name, value),
  ]);
  return Object.fromEntries(entries) as Json;
}

function valueFromRow(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isInstantName(name)) return Date.parse(value);
  if (isBytesName(name) && value.startsWith(String.raw`\x`)) return Buffer.from(value.slice(2), 'hex');
  return value;
}

function valueToRow(name: string, value: unknown): unknown {
  if (Buffer.isBuffer(value)) return String.raw`\x` + value.toString('hex');
  if (isInstantName(name) && typeof value === 'number') return new Date(value).toISOString();
  return value;
}
