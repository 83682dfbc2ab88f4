// A condition that the program itself guarantees is checked in production too, and a breach stops the work instead of booking a wrong peso.
// Source: project rule that expected refusals are values while bugs are assertions that stay on.

/** Thrown only for a bug in the program, never for something a borrower or an operator did. */
export class AssertionFailure extends Error {
  override readonly name = 'AssertionFailure';
}

/**
 * Stops with an {@link AssertionFailure} when `condition` is false.
 * Units: none. Errors: throws; it never answers with a refusal code.
 * Source: project rule on bugs; `what` names the broken promise without personal data.
 */
export function assertThat(condition: boolean, what: string): asserts condition {
  if (!condition) throw new AssertionFailure(what);
}
