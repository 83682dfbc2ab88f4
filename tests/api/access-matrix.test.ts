import { randomUUID } from 'node:crypto';
import type { Endpoint, StaffRole } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import { type PartnerScope, partnerScopes } from '@luwag/contract/partner-scopes';
import { staffRoleField } from '@luwag/contract/endpoints/staff/staff-answer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  openBrowser,
  type TestBorrower,
  type TestBrowser,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/*
 * Who gets what, made from the contract itself: every call by nobody, by a session that has ended, by its owner, by another
 * customer and by each role of staff, with each id in each place. A new call or a new kind of id is in it or fails here.
 */

type Named = { name: string; endpoint: Endpoint };
type Ids = Record<string, string>;
type Said = { status: number; code: string | null };

const calls: readonly Named[] = Object.entries(endpoints as Record<string, Endpoint>).map(
  ([name, endpoint]) => ({ name, endpoint }),
);
const named = (wanted: (endpoint: Endpoint) => boolean) => calls.filter(({ endpoint }) => wanted(endpoint));
const paramsOf = ({ path }: Endpoint): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** What names no person's thing: any caller may use any value. */
const anybodys: Ids = {
  region: 'NCR',
  section: 'basicMore',
  topic: 'early',
  guide: 'borrow',
  functionName: 'paying',
  jobId: '999999',
  proposalId: randomUUID(),
  breakId: randomUUID(),
  fileId: randomUUID(),
  entryId: randomUUID(),
  stepId: randomUUID(),
  receiverId: randomUUID(),
  keyId: randomUUID(),
  suspenseId: randomUUID(),
  code: 'AAAA-AAAA-AAAA',
};
/** Things that exist only after days or by chance; here an owner has none, so that theirs and a missing one are the same. */
const seldom: Ids = { scheduledLoanId: randomUUID(), payoutId: randomUUID(), repaymentId: randomUUID() };

/** Bodies under which a call reaches the thing that its address names. */
const bodies: Readonly<Record<string, object>> = {
  completeSection: { values: {} },
  saveSectionDraft: { values: {} },
  startPayment: { kind: 'part', amountCentavos: 10_000, channel: 'gcash' },
  issuePaper: { kind: 'statement', language: 'en-US' },
  readMessage: { withEarlier: false },
  previewLoanAction: { kind: 'write-off', reason: 'a look at the matrix' },
  performLoanAction: { action: { kind: 'write-off', reason: 'a look at the matrix' }, shownOwedCentavos: 0 },
  skipCustomersLoan: { proof: 'answersFit', reason: 'a look at the matrix' },
  askCancellation: { proof: 'answersFit', reason: 'a look at the matrix' },
  answerRequest: { outcome: 'refuse', reasonCode: 'NOT_AGREED' },
  answerSupportMessage: { outcome: 'answered', text: 'Thank you for writing to us.' },
  closeBreak: { reason: 'a look at the matrix' },
  uploadSettlementFile: { provider: 'xendit', name: 'matrix.csv', text: 'Type\nPAYMENT\n' },
  reviewAgain: { reason: 'a look at the matrix' },
  decideCase: { outcome: 'decline', reasonCode: 'INCOME_TOO_LOW' },
};

const queries: Readonly<Record<string, string>> = { suggestCoupons: '?kind=full' };

let product: TestProduct;
let owner: TestBorrower;
let other: TestBorrower;
let ended: TestBorrower;
let ownIds: Ids;
const staff = new Map<StaffRole, TestBrowser>();
const roles = staffRoleField.options;

beforeAll(async () => {
  product = await startTestProduct();
  [owner, other, ended] = await Promise.all([
    logInBorrower(product.origin),
    logInBorrower(product.origin),
    logInBorrower(product.origin),
  ]);
  ownIds = await thingsOf(owner);
  await thingsOf(other);
  const token = ended.token();
  given(await ended.call(endpoints.logOut, { body: {} }));
  ended.hold(token ?? '');
  for (const role of roles) staff.set(role, await signInAs(product.origin, role));
}, 120_000);
afterAll(() => product.stop());

const keyed = () => ({ idempotencyKey: randomUUID() });

/** A borrower with one thing of each kind, by the name of its id in an address. */
async function thingsOf(borrower: TestBorrower): Promise<Ids> {
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  const { summary } = await borrow(borrower, 300_000, 14);
  const { loanId } = summary;
  const { payment, resultReference } = given(
    await borrower.call(
      endpoints.startPayment,
      {
        params: { loanId },
        body: { kind: 'part', amountCentavos: 10_000, channel: 'gcash' },
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  const asked = await borrower.call(
    endpoints.sendRequest,
    { body: { kind: 'cancellation', loanId } },
    keyed(),
  );
  const supportMessage = { kind: 'complaint', text: 'Somebody calls me every hour.' } as const;
  const sent = await borrower.call(endpoints.sendSupportMessage, { body: supportMessage }, keyed());
  const { application } = given(await borrower.call(endpoints.getHome, {}));
  const { photos } = given(await borrower.call(endpoints.getProfile, {}));
  const { messages } = given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } }));
  return {
    ...anybodys,
    ...seldom,
    customerId: borrower.customerId,
    loanId,
    loan: loanId,
    paymentId: payment.paymentId,
    resultReference,
    applicationId: application?.applicationId ?? '',
    requestId: given(asked).requestId,
    supportMessageId: given(sent).supportMessageId,
    photoId: photos[0]?.photoId ?? '',
    messageId: messages[0]?.messageId ?? '',
  };
}

async function ask(browser: TestBrowser, { name, endpoint }: Named, ids: Ids): Promise<Said> {
  const address = endpoint.path.replaceAll(/:(\w+)/g, (_, param: string) => ids[param] ?? '');
  const token = browser.token();
  const response = await browser.fetch(new URL(address + (queries[name] ?? ''), product.origin), {
    method: endpoint.method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.needsIdempotencyKey === true ? { 'idempotency-key': randomUUID() } : {}),
      ...(endpoint.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(endpoint.body === undefined ? {} : { body: JSON.stringify(bodies[name] ?? {}) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const { error } = (isJson ? JSON.parse(text) : {}) as { error?: { code: string } };
  return { status: response.status, code: error?.code ?? null };
}

/** What of an address names somebody's thing. */
const thingsIn = (endpoint: Endpoint): string[] =>
  paramsOf(endpoint).filter((param) => anybodys[param] === undefined);
const missing = (ids: Ids, params: readonly string[]): Ids => ({
  ...ids,
  ...Object.fromEntries(params.map((param) => [param, randomUUID()])),
});
const consoleOf = (role: StaffRole): TestBrowser => staff.get(role) ?? openBrowser(product.origin);
const notThere = { status: 404, code: 'not_found' };

test('every id in an address is one that this matrix has a value for', () => {
  const unknown = calls.flatMap(({ name, endpoint }) =>
    paramsOf(endpoint).flatMap((param) => (ownIds[param] ? [] : [`${name}: ${param}`])),
  );
  expect(unknown).toEqual([]);
});

describe('a call for customers', () => {
  const all = named(({ access }) => access === 'customer');
  const withThings = all.filter(({ endpoint }) => thingsIn(endpoint).length > 0);

  test.each(all)('$name is refused to nobody, to a session that has ended and to staff', async (call) => {
    expect(await ask(openBrowser(product.origin), call, ownIds)).toEqual({
      status: 401,
      code: 'not_signed_in',
    });
    expect(await ask(consoleOf('admin'), call, ownIds)).toEqual({ status: 401, code: 'not_signed_in' });
    expect(await ask(ended, call, ownIds)).toEqual({ status: 401, code: 'session_ended' });
  });

  test.each(withThings)(
    '$name shows another customer nothing, and a thing of somebody as one that is missing',
    async (call) => {
      const somebodys = await ask(other, call, ownIds);
      expect(somebodys).toEqual(await ask(other, call, missing(ownIds, thingsIn(call.endpoint))));
      expect(somebodys).toEqual(notThere);
    },
  );

  const looks = withThings.filter(
    ({ endpoint }) =>
      endpoint.method === 'GET' && thingsIn(endpoint).every((param) => seldom[param] === undefined),
  );
  test.each(looks)('$name lets its owner look', async (call) => {
    expect((await ask(owner, call, ownIds)).status).not.toBe(404);
  });
});

describe('a call for staff', () => {
  const all = named(({ access }) => access === 'staff');

  test.each(all)('$name is refused to nobody, to customers and to every role but its own', async (call) => {
    const { roles: allowed = roles } = call.endpoint;
    const bare = { ...call, name: '' };
    const nowhere = missing(ownIds, thingsIn(call.endpoint));
    for (const caller of [openBrowser(product.origin), owner, ended])
      expect(await ask(caller, bare, ownIds)).toEqual({ status: 401, code: 'not_signed_in' });
    if (call.name === 'signOutStaff') return;
    for (const role of roles) {
      const { status } = await ask(consoleOf(role), bare, nowhere);
      expect({ role, isRefused: status === 401 || status === 403 }).toEqual({
        role,
        isRefused: !allowed.includes(role),
      });
    }
  });

  const deep = all.filter(({ endpoint }) => thingsIn(endpoint).length > 1);
  test.each(deep)(
    '$name finds a thing in its own place alone: not with another customer, nor another thing here',
    async (call) => {
      const role = roleFor(call);
      const [, ...below] = thingsIn(call.endpoint);
      const elsewhere = { ...ownIds, customerId: other.customerId };
      expect(await ask(consoleOf(role), call, elsewhere)).toEqual(notThere);
      expect(await ask(consoleOf(role), call, missing(ownIds, ['customerId']))).toEqual(notThere);
      expect(await ask(consoleOf(role), call, missing(ownIds, below))).toEqual(notThere);
    },
  );
});

/** A system with a key of these scopes, and how staff name the key. */
const keyOf = async (scopes: readonly PartnerScope[]) => {
  const body = { name: 'Core ledger', scopes: [...scopes], perMinute: 1_000, expiresAt: null };
  const { key, secret } = given(await consoleOf('admin').call(endpoints.addPartnerKey, { body }));
  const params = { keyId: key.keyId };
  if (key.state === 'waiting')
    given(
      await consoleOf('finance').call(endpoints.answerPartnerKey, { params, body: { outcome: 'confirm' } }),
    );
  const browser = openBrowser(product.origin);
  browser.hold(secret);
  return { browser, params };
};

describe('a call for systems of the lender', () => {
  const all = named(({ access }) => access === 'partner');
  test.each(all)(
    '$name is refused to nobody, to customers, to staff, to a key of another scope and to one revoked',
    async (call) => {
      const { scope } = call.endpoint;
      for (const caller of [openBrowser(product.origin), owner, ended, consoleOf('admin')])
        expect(await ask(caller, call, ownIds)).toEqual({ status: 401, code: 'not_signed_in' });
      const narrow = await keyOf(partnerScopes.filter((each) => each !== scope));
      expect(await ask(narrow.browser, call, ownIds)).toEqual({ status: 403, code: 'forbidden' });
      const { browser, params } = await keyOf(partnerScopes.filter((each) => each === scope));
      expect([401, 403]).not.toContain((await ask(browser, call, ownIds)).status);
      const unknown = missing(ownIds, thingsIn(call.endpoint));
      if (thingsIn(call.endpoint).length > 0 && call.endpoint.method === 'GET')
        expect(await ask(browser, call, unknown)).toEqual(notThere);
      given(await consoleOf('admin').call(endpoints.revokePartnerKey, { params, body: {} }));
      expect(await ask(browser, call, ownIds)).toEqual({ status: 401, code: 'not_signed_in' });
    },
  );

  test('opens nothing of customers and staff', async () => {
    const { browser } = await keyOf(partnerScopes);
    for (const call of named(({ access }) => access === 'customer' || access === 'staff'))
      expect({ call: call.name, ...(await ask(browser, call, ownIds)) }).toMatchObject({
        call: call.name,
        status: 401,
      });
  });
});

/** A role that may take the step of a body. */
function roleFor({ endpoint }: Named): StaffRole {
  return endpoint.roles?.find((role) => role === 'finance') ?? endpoint.roles?.[0] ?? 'admin';
}

test('a call of the console is refused to a session of staff that has ended', async () => {
  const gone = await signInAs(product.origin, 'admin');
  const cookie = gone.cookies.get('luwag_staff') ?? '';
  given(await gone.call(endpoints.signOutStaff, { body: {} }));
  gone.cookies.set('luwag_staff', cookie);
  for (const call of named(({ access }) => access === 'staff'))
    expect({ call: call.name, ...(await ask(gone, call, ownIds)) }).toEqual({
      call: call.name,
      status: 401,
      code: 'not_signed_in',
    });
});
