import { randomUUID } from 'node:crypto';
import type { CallOutput, Endpoint } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import { type PartnerScope, partnerScopes } from '@luwag/contract/partner-scopes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  type TestBorrower,
  type TestBrowser,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { confirmWaiting, signInAs } from './test-staff.ts';

/* A core ledger of the lender's own reads loans and tells of money that came by the lender's own till. */

let product: TestProduct;
let admin: TestBrowser;
let finance: TestBrowser;
let borrower: TestBorrower;
let loanId: string;
let orderNumber: string;
let key: string;

beforeAll(async () => {
  product = await startTestProduct();
  [admin, finance, borrower] = await Promise.all([
    signInAs(product.origin, 'admin'),
    signInAs(product.origin, 'finance'),
    logInBorrower(product.origin),
  ]);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  ({ loanId, orderNumber } = (await borrow(borrower, 500_000, 30)).summary);
  key = await newKey(partnerScopes);
}, 120_000);
afterAll(() => product.stop());

type Person = { firstName?: string; lastName?: string };
type Wish = { perMinute?: number; expiresAt?: string | null };
async function madeKey(scopes: readonly PartnerScope[], { perMinute = 600, expiresAt = null }: Wish = {}) {
  const body = { name: 'Core ledger', scopes: [...scopes], perMinute, expiresAt };
  return given(await admin.call(endpoints.addPartnerKey, { body }));
}
const answer = (by: TestBrowser, keyId: string, outcome: 'confirm' | 'refuse' = 'confirm') =>
  by.call(endpoints.answerPartnerKey, { params: { keyId }, body: { outcome } });
async function newKey(scopes: readonly PartnerScope[], wish: Wish = {}): Promise<string> {
  const made = await madeKey(scopes, wish);
  if (made.key.state === 'waiting') given(await answer(finance, made.key.keyId));
  return made.secret;
}

type Called<E> = {
  status: number;
  retryAfter: string | null;
  body: CallOutput<E> & { error?: { code: string } };
};
async function call<E extends Endpoint>(
  { method }: E,
  path: string,
  { secret = key, body, idempotencyKey }: { secret?: string; body?: object; idempotencyKey?: string } = {},
): Promise<Called<E>> {
  const response = await fetch(`${product.origin}/api/partner/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as Called<E>['body'],
  };
}
const { getPartnerLoan, listPartnerEvents, listPartnerLoans, tellPartnerRepayment, getPartnerRepayment } =
  endpoints;
const loanNow = async (named = loanId) => (await call(getPartnerLoan, `/loans/${named}`)).body;
const listed = async (after: string) => (await call(listPartnerLoans, `/loans?after=${after}&limit=10`)).body;
const page = async (after: string) => (await call(listPartnerEvents, `/events?after=${after}&limit=2`)).body;
const newMoney = (amountCentavos: number) => ({
  amountCentavos,
  paidOn: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
  channel: 'bank',
  reference: `TILL-${randomUUID().slice(0, 12)}`,
});
const tell = (body: object, idempotencyKey: string = randomUUID()) =>
  call(tellPartnerRepayment, `/loans/${loanId}/repayments`, { body, idempotencyKey });

describe('a key', () => {
  test('that may write works only once a second person has let it, and is shown this once', async () => {
    const { key: made, secret } = await madeKey(['loans:read', 'repayments:write']);
    expect(made).toMatchObject({ state: 'waiting', isOwn: true });
    const asked = () => call(getPartnerLoan, `/loans/${loanId}`, { secret });
    expect((await asked()).status).toBe(401);
    expect(await answer(admin, made.keyId)).toMatchObject({ code: 'second_person_required' });
    expect(given(await answer(finance, made.keyId))).toMatchObject({ state: 'on' });
    expect((await asked()).status).toBe(200);
    const shown = JSON.stringify(given(await admin.call(endpoints.listPartnerKeys, {})));
    expect(shown).toContain(made.keyId);
    expect(shown).not.toContain(secret);
    expect((await madeKey(['loans:read', 'events:read'])).key.state).toBe('on');
  });

  test('past its day and a refused one open nothing', async () => {
    const secret = await newKey(['loans:read'], { expiresAt: new Date(Date.now() - 1_000).toISOString() });
    expect((await call(getPartnerLoan, `/loans/${loanId}`, { secret })).status).toBe(401);
    const waiting = await madeKey(['repayments:write']);
    given(await answer(admin, waiting.key.keyId, 'refuse'));
    expect(await answer(finance, waiting.key.keyId)).toMatchObject({ code: 'request_already_answered' });
  });

  test('that calls too often is told when to come back, and holds up no other', async () => {
    const secret = await newKey(['loans:read'], { perMinute: 3 });
    const ask = () => call(getPartnerLoan, `/loans/${loanId}`, { secret });
    for (let n = 0; n < 3; n += 1) expect((await ask()).status).toBe(200);
    const refusedCall = await ask();
    expect(refusedCall).toMatchObject({ status: 429, body: { error: { code: 'too_frequent' } } });
    expect(Number(refusedCall.retryAfter)).toBeGreaterThan(0);
    expect(Number(refusedCall.retryAfter)).toBeLessThanOrEqual(60);
    expect((await call(getPartnerLoan, `/loans/${loanId}`)).status).toBe(200);
  });
});

describe('a loan', () => {
  test('is found by its id and by its order number, with balance and schedule, and nothing about the person', async () => {
    const loan = await loanNow();
    expect(loan).toMatchObject({ loanId, orderNumber, status: 'active', principalCentavos: 500_000 });
    expect(loan.balance.owedCentavos).toBeGreaterThan(0);
    expect(loan.schedule).toMatchObject([{ number: 1, dueOn: loan.dueOn }]);
    expect(await loanNow(orderNumber)).toEqual(loan);
    const { sections } = given(await borrower.call(endpoints.getProfile, {}));
    const { firstName = '', lastName = '' } = Object.assign(
      {},
      ...sections.map(({ values }) => values),
    ) as Person;
    expect(firstName.length * lastName.length).toBeGreaterThan(0);
    const said = JSON.stringify(loan);
    for (const personal of [firstName, lastName, borrower.phone]) expect(said).not.toContain(personal);
    expect((await call(getPartnerLoan, '/loans/no-such-loan')).status).toBe(404);
  });

  test('is listed once from the beginning, and again only after something happened to it', async () => {
    const first = await listed('0');
    expect(first.loans.map((loan) => loan.loanId)).toEqual([loanId]);
    expect((await listed(first.cursor)).loans).toEqual([]);
  });
});

describe('a repayment that a system tells of', () => {
  test('is booked by a member of staff, once however often it is told, and then told as an event', async () => {
    const before = (await loanNow()).balance.owedCentavos;
    const money = newMoney(100_000);
    const idempotencyKey = randomUUID();
    const told = await tell(money, idempotencyKey);
    expect(told).toMatchObject({ status: 200, body: { state: 'waiting', amountCentavos: 100_000 } });
    expect((await tell(money, idempotencyKey)).body).toEqual(told.body);
    expect((await tell({ ...money, amountCentavos: 1 }, idempotencyKey)).status).toBe(422);
    expect((await tell(newMoney(1_000))).body.error).toMatchObject({ code: 'loan_action_refused' });
    expect((await loanNow()).balance.owedCentavos).toBe(before);
    const params = { customerId: borrower.customerId, loanId };
    const shown = before - 100_000;
    expect(await confirmWaiting(admin, params, shown)).toMatchObject({ code: 'second_person_required' });
    given(await confirmWaiting(finance, params, shown));
    expect((await loanNow()).balance.owedCentavos).toBe(shown);
    const { repaymentId } = told.body;
    const path = `/loans/${loanId}/repayments/${repaymentId}`;
    expect((await call(getPartnerRepayment, path)).body).toMatchObject({ state: 'booked' });
    const other = await newKey(['repayments:write']);
    expect((await call(getPartnerRepayment, path, { secret: other })).status).toBe(404);
    await until('the event', async () => {
      const { events } = (await call(listPartnerEvents, '/events')).body;
      return events.some(({ type }) => type === 'loan.repaid') ? true : null;
    });
    expect((await tell(money)).body.error).toMatchObject({ code: 'payment_already_recorded' });
  });

  test('names the key in the log, and no member of staff', async () => {
    const rows = await product.database.query<{ staff: string | null; name: string }>({
      name: 'key-audits',
      text: `SELECT staff_id AS staff, detail ->> 'keyName' AS name FROM audit_log WHERE detail ? 'keyId'`,
    });
    expect(rows).toEqual([{ staff: null, name: 'Core ledger' }]);
  });

  test('by a key that was revoked since is marked and not confirmed, and staff close it', async () => {
    const { key: made, secret } = await madeKey(['loans:read', 'repayments:write']);
    given(await answer(finance, made.keyId));
    const path = `/loans/${loanId}/repayments`;
    const asked = { secret, body: newMoney(2_000), idempotencyKey: randomUUID() };
    expect((await call(tellPartnerRepayment, path, asked)).status).toBe(200);
    const { owedCentavos } = (await loanNow()).balance;
    given(await admin.call(endpoints.revokePartnerKey, { params: { keyId: made.keyId }, body: {} }));
    const params = { customerId: borrower.customerId, loanId };
    expect(await confirmWaiting(finance, params, owedCentavos - 2_000)).toMatchObject({
      code: 'loan_action_refused',
      detail: { rule: 'PARTNER_KEY_REVOKED' },
    });
    expect((await loanNow()).balance.owedCentavos).toBe(owedCentavos);
    const { requests } = given(await finance.call(endpoints.listRequests, { query: { from: 'partners' } }));
    const waiting = requests.find((row) => row.loanId === loanId);
    expect(waiting).toMatchObject({ isKeyRevoked: true, action: { kind: 'record-payment' } });
    const requestId = waiting?.requestId ?? '';
    const refusal = {
      params: { customerId: borrower.customerId, requestId },
      body: { outcome: 'refuse', reasonCode: 'KEY_REVOKED' },
    } as const;
    given(await finance.call(endpoints.answerRequest, refusal, { idempotencyKey: randomUUID() }));
  });

  test('far above what is owed waits for staff as any other', async () => {
    const told = await tell(newMoney(90_000_000));
    expect(told).toMatchObject({ status: 200, body: { state: 'waiting', amountCentavos: 90_000_000 } });
  });

  test('without an idempotency key is refused', async () => {
    const path = `/loans/${loanId}/repayments`;
    const keyless = await call(tellPartnerRepayment, path, { body: newMoney(1_000) });
    expect(keyless).toMatchObject({ status: 400, body: { error: { code: 'idempotency_key_required' } } });
  });
});

test('events are listed from a place on, each once and in order, from the loan’s beginning', async () => {
  const seen = [];
  let cursor = '0';
  for (;;) {
    const next = await page(cursor);
    if (next.events.length === 0) break;
    seen.push(...next.events);
    ({ cursor } = next);
  }
  expect(seen.map(({ type, sequence }) => `${sequence} ${type}`)).toEqual([
    '1 loan.approved',
    '2 loan.disbursed',
    '3 loan.repaid',
  ]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(3);
});
