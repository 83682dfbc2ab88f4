import type { MakerOnlyStepRow } from '../../../apps/api/ports/rows-around-loan.ts';
import type { Row, Tables } from './tables.ts';

/*
 * What the database refuses, by the names that it gives its rules. The hashes of histories that were lived on both say whether
 * these are the rules of the schema.
 */

/** An error as PostgreSQL's driver tells it. */
export function broken(constraint: string, code: '23505' | '23514' | '23503' = '23505'): Error {
  return Object.assign(new Error(`the rule ${constraint} is broken`), { constraint, code });
}

type OnceRule = {
  constraint: string;
  table: string;
  /** Together they are there once, where `of` holds. */
  fields: readonly string[];
  of?: (row: Row) => boolean;
};

const openLoan = new Set(['disbursing', 'active', 'disbursement-failed']);
const isAccrual = (row: Row): boolean => String(row['kind']).endsWith('-accrued');
const adjusted = (row: Row): Row => (row['adjustments'] ?? {}) as Row;

const onceRules: readonly OnceRule[] = [
  {
    constraint: 'loan_one_open',
    table: 'loans',
    fields: ['customerId'],
    of: (row) => openLoan.has(row['status'] as string) && (adjusted(row)['reopenedOn'] ?? null) === null,
  },
  {
    constraint: 'payout_one_alive',
    table: 'payouts',
    fields: ['customerId', 'loanId'],
    of: ({ purpose, status }) => purpose === 'disbursement' && status !== 'failed',
  },
  {
    constraint: 'payout_one_refund_alive',
    table: 'payouts',
    fields: ['customerId', 'loanId'],
    of: ({ purpose, status }) => purpose === 'refund' && status !== 'succeeded' && status !== 'failed',
  },
  {
    constraint: 'payout_provider_reference_once',
    table: 'payouts',
    fields: ['customerId', 'providerReference'],
    of: (row) => row['providerReference'] !== null,
  },
  { constraint: 'payout_reference_once', table: 'payouts', fields: ['customerId', 'reference'] },
  {
    constraint: 'payment_provider_payment_once',
    table: 'payments',
    fields: ['customerId', 'providerPaymentId'],
    of: (row) => row['providerPaymentId'] !== null,
  },
  {
    constraint: 'request_open_once',
    table: 'requests',
    fields: ['customerId', 'kind', 'loanId'],
    of: (row) => row['status'] === 'open' && row['loanId'] !== null,
  },
  {
    constraint: 'journal_entry_pkey',
    table: 'entries',
    fields: ['customerId', 'entryId'],
    of: (row) => !isAccrual(row),
  },
  {
    constraint: 'journal_entry_reversed_once',
    table: 'entries',
    fields: ['customerId', 'reversed'],
    of: (row) => row['reversed'] !== null,
  },
  {
    constraint: 'accrual_once',
    table: 'entries',
    fields: ['customerId', 'loanId', 'businessOn', 'kind'],
    of: isAccrual,
  },
  { constraint: 'money_reference_pkey', table: 'moneyReferences', fields: ['number'] },
  { constraint: 'given_number_pkey', table: 'givenNumbers', fields: ['number'] },
  { constraint: 'collected_money_pkey', table: 'collectedMoney', fields: ['provider', 'providerPaymentId'] },
  { constraint: 'stored_answer_pkey', table: 'answers', fields: ['customerId', 'idempotencyKey'] },
  {
    constraint: 'paper_customer_id_loan_id_kind_subject_language_key',
    table: 'papers',
    fields: ['customerId', 'loanId', 'kind', 'subject', 'language'],
  },
];

/** Holds rows that were just written against all of their table. */
export function checkOnce(tables: Tables, table: string, written: readonly Row[]): void {
  for (const { constraint, fields, of = () => true } of onceRules.filter((rule) => rule.table === table)) {
    for (const row of written) {
      if (!of(row)) continue;
      const same = tables
        .list(table)
        .filter((other) => of(other) && fields.every((field) => other[field] === row[field]));
      if (same.length > 1) throw broken(constraint);
    }
  }
}

const paidFields = [
  ['principalPaidCentavos', 'principalCentavos', 'loan_principal_paid'],
  ['interestPaidCentavos', 'interestAccruedCentavos', 'loan_interest_paid'],
  ['lateChargePaidCentavos', 'lateChargeAccruedCentavos', 'loan_late_charge_paid'],
  ['penaltyFeePaidCentavos', 'penaltyFeeAccruedCentavos', 'loan_penalty_fee_paid'],
] as const;

/** What the columns of one row allow. */
export function checkRow(table: string, row: Row): void {
  if (table === 'loanBalances') {
    for (const [paid, bound, constraint] of paidFields) {
      const amount = Number(row[paid]);
      if (amount < 0 || amount > Number(row[bound])) throw broken(constraint, '23514');
    }
  }
  if (
    table === 'payouts' &&
    row['heldFor'] !== null &&
    !['requested', 'failed'].includes(String(row['status']))
  )
    throw broken('payout_check', '23514');
}

type Line = { amountCentavos: number };

/** What an entry of the ledger must be. */
export function checkEntry(row: Row): void {
  const lines = row['postings'] as readonly Line[];
  if (lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0) !== 0)
    throw broken('journal_entry_sums_to_zero', '23514');
  if (lines.length < 2 || lines.some(({ amountCentavos }) => amountCentavos === 0))
    throw broken('journal_entry_lines', '23514');
  const valueOn = row['valueOn'] as string | undefined;
  if (valueOn !== undefined && valueOn >= String(row['businessOn']))
    throw broken('journal_entry_value_on', '23514');
}

type Alone = Pick<MakerOnlyStepRow, 'staffId' | 'decidedOn' | 'limitGroup'>;

/** What one member of staff did alone on a day, in centavos. */
export function aloneOnDay(tables: Tables, { staffId, decidedOn, limitGroup }: Alone): number {
  return tables
    .rows('makerOnlySteps')
    .filter((row) => row.staffId === staffId && row.decidedOn === decidedOn && row.limitGroup === limitGroup)
    .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
}

export function checkAlone(tables: Tables): void {
  for (const step of tables.rows('makerOnlySteps').slice(-1))
    if (aloneOnDay(tables, step) > step.dayLimitCentavos) throw broken('maker_only_day_limit', '23514');
}
