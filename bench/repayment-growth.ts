import { medianOf, type BenchTable } from './bench-report.ts';
import { prepareHandWritten } from './hand-written-repayment.ts';
import { ledgerContext } from './ledger-database.ts';
import { onPayments, today } from './open-payments.ts';
import { type Payments, sideMs } from './reported-repayments.ts';
import type { Queryable } from '../apps/api/adapters/postgres/database.ts';
import { receiveCollection } from '../apps/api/use-cases/payment/receive-collection.ts';

const rounds = 3;
const fewLoans = 3_000;
const manyLoans = 300_000;
const bookedInRound = 2_500;
const growthCallers = 16;

/**
 * What a write costs as the lender grows. Beside it stands the function written by hand: its cost grows too, where pages no
 * longer fit the database's memory and the log takes each whole once.
 */
export async function measureGrowth(folder: string): Promise<BenchTable> {
  const rates: { ours: number; byHand: number }[] = [];
  for (const count of [fewLoans, manyLoans]) {
    rates.push(
      await onPayments(folder, count, async (ledger, payments) => {
        const ours = await medianRound(() => bookMany(ledger.database, payments, bookedInRound));
        // Afterwards, because it writes far more rows than one round of ours and would fill the pages for it.
        const handWritten = await prepareHandWritten(folder, ledger, count);
        const byHand = await medianRound(() =>
          handWritten.perSecond(growthCallers, Math.round(sideMs / 1_000)),
        );
        return { ours, byHand };
      }),
    );
  }
  const [few, many] = rates;
  if (few === undefined || many === undefined) throw new Error('the bench measured nothing');
  const row = (loans: number, { ours, byHand }: typeof few) => [
    String(loans),
    ours.toFixed(0),
    byHand.toFixed(0),
  ];
  return {
    title: `One repayment at ${growthCallers} callers, per second, as the lender grows`,
    headings: ['loans', 'use case', 'by hand'],
    rows: [
      row(fewLoans, few),
      row(manyLoans, many),
      ['cost of a write', (few.ours / many.ours).toFixed(2), (few.byHand / many.byHand).toFixed(2)],
    ],
    limits: [
      {
        name: `cost of a write at ${manyLoans} loans`,
        value: few.ours / many.ours,
        most: 1.1,
        unit: 'times',
      },
    ],
  };
}

/** The first round fills caches and plans, and does not count. */
async function medianRound(measure: () => Promise<number>): Promise<number> {
  await measure();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await measure());
  return medianOf(rates);
}

/** Books so many repayments; per second. A small lender has too few payments to measure by the clock. */
async function bookMany(database: Queryable, payments: Payments, count: number): Promise<number> {
  await payments.ready(count);
  const context = ledgerContext(database, today);
  const startedAtMs = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: growthCallers }, async () => {
      while (left > 0) {
        left -= 1;
        const booked = await receiveCollection(context, { reference: payments.next(), outcome: 'success' });
        if (!booked.ok) throw new Error(`a repayment was refused: ${booked.code}`);
      }
    }),
  );
  return (count / (performance.now() - startedAtMs)) * 1_000;
}
