import type { KeptSuspenseItem, Suspense, SuspenseClue } from '../../ports/suspense.ts';
import type { Queryable } from './database.ts';
import { lenderEntryToRow } from './ledger-rows.ts';
import { toRow } from './row-mapping.ts';

const columns = `suspense_id AS "suspenseId", provider, provider_payment_id AS "providerPaymentId", reference,
  amount_centavos AS "amountCentavos", paid_at AS "paidAt", received_at AS "receivedAt", reason, state,
  closed_at AS "closedAt", closing`;

const statements = {
  find: {
    name: 'suspense-find',
    text: `SELECT ${columns} FROM suspense_item WHERE provider = $1 AND provider_payment_id = $2`,
  },
  findById: {
    name: 'suspense-find-by-id',
    text: `SELECT ${columns} FROM suspense_item WHERE suspense_id = $1`,
  },
  open: {
    name: 'suspense-open',
    text: `SELECT ${columns} FROM suspense_item WHERE state = 'open' ORDER BY received_at, suspense_id LIMIT $1`,
  },
  sum: {
    name: 'suspense-sum',
    text: `SELECT count(*) AS "openCount", coalesce(sum(amount_centavos), 0)::bigint AS "openCentavos"
      FROM suspense_item WHERE state = 'open'`,
  },
  ended: {
    name: 'suspense-ended',
    text: `SELECT ${columns} FROM suspense_item WHERE state <> 'open' ORDER BY closed_at DESC, suspense_id DESC LIMIT $1`,
  },
  likelyLoans: {
    name: 'suspense-likely-loans',
    text: `SELECT d.customer_id AS "customerId", d.loan_id AS "loanId", d.clue FROM (
        SELECT DISTINCT ON (f.customer_id, f.loan_id) f.* FROM (
          SELECT customer_id, loan_id, 'reference' AS clue, 1 AS place FROM payment WHERE reference = ANY ($1) AND status <> 'reversed'
          UNION ALL
          SELECT customer_id, loan_id, 'order-number', 2 FROM loan WHERE order_number = ANY ($2)
          UNION ALL
          (SELECT customer_id, loan_id, 'amount', 3 FROM payment
            WHERE status = 'in-progress' AND amount_centavos = $3 ORDER BY created_at DESC LIMIT $4)
        ) f ORDER BY f.customer_id, f.loan_id, f.place
      ) d ORDER BY d.place, d.loan_id LIMIT $4`,
  },
  receive: { name: 'suspense-receive', text: 'SELECT receive_suspense($1, $2) AS "isNew"' },
  reverse: { name: 'suspense-reverse', text: 'SELECT reverse_suspense($1, $2) AS "isNew"' },
} as const;

export function createSuspense(database: Queryable): Suspense {
  return {
    find: async (provider, providerPaymentId) =>
      (await database.query<KeptSuspenseItem>(statements.find, [provider, providerPaymentId]))[0] ?? null,
    findById: async (suspenseId) =>
      (await database.query<KeptSuspenseItem>(statements.findById, [suspenseId]))[0] ?? null,
    list: async (most) => {
      const [open, [sum], ended] = await Promise.all([
        database.query<KeptSuspenseItem>(statements.open, [most.open]),
        database.query<{ openCount: number; openCentavos: number }>(statements.sum),
        database.query<KeptSuspenseItem>(statements.ended, [most.ended]),
      ]);
      return { open, openCount: sum?.openCount ?? 0, openCentavos: sum?.openCentavos ?? 0, ended };
    },
    likelyLoans: ({ references, orderNumbers, amountCentavos, most }) =>
      database.query<{ customerId: string; loanId: string; clue: SuspenseClue }>(statements.likelyLoans, [
        references,
        orderNumbers,
        amountCentavos,
        most,
      ]),
    receive: async (item, entry) => {
      const values = [JSON.stringify(toRow(item)), JSON.stringify(lenderEntryToRow(entry))];
      return (await database.query<{ isNew: boolean }>(statements.receive, values))[0]?.isNew === true;
    },
    reverse: async (suspenseId, entry) => {
      const values = [suspenseId, JSON.stringify(lenderEntryToRow(entry))];
      return (await database.query<{ isNew: boolean }>(statements.reverse, values))[0]?.isNew === true;
    },
  };
}
