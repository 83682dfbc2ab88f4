import type { Ledger, StatementLine } from '../../ports/ledger.ts';
import type { Queryable } from './database.ts';

/* Each amount is exact. A sum is read as a number of JavaScript: exact up to 90 trillion pesos, and never refused above. */

const balances = {
  name: 'ledger-balances',
  text: `SELECT p.account, sum(p.amount_centavos)::float8 AS "balanceCentavos"
    FROM posting p JOIN journal_entry e USING (customer_id, entry_id)
    WHERE e.business_on <= $1 GROUP BY p.account ORDER BY p.account`,
};
const opening = {
  name: 'ledger-opening',
  text: `SELECT coalesce(sum(p.amount_centavos), 0)::float8 AS "openingCentavos"
    FROM posting p JOIN journal_entry e USING (customer_id, entry_id)
    WHERE e.customer_id = $1 AND p.account = ANY ($2) AND e.business_on < $3`,
};
const lines = {
  name: 'ledger-lines',
  text: `SELECT e.entry_id AS "entryId", e.loan_id AS "loanId", e.kind, e.business_on AS "businessOn", e.reference,
      coalesce(sum(p.amount_centavos) FILTER (WHERE p.amount_centavos > 0), 0)::float8 AS "debitCentavos",
      coalesce(-sum(p.amount_centavos) FILTER (WHERE p.amount_centavos < 0), 0)::float8 AS "creditCentavos"
    FROM journal_entry e JOIN posting p USING (customer_id, entry_id)
    WHERE e.customer_id = $1 AND p.account = ANY ($2) AND e.business_on BETWEEN $3 AND $4
    GROUP BY e.customer_id, e.entry_id ORDER BY e.business_on, e.recorded_at, e.entry_id`,
};

/** Sums over the journal: balances are never kept, so they cannot disagree with it. */
export function createLedger(database: Queryable): Ledger {
  return {
    balances: (on) => database.query(balances, [on]),
    statement: async ({ customerId, accounts, from, to }) => {
      const [before, moved] = await Promise.all([
        database.query<{ openingCentavos: number }>(opening, [customerId, accounts, from]),
        database.query<StatementLine>(lines, [customerId, accounts, from, to]),
      ]);
      return { openingCentavos: before[0]?.openingCentavos ?? 0, lines: moved };
    },
  };
}
