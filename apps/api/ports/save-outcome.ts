/**
 * 'moved': the customer was written meanwhile, and 'number-taken': another has the number drawn; load and decide again.
 * 'reference-taken': a channel's number is booked already. 'username-taken': it raises another's limit. 'day-limit-reached': one person would do more alone than a day allows.
 * 'money-booked': a provider's payment was booked elsewhere meanwhile. 'step-answered' and 'suspense-ended': the step of two people, or
 * the money in suspense that it is about, ended meanwhile.
 */
export type SaveOutcome =
  | 'saved'
  | 'moved'
  | 'number-taken'
  | 'reference-taken'
  | 'username-taken'
  | 'day-limit-reached'
  | 'money-booked'
  | 'step-answered'
  | 'suspense-ended';

/** The answer to a request, given again where the same request comes again. */
export type StoredAnswer = { idempotencyKey: string; requestHash: Buffer; body: unknown; createdAt: number };
