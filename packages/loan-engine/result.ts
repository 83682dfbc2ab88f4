// An answer that can be refused says so in its type: a value, or a code with the figures that explain it.
// Source: project rule that nothing is decided by reading a message.

/** Figures that explain a refusal; plain numbers and words of the engine, never a sentence for a person. */
export type RefusalDetail = Readonly<Record<string, string | number>>;

export type Accepted<T> = { readonly ok: true; readonly value: T };
export type Refused<Code extends string> = {
  readonly ok: false;
  readonly code: Code;
  readonly detail?: RefusalDetail;
};
export type Result<T, Code extends string> = Accepted<T> | Refused<Code>;

/** Wraps a value as an accepted answer. Units: none. Errors: none. Source: project rule on refusals. */
export function accept<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

/** Builds a refusal from its code and optional figures. Units: as named in `detail`. Errors: none. Source: project rule on refusals. */
export function refuse<Code extends string>(code: Code, detail?: RefusalDetail): Refused<Code> {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail };
}
