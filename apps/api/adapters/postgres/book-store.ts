import type { BookSnapshot, BookStore, Held, HeldPhone, KnownInBook } from '../../ports/book-store.ts';
import { createCustomerStore } from './customer-store.ts';
import type { Database, Queryable } from './database.ts';
import { joinedDocument, openDocument, type SaveDocument, saveDocument } from './save-document.ts';

const statements = {
  customers: {
    name: 'book-known-customers',
    text: `SELECT customer_id AS "customerId", phone_index AS "phoneIndex" FROM customer WHERE customer_id = ANY ($1)`,
  },
  phones: {
    name: 'book-known-phones',
    text: `SELECT p.phone_index AS key, p.customer_id AS "customerId", CASE WHEN NOT EXISTS (
          SELECT FROM profile_section x WHERE x.customer_id = c.customer_id
          UNION ALL SELECT FROM photo x WHERE x.customer_id = c.customer_id
          UNION ALL SELECT FROM application x WHERE x.customer_id = c.customer_id
          UNION ALL SELECT FROM loan x WHERE x.customer_id = c.customer_id
          UNION ALL SELECT FROM coupon x WHERE x.customer_id = c.customer_id
          UNION ALL SELECT FROM request x WHERE x.customer_id = c.customer_id
          UNION ALL SELECT FROM support_message x WHERE x.customer_id = c.customer_id
        ) THEN c.version END AS "bareVersion"
      FROM customer_phone p JOIN customer c ON c.customer_id = p.customer_id WHERE p.phone_index = ANY ($1)`,
  },
  documents: {
    name: 'book-known-documents',
    text: `SELECT unique_index AS key, customer_id AS "customerId" FROM known_document WHERE unique_index = ANY ($1)`,
  },
  orderNumbers: {
    name: 'book-known-numbers',
    text: `SELECT number AS key, customer_id AS "customerId" FROM given_number WHERE number = ANY ($1)`,
  },
  save: { name: 'save-customer', text: 'SELECT save_customer($1, $2) AS left' },
  // The lock of place_loan_events, waited for: so a place that can be read has no smaller one still to come.
  listLock: {
    name: 'book-list-lock',
    text: `SELECT true AS locked FROM pg_advisory_xact_lock(hashtext('place_loan_events'))`,
  },
  list: {
    name: 'book-list-loans',
    text: `WITH unlisted AS MATERIALIZED (
        SELECT l.customer_id, l.loan_id FROM loan l
        WHERE NOT EXISTS (SELECT FROM loan_change c WHERE c.customer_id = l.customer_id AND c.loan_id = l.loan_id)
        ORDER BY l.customer_id, l.loan_id LIMIT $1
      ), listed AS (
        INSERT INTO loan_change (customer_id, loan_id, last_sequence, position)
        SELECT u.customer_id, u.loan_id, 0, m.last + row_number() OVER (ORDER BY u.customer_id, u.loan_id)
        FROM unlisted u, (SELECT coalesce(max(position), 0) AS last FROM loan_change) m
        ORDER BY u.customer_id, u.loan_id
        ON CONFLICT DO NOTHING
      )
      SELECT count(*) AS count FROM unlisted`,
  },
  oneMoment: {
    name: 'book-one-moment',
    text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY',
  },
  borrowers: {
    name: 'book-borrowers',
    text: `SELECT c.customer_id AS "customerId" FROM customer c
      WHERE c.customer_id > $1 AND c.erased_at IS NULL AND EXISTS (SELECT FROM loan l WHERE l.customer_id = c.customer_id)
      ORDER BY c.customer_id LIMIT $2`,
  },
} as const;

const beforeEverybody = '00000000-0000-0000-0000-000000000000';
const borrowersAtOnce = 512;
const loansAtOnce = 20_000;

/** The book behind the tables of customers. Not for a database that is spread over machines, where one write is about one customer. */
export function createBookStore(database: Database): BookStore {
  return {
    known: async ({ customerIds, phoneIndexes, documentIndexes, orderNumbers }) => {
      const [customers, phones, documents, numbers] = await Promise.all([
        database.query<KnownInBook['customers'][number]>(statements.customers, [customerIds]),
        database.query<HeldPhone>(statements.phones, [phoneIndexes]),
        database.query<Held<Buffer>>(statements.documents, [documentIndexes]),
        database.query<Held<string>>(statements.orderNumbers, [orderNumbers]),
      ]);
      return { customers, phones, documents, orderNumbers: numbers };
    },
    open: async (openings, replaced) => {
      const erasures = replaced.map((request) => saveDocument(request));
      const opened = openings.map(({ customer, changes }) => openDocument(customer, changes));
      try {
        await database.transaction(async (saving) => {
          await saveAll(saving, replaced[0]?.customerId, erasures);
          await saveAll(saving, openings[0]?.customer.customerId, opened);
        });
        return 'saved';
      } catch (error) {
        if (error instanceof Overtaken || (error as { code?: string } | null)?.code === '23505')
          return 'taken';
        throw error;
      }
    },
    listForPartners: async () => {
      for (;;) {
        const listed = await database.transaction(async (listing) => {
          await listing.query(statements.listLock);
          return (await listing.query<{ count: number }>(statements.list, [loansAtOnce]))[0]?.count ?? 0;
        });
        if (listed < loansAtOnce) return;
      }
    },
    readAll: (onBatch) =>
      database.transaction(async (moment) => {
        await moment.query(statements.oneMoment);
        const store = createCustomerStore(inOrder(moment));
        let after = beforeEverybody;
        for (;;) {
          const ids = await moment.query<{ customerId: string }>(statements.borrowers, [
            after,
            borrowersAtOnce,
          ]);
          const last = ids.at(-1);
          if (last === undefined) return;
          after = last.customerId;
          const batch: readonly BookSnapshot[] = await Promise.all(
            ids.map(({ customerId }) => store.load({ customerId, parts: ['sections', 'loans'] })),
          );
          await onBatch(batch);
          if (ids.length < borrowersAtOnce) return;
        }
      }),
  };
}

class Overtaken extends Error {}

/** Saves several customers, or throws where one of them was written to meanwhile. */
async function saveAll(
  saving: Queryable,
  firstId: string | undefined,
  documents: readonly SaveDocument[],
): Promise<void> {
  if (firstId === undefined) return;
  const values = [firstId, JSON.stringify(joinedDocument(documents))];
  const [row] = await saving.query<{ left: readonly string[] | null }>(statements.save, values);
  if ((row?.left ?? null) !== null) throw new Overtaken();
}

/** One connection answers one statement at a time. */
function inOrder({ query }: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: (statement, values) => {
      const next = last.then(() => query<never>(statement, values));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
