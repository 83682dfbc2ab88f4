import type { Suspense, SuspenseItem, SuspenseState } from '../../ports/suspense.ts';
import type { Queryable } from './database.ts';
import { lenderEntryToRow } from './ledger-rows.ts';
import { toRow } from './row-mapping.ts';

const statements = {
  find: {
    name: 'suspense-find',
    text: `SELECT suspense_id AS "suspenseId", provider, provider_payment_id AS "providerPaymentId", reference,
        amount_centavos AS "amountCentavos", paid_at AS "paidAt", received_at AS "receivedAt", reason, state
      FROM suspense_item WHERE provider = $1 AND provider_payment_id = $2`,
  },
  receive: { name: 'suspense-receive', text: 'SELECT receive_suspense($1, $2) AS "isNew"' },
  reverse: { name: 'suspense-reverse', text: 'SELECT reverse_suspense($1, $2) AS "isNew"' },
} as const;

export function createSuspense(database: Queryable): Suspense {
  return {
    find: async (provider, providerPaymentId) => {
      const [row] = await database.query<SuspenseItem & { state: SuspenseState }>(statements.find, [
        provider,
        providerPaymentId,
      ]);
      return row ?? null;
    },
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
