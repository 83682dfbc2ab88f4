import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { type LedgerDatabase, openLedgerDatabase } from './ledger-database.ts';
import type { Payments } from './reported-repayments.ts';

export const today = manilaDateOf(Date.now());

/** Every customer has one payment at a partner; its reference is the customer's id. Interest is accrued and paid. */
const openPayments = `
  UPDATE loan_balance SET accrued_through_on = '${today}', interest_paid_centavos = interest_accrued_centavos;
  INSERT INTO payment (customer_id, payment_id, loan_id, reference, result_reference, status, kind, channel,
    amount_centavos, created_at, expires_at, partner_name, partner_host, partner_url)
  SELECT customer_id, gen_random_uuid(), loan_id, upper(customer_id::text), gen_random_uuid(), 'in-progress', 'part',
    'gcash', 100, accepted_at, accepted_at, '', '', '' FROM loan;
  INSERT INTO given_number SELECT reference, customer_id, payment_id FROM payment;
  VACUUM (ANALYZE) payment;
  VACUUM (ANALYZE) loan_balance;`;
const openAgain = `
  TRUNCATE message, outbox;
  TRUNCATE loan_event, event_delivery;
  TRUNCATE loan_change;
  TRUNCATE graphile_worker._private_jobs;
  UPDATE payment SET status = 'in-progress', settled_at = NULL, paid_at = NULL WHERE status <> 'in-progress';
  VACUUM payment`;

/** Gives a throw-away database with so many loans and an open payment of each to some work. */
export async function onPayments<T>(
  folder: string,
  count: number,
  work: (ledger: LedgerDatabase, payments: Payments) => Promise<T>,
): Promise<T> {
  const ledger = await openLedgerDatabase(folder, count);
  try {
    for (const statement of openPayments.split(';')) await ledger.owner.runScript(statement);
    const rows = await ledger.owner.query<{ reference: string }>({
      name: 'references',
      text: 'SELECT reference FROM payment ORDER BY random()',
    });
    let place = 0;
    const reopen = async (): Promise<void> => {
      for (const statement of openAgain.split(';')) await ledger.owner.runScript(statement);
      place = 0;
    };
    return await work(ledger, {
      ready: async (wanted) => {
        if (wanted > rows.length) throw new Error('the bench has too few payments');
        await reopen();
      },
      next: () => {
        const row = rows[place];
        if (row === undefined) throw new Error('the bench ran out of payments');
        place += 1;
        return row.reference;
      },
    });
  } finally {
    await ledger.remove();
  }
}
