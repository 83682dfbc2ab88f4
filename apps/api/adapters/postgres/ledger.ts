import type { Ledger, StatementLine } from '../../ports/ledger.ts';
import type { Queryable } from './database.ts';

/* Each amount is exact. A sum is read as a number of JavaScript: exact up to 90 trillion pesos, and never refused above. */

const balances = {
  name: 'ledger-balances',
  text: `SELECT account, balance_centavos::float8 AS "balanceCentavos" FROM ledger_balances($1) ORDER BY account`,
};
/** The lines of a customer's entries, which never are those of the lender's own books. */
const lines = 'loan_entry, unnest(accounts, amounts_centavos) AS line (account, amount_centavos)';
const opening = {
  name: 'ledger-opening',
  text: `SELECT coalesce(sum(amount_centavos), 0)::float8 AS "openingCentavos" FROM ${lines}
    WHERE customer_id = $1 AND account = ANY ($2) AND business_on < $3`,
};
const moves = {
  name: 'ledger-lines',
  text: `SELECT entry_id AS "entryId", loan_id AS "loanId", kind, business_on AS "businessOn", reference,
      coalesce(sum(amount_centavos) FILTER (WHERE amount_centavos > 0), 0)::float8 AS "debitCentavos",
      coalesce(-sum(amount_centavos) FILTER (WHERE amount_centavos < 0), 0)::float8 AS "creditCentavos"
    FROM ${lines}
    WHERE customer_id = $1 AND account = ANY ($2) AND business_on BETWEEN $3 AND $4
    GROUP BY entry_id, loan_id, kind, business_on, recorded_at, reference ORDER BY business_on, recorded_at, entry_id`,
};

/** Sums over the ledger: closed days by their sums, and each line that came later. */
export function createLedger(database: Queryable): Ledger {
  return {
    balances: (on) => database.query(balances, [on]),
    statement: async ({ customerId, accounts, from, to }) => {
      const [before, moved] = await Promise.all([
        database.query<{ openingCentavos: number }>(opening, [customerId, accounts, from]),
        database.query<StatementLine>(moves, [customerId, accounts, from, to]),
      ]);
      return { openingCentavos: before[0]?.openingCentavos ?? 0, lines: moved };
    },
  };
}
