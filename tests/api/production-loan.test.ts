import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../apps/api/settings.ts';
import { doubleSecrets, type ProviderDoubles } from '../../packages/provider-doubles/start-doubles.ts';
import {
  becomeApprovedByReviewer,
  type LenderProduct,
  logInByOperator,
  prepareLender,
} from '../lender-product.ts';
import { lenderVariables } from '../production.ts';
import { doubleVariables } from '../provider-doubles.ts';
import type { ServerProcess } from '../server-process.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { borrow, given, readLoan, type TestBorrower, type TestBrowser, until } from './test-borrower.ts';

/*
 * Production as a lender starts it: its own process, with providers over TLS, a first member of staff from the command line, and no
 * part of the sandbox. One loan goes from the code on the phone to the last peso.
 */

let database: TestDatabase;
let product: LenderProduct;
let doubles: ProviderDoubles;
let server: ServerProcess;
let reviewer: TestBrowser;
let borrower: TestBorrower;

beforeAll(async () => {
  database = await createTestDatabase();
  product = await prepareLender(database.databaseUrl, { hasSecondPayouts: true });
  ({ doubles } = product);
  server = await product.start();
  reviewer = await product.signInStaff('reviewer');
}, 120_000);
afterAll(async () => {
  await product.stop();
  await database.remove();
});

test('staff come by the command only, once, and with a password that is not short', async () => {
  expect(await product.addStaff({ email: 'ana@lender.example', role: 'reviewer' })).toEqual({
    isDone: true,
    said: 'added reviewer ana@lender.example\n',
  });
  expect(await product.addStaff({ email: 'ANA@lender.example', role: 'admin' })).toEqual({
    isDone: false,
    said: 'a member of staff has this e-mail address\n',
  });
  const short = await product.addStaff({ email: 'ben@lender.example', role: 'admin', secret: 'short' });
  expect(short.isDone).toBe(false);
  expect(short.said).toContain('password');
  const other = await product.addStaff({ email: 'ben@lender.example', role: 'owner' });
  expect(other.isDone).toBe(false);
  expect(other.said).toContain('role');
});

test('a borrower logs in with the code that the operator delivers', async () => {
  borrower = await logInByOperator(product);
  const [message] = doubles.semaphore.messages;
  expect(message).toMatchObject({ recipient: `0${borrower.phone}`, isPriority: true });
});

test('institutions that the payout provider does not reach are not offered', async () => {
  const { institutions } = given(await borrower.call(endpoints.listInstitutions, {}));
  const offered = institutions.filter(({ isOffered }) => isOffered);
  expect(offered.map(({ code }) => code)).toContain('gcash');
  expect(offered.filter(({ accountType }) => accountType === 'remittanceShop')).toEqual([]);
});

test('the application is approved by a person', async () => {
  await becomeApprovedByReviewer(reviewer, borrower, product);
  expect(given(await borrower.call(endpoints.getHome, {})).state).toBe('canWithdraw');
});

let loanId: string;

test('the money goes out by Xendit, to the centavo, and the loan begins when it has arrived', async () => {
  const loan = await borrow(borrower, 200_000, 30);
  ({ loanId } = loan.summary);
  const [payout] = doubles.xenditPayouts.payouts;
  expect(payout).toMatchObject({ status: 'SUCCEEDED', routingValue: 'PH_GCASH' });
  expect(payout?.amountMinor).toBe(loan.summary.netDisbursedCentavos);
});

const startPayment = async (channel: 'gcash' | 'qrph' | 'sevenEleven' | 'bank', amountCentavos: number) =>
  borrower.call(
    endpoints.startPayment,
    { params: { loanId }, body: { kind: 'part', amountCentavos, channel } },
    { idempotencyKey: randomUUID() },
  );
const owed = async (): Promise<number> =>
  (await readLoan(borrower, loanId)).summary.payoff?.totalCentavos ?? 0;

test('a part is paid at a counter, under the code that the borrower is given', async () => {
  const before = await owed();
  const { payment, partnerUrl, partnerCode } = given(await startPayment('sevenEleven', 50_001));
  expect({ partnerUrl, partnerCode }).toEqual({
    partnerUrl: null,
    partnerCode: expect.stringMatching(/^\d+$/),
  });
  doubles.xenditPayments.pay(payment.reference);
  await until('the payment', async () => ((await owed()) === before - 50_001 ? true : null));
});

test('a channel that the provider has not is refused, and nothing is opened', async () => {
  const refused = await startPayment('bank', 50_000);
  expect(refused).toMatchObject({ ok: false, code: 'payment_channel_unavailable' });
});

test('the rest is paid by GCash, told twice and late, and booked once', async () => {
  doubles.events.copies = 2;
  doubles.host.arrangeFaults('xendit', [null, 'error-after']);
  const { payment, partnerUrl } = given(await startPayment('gcash', await owed()));
  expect(partnerUrl).toContain(doubles.origin);
  doubles.xenditPayments.pay(payment.reference);
  const settled = await until('the settlement', async () => {
    const { summary } = await readLoan(borrower, loanId);
    return summary.status === 'settled' ? summary : null;
  });
  expect(settled.payoff).toBeNull();
});

test('the settlement file of the provider is booked by a second person, and clears what was collected', async () => {
  const [finance, admin] = [await product.signInStaff('finance'), await product.signInStaff('admin')];
  const settledOn = new Date().toISOString();
  const rows = doubles.xenditPayments.payments.map(({ paymentId, referenceId, amountPesos }) => {
    const fee = Math.ceil(amountPesos * 2) / 100;
    const net = (amountPesos - fee).toFixed(2);
    return `PAYMENT,${paymentId},${referenceId},PHP,${amountPesos.toFixed(2)},${fee.toFixed(2)},0,${net},${settledOn}`;
  });
  const titles = 'Type,Product ID,Reference,Currency,Amount,Xendit Fee,VAT,Net Amount,Settlement Date';
  const body = { provider: 'xendit', name: 'settlement.csv', text: [titles, ...rows].join('\n') };
  const file = given(await finance.call(endpoints.uploadSettlementFile, { body }));
  expect(file).toMatchObject({ state: 'read', rowCount: rows.length, openBreakCount: 0, problems: [] });
  const params = { fileId: file.fileId };
  expect(await finance.call(endpoints.bookSettlement, { params })).toMatchObject({
    ok: false,
    code: 'second_person_required',
  });
  expect(given(await admin.call(endpoints.bookSettlement, { params })).state).toBe('booked');
  const { accounts, debitCentavos, creditCentavos } = given(
    await finance.call(endpoints.getTrialBalance, { query: {} }),
  );
  const balanceOf = (wanted: string) => accounts.find(({ code }) => code === wanted)?.debitCentavos;
  expect(debitCentavos).toBe(creditCentavos);
  // All that was collected is on its way to the bank, but for the fee.
  expect(balanceOf('1020')).toBe(0);
  expect(balanceOf('6300')).toBe(file.feeCentavos);
  expect(balanceOf('1030')).toBe(file.collectedCentavos - file.feeCentavos);
});

test('a payout for which Xendit has no money goes out by PayMongo, once, and staff see both', async () => {
  doubles.xenditPayouts.arrange([{ failsWith: 'INSUFFICIENT_BALANCE' }]);
  const { summary } = await borrow(borrower, 100_000, 30);
  const refusedOnes = doubles.xenditPayouts.payouts.filter(({ status }) => status === 'FAILED');
  expect(refusedOnes).toHaveLength(1);
  const [refused] = refusedOnes;
  expect(doubles.payMongoTransfers.transfers).toMatchObject([
    {
      status: 'succeeded',
      referenceNumber: `${refused?.referenceId}-2`,
      amountCentavos: summary.netDisbursedCentavos,
    },
  ]);
  const auditor = await product.signInStaff('auditor');
  const params = { customerId: borrower.customerId, loanId: summary.loanId };
  const { payouts } = given(await auditor.call(endpoints.getCustomerLoan, { params }));
  expect(payouts.map(({ provider, status, failureCode }) => [provider, status, failureCode])).toEqual([
    ['paymongo', 'succeeded', null],
    ['xendit', 'failed', 'LENDER_SIDE'],
  ]);
});

test('events without the secret change nothing, and no log names the borrower', async () => {
  const told = await fetch(`${server.origin}/api/providers/xendit/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-callback-token': 'a guess' },
    body: JSON.stringify({ event: 'payment.capture', data: { payment_id: 'py-1' } }),
  });
  expect(told.status).toBe(403);
  const unreadable = await fetch(`${server.origin}/api/providers/xendit/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-callback-token': doubleSecrets.xenditCallbackToken,
    },
    body: '{"event":',
  });
  expect(unreadable.status).toBe(400);
  const other = await fetch(`${server.origin}/api/providers/dragonpay/events`, {
    method: 'POST',
    body: '{}',
  });
  expect(other.status).toBe(404);
  for (const secret of [borrower.phone, 'Maria', doubleSecrets.xenditSecretKey])
    expect(server.output()).not.toContain(secret);
});

test('production says everything that is missing before it starts', () => {
  const complete = { ...lenderVariables, ...doubleVariables(doubles) };
  expect(refusalOf({ ...complete, XENDIT_SECRET_KEY: '' })).toContain(
    'XENDIT_SECRET_KEY is required where xendit is a provider',
  );
  for (const name of ['SMS_PROVIDERS', 'PAYOUT_PROVIDER', 'COLLECTION_PROVIDER', 'KEYS_FILE'])
    expect(refusalOf(lenderVariables)).toContain(`${name} is required in production`);
  expect(refusalOf({ ...complete, XENDIT_URL: 'http://api.xendit.co' })).toContain(
    'XENDIT_URL should start with https:// in production',
  );
});

function refusalOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
    return 'none';
  } catch (error) {
    return String(error);
  }
}
