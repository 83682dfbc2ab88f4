import { randomUUID } from 'node:crypto';
import type { Endpoint, StaffRole } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import { errorTable, isErrorCode, universalErrorCodes } from '@luwag/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';
import { newPartnerKey } from './test-partner.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  type Loan,
  logInBorrower,
  type TestBorrower,
} from './test-borrower.ts';

const canary = 'C4NARY-9179998877';
const all = Object.values(endpoints) as Endpoint[];
const withBody = all.filter((endpoint) => endpoint.body !== undefined);

/** Values that no field of the product accepts, in every JSON type. */
const wrongBodies: readonly unknown[] = [
  [],
  canary,
  7,
  true,
  { [canary]: canary },
  { phone: { nested: [canary] }, values: [canary], body: null, amountCentavos: '1', termDays: 1.5 },
  { amountCentavos: -1, termDays: 1e99, limitCentavos: Number.MAX_VALUE, code: canary, language: canary },
];

let product: TestProduct;
let borrower: TestBorrower;
let loan: Loan;
let partnerKey: string;
/** One member of staff per role, so that each call is refused for its input and not for who sends it. */
const staffCookies = new Map<StaffRole, string>();

beforeAll(async () => {
  product = await startTestProduct();
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  loan = await borrow(borrower, 300_000, 30);
  partnerKey = await newPartnerKey(product.origin);
  for (const role of new Set(all.map(roleFor))) {
    const { cookies } = await signInAs(product.origin, role);
    staffCookies.set(role, [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  }
}, 60_000);
afterAll(() => product.stop());

function roleFor({ roles }: Endpoint): StaffRole {
  return roles?.[0] ?? 'seniorReviewer';
}

function send(
  endpoint: Endpoint,
  options: { path?: string; body?: string; contentType?: string; key?: string } = {},
): Promise<Response> {
  const path = options.path ?? endpoint.path.replace(/:[A-Za-z]+/g, () => randomUUID());
  return fetch(product.origin + path, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${endpoint.access === 'partner' ? partnerKey : (borrower.token() ?? '')}`,
      cookie: staffCookies.get(roleFor(endpoint)) ?? '',
      'idempotency-key': options.key ?? randomUUID(),
      ...(options.body === undefined ? {} : { 'content-type': options.contentType ?? 'application/json' }),
    },
    ...(options.body === undefined ? {} : { body: options.body }),
  });
}

async function expectRefusal(endpoint: Endpoint, response: Response): Promise<void> {
  const text = await response.text();
  const place = `${endpoint.name} ${response.status} ${text.slice(0, 300)}`;
  expect(text, place).not.toContain(canary);
  expect(text, place).not.toMatch(/\bat \S+\.ts|SELECT|node_modules|relation "|syntax error/);
  const { code } = (JSON.parse(text) as { error: { code: string } }).error;
  expect(isErrorCode(code), place).toBe(true);
  if (!isErrorCode(code)) return;
  expect(response.status, place).toBe(errorTable[code].status);
  expect(response.status, place).toBeGreaterThanOrEqual(400);
  expect(response.status, place).toBeLessThan(500);
  const allowed: readonly string[] = [...endpoint.errors, ...universalErrorCodes];
  expect(allowed, place).toContain(code);
}

describe('each call refuses bad input with a code of its own table', () => {
  test.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: broken JSON, a foreign type and an oversized body',
    async (_name, endpoint) => {
      await expectRefusal(endpoint, await send(endpoint, { body: `{"phone": "${canary}` }));
      await expectRefusal(endpoint, await send(endpoint, { body: '{"__proto__": {"isAdmin": true}}' }));
      const form = { body: `phone=${canary}`, contentType: 'application/x-www-form-urlencoded' };
      await expectRefusal(endpoint, await send(endpoint, form));
      const { mostBodyBytes = 64 * 1_024 } = endpoint;
      const tooMany = Math.ceil(mostBodyBytes / canary.length);
      const large = await send(endpoint, { body: JSON.stringify({ phone: canary.repeat(tooMany) }) });
      expect(large.status).toBe(413);
      await expectRefusal(endpoint, large);
      await expectRefusal(endpoint, await send(endpoint, { body: '['.repeat(5_000) + ']'.repeat(5_000) }));
    },
  );

  test.each(withBody.map((e) => [e.name, e] as const))(
    '%s: wrong types and unknown keys',
    async (_name, endpoint) => {
      for (const body of wrongBodies) {
        const response = await send(endpoint, { body: JSON.stringify(body) });
        await expectRefusal(endpoint, response);
      }
    },
  );

  test.each(all.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: ids and query keys that are not ours',
    async (_name, endpoint) => {
      if (endpoint.params !== undefined) {
        const strange = endpoint.path.replace(/:[A-Za-z]+/g, encodeURIComponent(`${canary}'--`));
        const body = endpoint.body === undefined ? {} : { body: '{}' };
        await expectRefusal(endpoint, await send(endpoint, { path: strange, ...body }));
      }
      if (endpoint.method === 'GET') {
        const path = endpoint.path.replace(/:[A-Za-z]+/g, () => randomUUID());
        await expectRefusal(endpoint, await send(endpoint, { path: `${path}?${canary}=1` }));
      }
    },
  );
});

describe('nobody reaches another customer', () => {
  test('a stranger’s loan, payment and photo are not found', async () => {
    const stranger = await logInBorrower(product.origin);
    const { loanId } = loan.summary;
    const ask = { params: { loanId } };
    expect(await stranger.call(endpoints.getLoan, ask)).toMatchObject({ ok: false, code: 'not_found' });
    const pay = { ...ask, body: { kind: 'part', amountCentavos: 100, channel: 'gcash' } } as const;
    const key = { idempotencyKey: randomUUID() };
    expect(await stranger.call(endpoints.startPayment, pay, key)).toMatchObject({
      ok: false,
      code: 'not_found',
    });
    const own = given(await borrower.call(endpoints.startPayment, pay, { idempotencyKey: randomUUID() }));
    const { paymentId } = own.payment;
    expect(await stranger.call(endpoints.getPayment, { params: { paymentId } })).toMatchObject({
      ok: false,
      code: 'not_found',
    });
    const [photo] = given(await borrower.call(endpoints.getProfile, {})).photos;
    const { photoId = '' } = photo ?? {};
    expect((await borrower.call(endpoints.getPhoto, { params: { photoId } })).ok).toBe(true);
    expect(await stranger.call(endpoints.getPhoto, { params: { photoId } })).toMatchObject({
      ok: false,
      code: 'not_found',
    });
  });

  test.each(
    all.filter(({ access }) => access === 'customer' || access === 'staff').map((e) => [e.name, e] as const),
  )('%s needs a session', async (_name, endpoint) => {
    const path = endpoint.path.replace(/:[A-Za-z]+/g, () => randomUUID());
    const response = await fetch(product.origin + path, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(endpoint.body === undefined ? {} : { body: '{}' }),
    });
    expect(response.status).toBe(401);
    await response.body?.cancel();
  });

  test('an agent may not open cases, and a borrower’s token opens nothing of the staff’s', async () => {
    const agent = await signInAs(product.origin, 'agent');
    const params = { customerId: borrower.customerId, applicationId: randomUUID() };
    expect(await agent.call(endpoints.getCase, { params })).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await borrower.call(endpoints.getCase, { params })).toMatchObject({
      ok: false,
      code: 'not_signed_in',
    });
  });
});

test('after all of that the borrower still has one loan, unchanged, and a balanced journal', async () => {
  const { loans } = given(await borrower.call(endpoints.listLoans, {}));
  expect(loans).toHaveLength(1);
  expect(loans[0]?.payoff).toEqual(loan.summary.payoff);
  const [sum] = await product.database.query<{ total: number }>({
    name: 'sum-of-postings',
    text: 'SELECT coalesce(sum(amount_centavos), 0)::bigint AS total FROM ledger_line',
  });
  expect(sum?.total).toBe(0);
});
