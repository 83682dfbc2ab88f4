/** Every refusal the API can give: one row per code. No sentence lives here; screens turn codes into words. */
type ErrorRow<IsShown extends boolean> = {
  /** HTTP status of the answer. */
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** Whether sending the same request again later may succeed. */
  isRetryable: boolean;
  /** Whether a borrower may meet it, so that it needs words in every language. */
  isShown: IsShown;
};

const row = <const IsShown extends boolean>(
  status: ErrorRow<IsShown>['status'],
  isRetryable: boolean,
  isShown: IsShown,
): ErrorRow<IsShown> => ({ status, isRetryable, isShown });

export const errorTable = {
  malformed_request: row(400, false, false),
  unsupported_media_type: row(415, false, false),
  body_too_large: row(413, false, false),
  not_found: row(404, false, true),
  method_not_allowed: row(405, false, false),
  validation_failed: row(422, false, true),
  idempotency_key_required: row(400, false, false),
  idempotency_key_reused: row(422, false, false),
  internal_error: row(500, true, true),
  service_unavailable: row(503, true, true),
  busy_try_again: row(409, true, true),

  not_signed_in: row(401, false, true),
  session_ended: row(401, false, true),
  forbidden: row(403, false, false),
  number_mistyped: row(422, false, false),
  staff_sign_in_failed: row(401, false, false),

  too_frequent: row(429, true, true),
  sms_limit_reached: row(429, true, true),
  sms_unreachable: row(429, true, true),
  security_wait: row(429, true, true),
  graphic_code_required: row(403, false, true),
  graphic_code_incorrect: row(422, false, true),
  step_up_required: row(403, false, true),
  code_incorrect: row(422, false, true),
  code_expired: row(410, false, true),

  push_address_refused: row(422, false, false),
  ad_event_refused: row(422, false, false),

  photo_unreadable: row(422, false, true),
  photo_too_small: row(422, false, true),
  photo_too_large: row(413, false, true),
  upload_link_invalid: row(403, false, true),

  profile_incomplete: row(409, false, true),
  profile_locked: row(409, false, true),
  application_already_open: row(409, false, true),
  offer_stands: row(409, false, true),
  application_already_decided: row(409, false, false),
  application_with_borrower: row(409, false, false),
  application_changed: row(409, false, false),
  consent_required: row(422, false, true),
  reapply_later: row(409, false, true),

  new_device_wait: row(403, false, true),

  no_offer: row(409, false, true),
  outstanding_loan: row(409, false, true),
  product_not_open: row(409, false, true),
  payout_account_not_reached: row(409, false, true),
  amount_over_limit: row(422, false, true),
  amount_not_offered: row(422, false, true),
  term_not_offered: row(422, false, true),
  cost_cap_exceeded: row(422, false, true),
  cost_cap_exceeded_together: row(409, false, true),
  coupon_not_usable: row(409, false, true),
  reloan_already_on: row(409, false, true),
  reloan_off: row(409, false, true),
  reloan_voucher_in_use: row(409, false, true),
  scheduled_loan_over: row(409, false, true),
  quote_changed: row(409, false, true),
  document_changed: row(409, false, true),
  signature_required: row(422, false, true),
  paper_not_available: row(409, false, true),
  request_not_possible: row(409, false, true),
  install_proof_invalid: row(422, false, true),
  account_change_not_possible: row(409, false, true),
  account_change_closed: row(503, true, true),
  withdrawing_closed: row(503, true, true),
  paying_closed: row(503, true, true),
  loan_not_matched: row(404, false, true),
  loan_not_repayable: row(409, false, true),
  payment_amount_invalid: row(422, false, true),
  payment_channel_unavailable: row(503, true, true),

  loan_action_refused: row(409, false, false),
  payment_already_recorded: row(409, false, false),
  staff_day_limit_reached: row(409, false, false),
  request_already_answered: row(409, false, false),
  second_person_required: row(403, false, false),
  product_refused: row(422, false, false),
  lender_step_refused: row(409, false, false),
} as const satisfies Record<string, ErrorRow<boolean>>;

export type ErrorCode = keyof typeof errorTable;

/** Codes that a borrower may meet. */
export type ShownErrorCode = {
  [Code in ErrorCode]: (typeof errorTable)[Code]['isShown'] extends true ? Code : never;
}[ErrorCode];

/** Codes that any endpoint may answer with, so that no endpoint has to list them. */
export const universalErrorCodes = [
  'malformed_request',
  'unsupported_media_type',
  'body_too_large',
  'not_found',
  'method_not_allowed',
  'validation_failed',
  'internal_error',
  'service_unavailable',
] as const satisfies readonly ErrorCode[];

/** One field that was refused: where it is and which rule it broke. Never the value. */
export type FieldFailure = { path: string; code: string };

/** What stands in an error answer besides its code. Times are ISO instants, counts whole numbers. */
export type ErrorDetail = {
  fields?: readonly FieldFailure[];
  /** Instant from which the same request may succeed. */
  retryAt?: string;
  /** Instant from which a function has been closed for maintenance, and what staff say about it. */
  closedFrom?: string;
  note?: string;
  /** Wrong guesses still allowed for this code. */
  triesLeft?: number;
  /** Largest amount that would pass, in centavos. */
  largestAllowedCentavos?: number;
  /** Day until which something stands against it; left out where it is not known. */
  untilOn?: string;
  /** Date from which a new application is accepted. */
  reapplyOn?: string;
  /** The engine's own code of what was refused, with its figures, for staff. */
  rule?: string;
  figures?: Readonly<Record<string, string | number>>;
  /** Request id to quote to customer service. */
  requestId?: string;
};

export type ErrorBody = { error: { code: ErrorCode } & ErrorDetail };

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value);
}
