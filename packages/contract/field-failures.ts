import * as v from 'valibot';
import type { FieldFailure } from './errors.ts';

type Issue = v.BaseIssue<unknown>;

/** Turns a schema's issues into places and codes; the refused values stay behind. */
export function fieldFailures(issues: readonly Issue[]): FieldFailure[] {
  return issues.map((issue) => ({ path: pathOf(issue), code: codeOf(issue) }));
}

/** Parses with all failures as codes. */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): { ok: true; value: v.InferOutput<Schema> } | { ok: false; failures: FieldFailure[] } {
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, failures: fieldFailures(parsed.issues) };
}

function pathOf(issue: Issue): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return '';
  return v.getDotPath(issue) ?? '';
}

function codeOf(issue: Issue): string {
  if (issue.input === undefined) return 'required';
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown_key';
  return /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : 'invalid';
}
