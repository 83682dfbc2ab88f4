/*
 * Where each table and each function is once the database is spread over machines by the Citus extension. One server has no use for
 * it. script/distribute makes its statements from it, and a test holds it to the tables (docs/operations/scale-out.md).
 */

/** How a table is kept. */
export type TablePlace =
  /** With its customer: all rows of one customer are on one machine. */
  | { kind: 'customer' }
  /** By the name it is looked up by, since nothing else is known of it; `like` is another table whose rows lie the same way. */
  | { kind: 'key'; column: string; like?: string }
  /** Whole on every machine: small, read by writes of customers, and hardly ever changed. */
  | { kind: 'reference' }
  /** Whole on the coordinator. `isReached`: a write of a customer, which runs on the customer's machine, writes it too. */
  | { kind: 'coordinator'; isReached?: true };

/** How a function is known. */
export type FunctionPlace =
  /** Runs as a whole on the machine of the customer that its first argument names. */
  | { kind: 'customer' }
  /** Called by these, or by a row itself, so each machine has it. */
  | { kind: 'everywhere' }
  /** Runs on the coordinator. `fansOut` says why it may write customers on every machine. */
  | { kind: 'coordinator'; fansOut?: string };

export const customerColumn = 'customer_id';

const customer = { kind: 'customer' } as const;
const coordinator = { kind: 'coordinator' } as const;
const reached = { kind: 'coordinator', isReached: true } as const;
const everywhere = { kind: 'everywhere' } as const;

/** In the order in which they are spread: the table that others lie like, or point to, comes first. */
export const tablePlaces: Readonly<Record<string, TablePlace>> = {
  customer,
  session: customer,
  push_subscription: customer,
  stored_answer: customer,
  profile_section: customer,
  photo: customer,
  application: customer,
  signature: customer,
  loan: customer,
  loan_rate: customer,
  loan_balance: customer,
  acceptance: customer,
  payout: customer,
  payment: customer,
  journal_entry: customer,
  accrual: customer,
  folded_accrual: customer,
  paper: customer,
  coupon: customer,
  reloan: customer,
  scheduled_loan: customer,
  request: customer,
  message: customer,
  support_message: customer,
  maker_only_step: customer,
  outbox: customer,
  loan_event: customer,
  loan_change: customer,
  event_delivery: customer,

  // Look-ups, written with the row they name.
  given_number: { kind: 'key', column: 'number' },
  money_reference: { kind: 'key', column: 'number', like: 'given_number' },
  customer_key: { kind: 'key', column: 'key', like: 'given_number' },
  collected_money: { kind: 'key', column: 'provider_payment_id', like: 'given_number' },
  customer_phone: { kind: 'key', column: 'phone_index' },
  facebook_username: { kind: 'key', column: 'username_index', like: 'customer_phone' },
  known_document: { kind: 'key', column: 'unique_index', like: 'customer_phone' },

  // Each booking asks which day was closed last.
  closed_day: { kind: 'reference' },

  // Log-ins: a few each second at most, in one statement with the day's budget.
  login_state: reached,
  login_budget: coordinator,
  login_wrong_level: coordinator,
  attempt_counter: coordinator,
  graphic_code: coordinator,

  // The lender's own books and the staff.
  lender_entry: reached,
  lender_step: reached,
  suspense_item: reached,
  settlement_file: reached,
  settlement_row: coordinator,
  account_day: coordinator,
  reconciliation: coordinator,
  reconciliation_break: coordinator,
  coherence_run: coordinator,
  close_of_business: coordinator,
  staff: coordinator,
  staff_session: coordinator,
  maker_only_day: reached,
  // Has lines of no customer, and is written with the staff's own tables. What staff do to a customer reaches it from there.
  audit_log: reached,
  partner_key: coordinator,
  event_receiver: coordinator,
  provider_event: coordinator,
  sms_message: reached,

  // What is sold and shown, and how the product runs.
  product_version: coordinator,
  product_proposal: coordinator,
  maintenance: coordinator,
  maintenance_window: coordinator,
  faq_edition: coordinator,
  guide_answer: coordinator,
  waitlist_notification: coordinator,
  waitlist_entry: coordinator,
  key_fingerprint: coordinator,
  key_reader: coordinator,
  job_worker: coordinator,
  background_run: coordinator,
  payout_pause: coordinator,
  payout_balance: coordinator,
  schema_migration: coordinator,
  schema_function: coordinator,

  // The sandbox, which is never spread.
  sandbox_clock: coordinator,
  simulated_sms: reached,
  simulated_payout: coordinator,
  simulated_collection: coordinator,
  simulated_next_outcome: coordinator,
};

export const functionPlaces: Readonly<Record<string, FunctionPlace>> = {
  save_customer: customer,
  save_entries: everywhere,
  keep_loan_events: everywhere,
  keep_loan_rates: everywhere,
  keep_documents: everywhere,
  erase_customer: everywhere,
  move_phone: everywhere,
  erase_loan_records: everywhere,
  answer_lender_step: everywhere,
  hold_misapplied: everywhere,
  book_lender_entry: everywhere,
  keep_audit: everywhere,
  last_closed_day: everywhere,
  accrual_accounts: everywhere,
  sums_to_zero: everywhere,
  refuse_change_of_journal: everywhere,
  refuse_change_of_accrual: everywhere,

  post_accruals: { kind: 'coordinator', fansOut: 'charges customers of one shard at a time, each night' },
  fold_accruals: { kind: 'coordinator', fansOut: 'folds the charges of closed quarters, some each minute' },
  shard_of: coordinator,
  queue_overdue: { kind: 'coordinator', fansOut: 'leaves jobs for all loans that are due, once a night' },
  queue_reminders: { kind: 'coordinator', fansOut: 'leaves jobs for all who are reminded at this hour' },
  relay_outbox: { kind: 'coordinator', fansOut: 'takes the jobs of all customers to the one job queue' },
  place_loan_events: { kind: 'coordinator', fansOut: 'gives the events of all loans one order' },
  erase_records_before: { kind: 'coordinator' },
  book_settlement: coordinator,
  booked_settlement_rows: coordinator,
  withdraw_settlement_file: coordinator,
  close_day: coordinator,
  sum_closed_days: coordinator,
  ledger_balances: coordinator,
  ledger_movements: coordinator,
  receive_suspense: coordinator,
  reverse_suspense: coordinator,
  propose_lender_step: coordinator,
  pause_payouts: {
    kind: 'coordinator',
    fansOut: 'after a restore, moves the last place in the list of events',
  },
  queue_waitlist_notifications: coordinator,
  comparison_waits: coordinator,
  drop_job: coordinator,
  ready_jobs: coordinator,
  standby_lags: coordinator,
  troubled_jobs: coordinator,
  try_job_again: coordinator,
};

/** Columns that count by themselves. On each machine they count apart, so nothing may depend on the order of their numbers. */
export const countingColumns: Readonly<Record<string, string>> = {
  'outbox.outbox_id': 'tells the jobs of one customer apart; the relay takes them in any order',
};

/**
 * Triggers for each statement, which a table that is spread cannot have. script/distribute drops them and takes the right to TRUNCATE
 * away in their place.
 */
export const droppedTriggers: Readonly<Record<string, string>> = {
  journal_entry_not_emptied: 'journal_entry',
  accrual_not_emptied: 'accrual',
  folded_accrual_not_emptied: 'folded_accrual',
};

/**
 * The statement of a function that is reached for several customers only, which a cluster never saves together, by words that no
 * other of its statements has.
 */
export const statementOfSeveral: Readonly<Record<string, string>> = {
  save_customer: 'FOR NO KEY UPDATE OF c SKIP LOCKED',
};

/** The column that says on which machine a row is; null where the table is whole. */
export function distributionColumn(place: TablePlace): string | null {
  if (place.kind === 'customer') return customerColumn;
  return place.kind === 'key' ? place.column : null;
}

/** What rows lie together: two tables of one group join within a machine. */
export function groupOf(table: string, place: TablePlace): string {
  if (place.kind === 'customer') return 'customer';
  return place.kind === 'key' ? (place.like ?? table) : place.kind;
}
