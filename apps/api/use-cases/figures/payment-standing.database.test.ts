import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan, type LedgerLoan } from '../../../../tests/ledger-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createDirectory } from '../../adapters/postgres/directory.ts';
import { getLoan, listLoans } from '../loan/read-loans.ts';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { Outcome } from '../write.ts';
import { getOwnResult, getResult } from '../payment/get-result.ts';
import { receiveCollection } from '../payment/receive-collection.ts';
import { getPayment, startPayment } from '../payment/start-payment.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const noon = Date.UTC(2026, 10, 22, 4);

let database: TestDatabase;
let context: ReturnType<typeof contextOf>;

function contextOf({ database: opened }: TestDatabase) {
  const page = {
    partnerName: 'GCash',
    partnerHost: 'p.example',
    partnerUrl: 'https://p.example/',
    partnerQrText: null,
    partnerCode: null,
    partnerReference: null,
    closesAt: null,
  };
  return {
    ...createTestContext(opened),
    collections: { provider: null, channels: [], open: async () => page },
    publicOrigin: 'https://luwag.example',
    products: { version: () => mainProduct },
    directory: createDirectory(opened),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  context = contextOf(database);
});
afterAll(() => database.remove());

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

async function borrower() {
  context.clock.at = noon;
  return addLoan(database.database);
}
const callerOf = ({ customerId }: LedgerLoan) => ({ kind: 'system', customerId }) as const;

async function begin(loan: LedgerLoan, amountCentavos: number) {
  const body = { kind: 'part', amountCentavos, channel: 'gcash' } as const;
  return value(await startPayment(context, callerOf(loan), loan.loanId, body, randomUUID()));
}
type Begun = Awaited<ReturnType<typeof begin>>;

const report = async ({ payment }: Begun) =>
  value(await receiveCollection(context, { reference: payment.reference, outcome: 'success' }));
/** How a payment stands on every screen that tells of it, and the one that the loan waits for. */
async function shown(loan: LedgerLoan, begun: Begun) {
  const caller = callerOf(loan);
  const { loans } = value(await listLoans(context, caller));
  const detail = value(await getLoan(context, caller, loan.loanId));
  const { paymentId, reference } = begun.payment;
  const result = value(await getResult(context, begun.resultReference));
  const statuses = new Set([
    value(await getPayment(context, caller, paymentId)).payment.status,
    result.status,
    value(await getOwnResult(context, caller, begun.resultReference)).payment.status,
    detail.payments.find((payment) => payment.reference === reference)?.status,
  ]);
  expect(detail.summary.openPayment).toEqual(loans[0]?.openPayment);
  return { statuses: [...statuses], waitsFor: loans[0]?.openPayment?.reference ?? null, result };
}

test('a payment that nobody made is over with its time on every screen, and the loan goes on without it', async () => {
  const loan = await borrower();
  const begun = await begin(loan, 100_000);
  expect(await shown(loan, begun)).toMatchObject({
    statuses: ['in-progress'],
    waitsFor: begun.payment.reference,
  });
  context.clock.at = noon + dayMs - 1;
  expect((await shown(loan, begun)).statuses).toEqual(['in-progress']);
  context.clock.at = noon + dayMs;
  expect(await shown(loan, begun)).toMatchObject({
    statuses: ['expired'],
    waitsFor: null,
    result: { at: begun.expiresAt, amountCentavos: 100_000 },
  });
});

test('books money that is reported after that', async () => {
  const loan = await borrower();
  const begun = await begin(loan, 100_000);
  context.clock.at = noon + 3 * dayMs;
  const before = value(await getLoan(context, callerOf(loan), loan.loanId)).summary;
  expect((await report(begun)).status).toBe('success');
  const after = value(await getLoan(context, callerOf(loan), loan.loanId)).summary;
  expect(after.paidCentavos - before.paidCentavos).toBe(100_000);
  expect((await shown(loan, begun)).statuses).toEqual(['success']);
});

test('a later payment that arrived ends the waiting for an earlier one, whose money still counts', async () => {
  const loan = await borrower();
  const first = await begin(loan, 100_000);
  context.clock.at = noon + hourMs;
  const second = await begin(loan, 50_000);
  expect((await shown(loan, first)).waitsFor).toBe(second.payment.reference);
  await report(second);
  expect(await shown(loan, first)).toMatchObject({ statuses: ['replaced'], waitsFor: null });
  expect((await shown(loan, second)).statuses).toEqual(['success']);
  await report(first);
  expect((await shown(loan, first)).statuses).toEqual(['success']);
  const { paidCentavos, receivedPayments } = value(
    await getLoan(context, callerOf(loan), loan.loanId),
  ).summary;
  expect(paidCentavos).toBe(150_000);
  expect(receivedPayments).toHaveLength(2);
  for (const amountCentavos of [100_000, 50_000]) {
    expect(receivedPayments).toContainEqual({ on: '2026-11-22', amountCentavos });
  }
});

test('nothing is waited for on a loan that is settled', async () => {
  const loan = await borrower();
  const owed = value(await getLoan(context, callerOf(loan), loan.loanId)).summary.payoff?.totalCentavos ?? 0;
  const all = await begin(loan, owed);
  context.clock.at = noon + 1000;
  const part = await begin(loan, 50_000);
  await report(all);
  expect(await shown(loan, part)).toMatchObject({ statuses: ['replaced'], waitsFor: null });
});

test('an earlier payment of a part leaves the later one waited for', async () => {
  const loan = await borrower();
  const first = await begin(loan, 100_000);
  context.clock.at = noon + hourMs;
  const second = await begin(loan, 50_000);
  await report(first);
  expect(await shown(loan, second)).toMatchObject({
    statuses: ['in-progress'],
    waitsFor: second.payment.reference,
  });
});

test('a loan that a reversal opens again waits for the next payment, and tells of no payment that settled it', async () => {
  const loan = await borrower();
  const first = await begin(loan, 100_000);
  await report(first);
  const caller = callerOf(loan);
  const owed = async () => value(await getLoan(context, caller, loan.loanId)).summary.payoff?.totalCentavos;
  const rest = await begin(loan, (await owed()) ?? 0);
  await report(rest);
  expect((await shown(loan, rest)).result.isSettled).toBe(true);
  context.clock.at = noon + dayMs;
  value(await receiveCollection(context, { reference: first.payment.reference, outcome: 'reversed' }));
  expect((await shown(loan, rest)).result).toMatchObject({ status: 'success', isSettled: false });
  const next = await begin(loan, (await owed()) ?? 0);
  expect(await shown(loan, next)).toMatchObject({
    statuses: ['in-progress'],
    waitsFor: next.payment.reference,
  });
});

test('money for a loan that is settled already has not settled it', async () => {
  const loan = await borrower();
  const owed = value(await getLoan(context, callerOf(loan), loan.loanId)).summary.payoff?.totalCentavos ?? 0;
  const [first, second] = [await begin(loan, owed), await begin(loan, owed)];
  await report(first);
  await report(second);
  expect((await shown(loan, first)).result.isSettled).toBe(true);
  expect((await shown(loan, second)).result).toMatchObject({ status: 'success', isSettled: false });
});

test('a due date that was bought after another purchase was taken back is told as it is', async () => {
  const loan = await borrower();
  const caller = callerOf(loan);
  const extend = async () => {
    const { extensionOffer } = value(await getLoan(context, caller, loan.loanId));
    const amountCentavos = extensionOffer?.priceCentavos ?? 0;
    const body = { kind: 'extension', amountCentavos, channel: 'gcash' } as const;
    const begun = value(await startPayment(context, caller, loan.loanId, body, randomUUID()));
    await report(begun);
    return begun;
  };
  const first = await extend();
  context.clock.at = noon + hourMs;
  value(await receiveCollection(context, { reference: first.payment.reference, outcome: 'reversed' }));
  const second = await extend();
  const { dueOn } = value(await getLoan(context, caller, loan.loanId)).summary;
  expect((await shown(loan, second)).result.extendedToOn).toBe(dueOn);
});

test('a result is told for a week after its end, and what it is about to nobody but its borrower', async () => {
  const [loan, other] = [await borrower(), await borrower()];
  const begun = await begin(loan, 100_000);
  const own = value(await getOwnResult(context, callerOf(loan), begun.resultReference));
  expect([own.payment.paymentId, own.loan.loanId]).toEqual([begun.payment.paymentId, loan.loanId]);
  expect(await getOwnResult(context, callerOf(other), begun.resultReference)).toMatchObject({
    ok: false,
    code: 'not_found',
  });
  context.clock.at = noon + 8 * dayMs - 1;
  expect((await getResult(context, begun.resultReference)).ok).toBe(true);
  context.clock.at = noon + 8 * dayMs;
  expect(await getResult(context, begun.resultReference)).toMatchObject({ ok: false, code: 'not_found' });
});
