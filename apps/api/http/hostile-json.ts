/** Raised for a body or address that cannot be read at all. Carries nothing of what was sent. */
export class MalformedRequest extends Error {
  override name = 'MalformedRequest';
}

/** How JSON writes half of a pair of code units. */
const writtenSurrogate = /\\u[dD][89a-fA-F]/;
const mostNesting = 16;
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads JSON from a stranger: refuses deep nesting and keys that reach for an object's prototype. Half of an emoji, as a phone's
 * field leaves it at its last character, becomes U+FFFD.
 */
export function parseHostileJson(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = writtenSurrogate.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
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

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
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

/** Refuses the character U+0000 wherever it stands in what was sent: a database keeps it in no text. */
export function refuseNulls(value: unknown): void {
  if (typeof value === 'string' && value.includes('\0')) throw new MalformedRequest();
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    refuseNulls(key);
    refuseNulls(child);
  }
}
