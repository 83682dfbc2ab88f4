import pg from 'pg';
import { createCustomerStore } from '../apps/api/adapters/postgres/customer-store.ts';
import type { Queryable } from '../apps/api/adapters/postgres/database.ts';
import { receiveCollection } from '../apps/api/use-cases/payment/receive-collection.ts';
import type { BenchTable, Limit } from './bench-report.ts';
import { businessDay, type LedgerDatabase, ledgerContext, openLedgerDatabase } from './ledger-database.ts';
import { type Rate, runCallers } from './write-speed.ts';

const callerCounts = [1, 16];
const loanCount = 50_000;
const leastRatio = 0.6;
const on = businessDay(1);

/** Booking a repayment through the use case, beside a bare driver that only sends the finished document of each. */
export async function measureRepayments(folder: string): Promise<BenchTable> {
  const ledger = await openLedgerDatabase(folder, loanCount);
  try {
    await ledger.owner.runScript(openPayments);
    return await measure(ledger);
  } finally {
    await ledger.remove();
  }
}

/** Every customer has one payment at a partner; its reference is the customer's id. */
const openPayments = `
  INSERT INTO payment (customer_id, payment_id, loan_id, reference, result_reference, status, kind, channel,
    amount_centavos, created_at, expires_at, partner_name, partner_host, partner_url)
  SELECT customer_id, gen_random_uuid(), loan_id, customer_id, gen_random_uuid(), 'in-progress', 'part', 'gcash',
    10000, accepted_at, accepted_at, '', '', '' FROM loan;
  INSERT INTO given_number SELECT reference, customer_id, payment_id FROM payment;
  ANALYZE payment;
  CHECKPOINT;`;

async function measure(ledger: LedgerDatabase): Promise<BenchTable> {
  const rows: string[][] = [];
  const limits: Limit[] = [];
  const references = (
    await ledger.owner.query<{ reference: string }>({
      name: 'references',
      text: 'SELECT reference FROM payment ORDER BY reference',
    })
  ).map(({ reference }) => reference);
  const left = references.values();
  for (const callers of callerCounts) {
    const through = await throughUseCase(ledger.database, left, callers);
    const bare = await byBareDriver(ledger, left, callers);
    const ratio = through.perSecond / bare.perSecond;
    rows.push([
      String(callers),
      ...[through, bare].flatMap(({ perSecond, slowMs }) => [perSecond.toFixed(0), slowMs.toFixed(1)]),
      ratio.toFixed(2),
    ]);
    limits.push({
      name: `the bare driver's speed at ${callers} callers, over the use case's`,
      value: 1 / ratio,
      most: 1 / leastRatio,
      unit: 'times',
    });
  }
  return {
    title: 'One repayment booked: load, decide and save, beside a bare driver that only saves',
    headings: ['callers', 'use case/s', 'p99 ms', 'bare/s', 'p99 ms', 'use case / bare'],
    rows,
    limits,
  };
}

function throughUseCase(database: Queryable, left: Iterator<string>, callers: number): Promise<Rate> {
  const context = ledgerContext(database, on);
  return runCallers(
    Array.from({ length: callers }, () => async () => {
      const booked = await receiveCollection(context, { reference: nextOf(left), outcome: 'success' });
      if (!booked.ok) throw new Error(`a repayment was refused: ${booked.code}`);
    }),
  );
}

async function byBareDriver(
  { database, appUrl }: LedgerDatabase,
  left: Iterator<string>,
  callers: number,
): Promise<Rate> {
  const documents = await decideBeforehand(database, left, callers === 1 ? 5_000 : 12_000);
  const pool = new pg.Pool({ connectionString: appUrl, max: callers });
  pool.on('error', () => undefined);
  const save = { name: 'save-customer', text: 'SELECT save_customer($1, $2) AS outcome' };
  const prepared = documents.values();
  try {
    return await runCallers(
      Array.from({ length: callers }, () => async () => {
        const saved = await pool.query<{ outcome: string }>({ ...save, values: [...nextOf(prepared)] });
        if (saved.rows[0]?.outcome !== 'saved') throw new Error('a repayment was not saved');
      }),
    );
  } finally {
    await pool.end();
  }
}

/** What the use case would send for each payment, taken from it before it is sent. */
async function decideBeforehand(
  database: Queryable,
  left: Iterator<string>,
  count: number,
): Promise<readonly (readonly unknown[])[]> {
  const documents: (readonly unknown[])[] = [];
  const reading: Queryable = {
    query: async (statement, values) => {
      if (statement.name !== 'save-customer') return database.query(statement, values);
      documents.push(values ?? []);
      return [{ outcome: 'saved' }] as never;
    },
  };
  const context = {
    ...ledgerContext(database, on),
    store: createCustomerStore(reading),
  };
  for (let made = 0; made < count; made += 1) {
    await receiveCollection(context, { reference: nextOf(left), outcome: 'success' });
  }
  return documents;
}

function nextOf<T>(left: Iterator<T>): T {
  const { value, done: isOver } = left.next();
  if (isOver === true) throw new Error('the bench ran out of payments');
  return value;
}
