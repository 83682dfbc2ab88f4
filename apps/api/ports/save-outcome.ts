/**
 * 'moved': the customer was written meanwhile, and 'number-taken': another has the number drawn; load and decide again.
 * 'reference-taken': a channel's number is booked already. 'username-taken': it raises another's limit. 'day-limit-reached': one person would do more alone than a day allows.
 */
export type SaveOutcome =
  | 'saved'
  | 'moved'
  | 'number-taken'
  | 'reference-taken'
  | 'username-taken'
  | 'day-limit-reached';
