import type { Database } from '../apps/api/adapters/postgres/database.ts';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';

/*
 * The limit of the close of business: a book of its own, in which a charge is a journal entry with two lines and the running
 * totals stand on the loan, closed by a statement that is written for this one day.
 */

/** Fills the book with the loans and the entries of the product's, all of them accrued through the day before. */
export function handWrittenBook(before: LocalDate): string {
  return `
    CREATE SCHEMA hand;
    CREATE TABLE hand.loan WITH (fillfactor = 70) AS
      SELECT l.*, b.principal_centavos, b.principal_paid_centavos, b.interest_accrued_centavos, b.interest_paid_centavos,
        b.late_charge_accrued_centavos, b.late_charge_paid_centavos, b.penalty_fee_accrued_centavos,
        b.penalty_fee_paid_centavos, '${before}'::date AS accrued_through_on, b.customer_credit_centavos
      FROM loan l JOIN loan_balance b USING (customer_id, loan_id) ORDER BY l.customer_id;
    ALTER TABLE hand.loan ADD PRIMARY KEY (customer_id, loan_id);
    CREATE INDEX ON hand.loan (order_number);
    CREATE UNIQUE INDEX ON hand.loan (customer_id) WHERE status = 'active' AND (adjustments ->> 'reopenedOn') IS NULL;
    CREATE TABLE hand.journal_entry AS
      SELECT customer_id, gen_random_uuid() AS entry_id, loan_id, kind, business_on, recorded_at, reference,
        accounts, amounts_centavos
      FROM ledger_entry ORDER BY business_on;
    CREATE TABLE hand.posting AS
      SELECT e.customer_id, e.entry_id, l.line::smallint, l.account, l.amount_centavos
      FROM hand.journal_entry e,
        LATERAL unnest(e.accounts, e.amounts_centavos) WITH ORDINALITY AS l (account, amount_centavos, line);
    ALTER TABLE hand.journal_entry DROP COLUMN accounts, DROP COLUMN amounts_centavos, ADD PRIMARY KEY (customer_id, entry_id);
    ALTER TABLE hand.journal_entry ADD FOREIGN KEY (customer_id, loan_id) REFERENCES hand.loan (customer_id, loan_id) NOT VALID;
    CREATE INDEX ON hand.journal_entry (customer_id, loan_id, business_on);
    CREATE UNIQUE INDEX ON hand.journal_entry (customer_id, loan_id, business_on, kind) WHERE kind LIKE '%-accrued';
    ALTER TABLE hand.posting ADD PRIMARY KEY (customer_id, entry_id, line);
    ALTER TABLE hand.posting ADD FOREIGN KEY (customer_id, entry_id)
      REFERENCES hand.journal_entry (customer_id, entry_id) NOT VALID;
    -- Cleaning up after this book would count as log of the product's close.
    ALTER TABLE hand.loan SET (autovacuum_enabled = false);
    ALTER TABLE hand.journal_entry SET (autovacuum_enabled = false);
    ALTER TABLE hand.posting SET (autovacuum_enabled = false);
    ANALYZE hand.loan;
    ANALYZE hand.journal_entry;
    ANALYZE hand.posting;`;
}

/** What somebody would write who knows that every loan earns a day's interest today, and nothing else about them. */
const statement = `
  WITH earned AS MATERIALIZED (
    SELECT customer_id, loan_id, gen_random_uuid() AS entry_id,
      principal_centavos * (terms ->> 'dailyInterestPpm')::bigint / 1000000 AS interest
    FROM hand.loan WHERE status = 'active' AND accrued_through_on = $1::date - 1
  ), entry AS (
    INSERT INTO hand.journal_entry (customer_id, entry_id, loan_id, kind, business_on, recorded_at)
    SELECT customer_id, entry_id, loan_id, 'interest-accrued', $1, now() FROM earned
  ), line AS (
    INSERT INTO hand.posting (customer_id, entry_id, line, account, amount_centavos)
    SELECT customer_id, entry_id, line, account, amount FROM earned,
      LATERAL (VALUES (1, '1110', interest), (2, '4100', -interest)) AS p (line, account, amount)
  )
  UPDATE hand.loan l SET accrued_through_on = $1, interest_accrued_centavos = l.interest_accrued_centavos + e.interest
  FROM earned e WHERE l.customer_id = e.customer_id AND l.loan_id = e.loan_id`;

export async function closeByHand(owner: Database, on: LocalDate): Promise<void> {
  await owner.query({ name: 'hand-written-close', text: statement }, [on]);
}
