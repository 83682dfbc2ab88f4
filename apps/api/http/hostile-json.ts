/** Raised for a body or address that cannot be read at all. Carries nothing of what was sent. */
export class MalformedRequest extends Error {
  override name = 'MalformedRequest';
}

const mostNesting = 16;
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads JSON from a stranger: refuses deep nesting and keys that reach for an object's prototype. */
export function parseHostileJson(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new MalformedRequest();
  }
  let level: unknown[] = [parsed];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostNesting) throw new MalformedRequest();
    level = level.flatMap(childrenOf);
  }
  return parsed;
}

function childrenOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value;
  const entries = Object.entries(value);
  if (entries.some(([key]) => forbiddenKeys.has(key))) throw new MalformedRequest();
  return entries.map(([, child]: [string, unknown]) => child);
}

/** Reads the part of an address after the question mark; a key given twice has no one meaning and is refused. */
export function parseHostileQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const pairs = start < 0 ? [] : [...new URLSearchParams(url.slice(start + 1))];
  const keys = pairs.map(([key]) => key);
  if (new Set(keys).size !== keys.length || keys.some((key) => forbiddenKeys.has(key))) {
    throw new MalformedRequest();
  }
  return Object.fromEntries(pairs);
}
