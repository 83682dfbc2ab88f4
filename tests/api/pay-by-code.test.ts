import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { orderNumberFrom } from '@luwag/contract/reference-numbers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payTicketLifeMs } from '../../apps/api/use-cases/payment/pay-ticket.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  type Loan,
  logInBorrower,
  newPhone,
  openBrowser,
  readCode,
  readLoan,
  type TestBorrower,
  type TestBrowser,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

/* Paying one loan by a code and its order number, on a phone where nobody can log in. */

let product: TestProduct;
let borrower: TestBorrower;
let loan: Loan;
let android: TestBrowser;

async function newDebtor(): Promise<{ borrower: TestBorrower; loan: Loan }> {
  const debtor = await logInBorrower(product.origin);
  await completeProfile(product.origin, debtor);
  await becomeApproved(debtor);
  return { borrower: debtor, loan: await borrow(debtor, 500_000, 14) };
}

beforeAll(async () => {
  product = await startTestProduct();
  ({ borrower, loan } = await newDebtor());
}, 60_000);
afterAll(() => product.stop());
beforeEach(async () => {
  android = openBrowser(product.origin);
  // A number is sent a code once a minute, and five a day.
  given(await android.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 6 } }));
});

const askFor = (phone: string) =>
  android.call(endpoints.requestPayCode, { body: { phone, language: 'en-US' } });

async function enter(phone: string, orderNumber: string) {
  const { challengeId } = given(await askFor(phone));
  const code = await readCode(android, phone);
  const body = { challengeId, code, orderNumber };
  return { body, answer: await android.call(endpoints.enterPayCode, { body }) };
}

const pay = (amountCentavos: number, kind: 'full' | 'part' = 'full', browser = android) =>
  browser.call(
    endpoints.payByCode,
    { body: { kind, amountCentavos, channel: 'gcash' } },
    { idempotencyKey: randomUUID() },
  );

/** A refusal without what belongs to the one request. */
const refusalOf = (answer: { ok: boolean; code?: string; detail?: object }) => ({
  code: answer.code,
  detail: { ...answer.detail, requestId: null },
});

describe('a loan of somebody whose phone the app does not serve', () => {
  test('is paid by a code and its order number, for the amount and with the reference of the pay page', async () => {
    const { answer } = await enter(borrower.phone, loan.summary.orderNumber.replaceAll('-', ' '));
    const shown = given(answer);
    const owed = (await readLoan(borrower, loan.summary.loanId)).summary.payoff?.totalCentavos ?? 0;
    expect(shown).toMatchObject({
      orderNumber: loan.summary.orderNumber,
      fullCentavos: owed,
      openPayment: null,
    });
    const bridge = given(await pay(shown.fullCentavos));
    expect(bridge.payment).toMatchObject({ amountCentavos: owed, status: 'in-progress', channel: 'gcash' });
    const own = await borrower.call(endpoints.getPayment, {
      params: { paymentId: bridge.payment.paymentId },
    });
    expect(bridge).toEqual(given(own));
    expect(given(await android.call(endpoints.getLoanByCode, {})).openPayment).toEqual(bridge);
    const paymentReference = bridge.payment.reference;
    given(await android.call(endpoints.reportSandboxRepayment, { body: { paymentReference } }));
    expect((await readLoan(borrower, loan.summary.loanId)).summary.status).toBe('settled');
  });

  test('says so where nothing is owed on it', async () => {
    const { answer } = await enter(borrower.phone, loan.summary.orderNumber);
    expect(answer).toMatchObject({ ok: false, code: 'loan_not_repayable' });
    expect(android.cookies.has('luwag_pay')).toBe(false);
  });
});

describe('who has a code learns nothing of other loans', () => {
  let other: { borrower: TestBorrower; loan: Loan };
  beforeAll(async () => {
    other = await newDebtor();
  }, 60_000);

  test('an order nobody has, one of somebody else and an unknown number are refused alike', async () => {
    const nobodys = orderNumberFrom('00000000001');
    const refusals = [];
    for (const [phone, orderNumber] of [
      [other.borrower.phone, nobodys],
      [newPhone(), nobodys],
      [newPhone(), other.loan.summary.orderNumber],
      [newPhone(), loan.summary.orderNumber],
    ] as const) {
      const { answer } = await enter(phone, orderNumber);
      refusals.push(refusalOf(answer));
      expect(android.cookies.has('luwag_pay')).toBe(false);
    }
    expect(refusals[0]).toMatchObject({ code: 'loan_not_matched' });
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  });

  test('a code is sent to any number with an answer of one shape, and no cookie carries the number', async () => {
    const answers = [given(await askFor(newPhone())), given(await askFor(newPhone()))];
    const shapes = answers.map((answer) => Object.keys(answer).toSorted().join());
    expect(new Set(shapes).size).toBe(1);
    const phone = newPhone();
    given(await askFor(phone));
    const cookie = android.cookies.get('luwag_challenge') ?? '';
    expect(`${cookie}${Buffer.from(cookie, 'base64url').toString('latin1')}`).not.toContain(phone);
  });

  test('an order number with a wrong digit is refused before the code is spent', async () => {
    const { phone } = other.borrower;
    const { challengeId } = given(await askFor(phone));
    const code = await readCode(android, phone);
    const right = other.loan.summary.orderNumber;
    const wrong = right.slice(0, -1) + String((Number(right.at(-1)) + 1) % 10);
    const body = { challengeId, code, orderNumber: wrong };
    expect(await android.call(endpoints.enterPayCode, { body })).toMatchObject({
      code: 'validation_failed',
      detail: { fields: [{ path: 'orderNumber', code: 'order_number_format' }] },
    });
    given(await android.call(endpoints.enterPayCode, { body: { ...body, orderNumber: right } }));
  });

  test('a code serves once, in the browser that asked, and a wrong one counts its tries', async () => {
    const { phone } = other.borrower;
    const { orderNumber } = other.loan.summary;
    const { challengeId } = given(await askFor(phone));
    const code = await readCode(android, phone);
    const body = { challengeId, code, orderNumber };
    const wrong = { ...body, code: code === '0000' ? '1111' : '0000' };
    expect(await android.call(endpoints.enterPayCode, { body: wrong })).toMatchObject({
      code: 'code_incorrect',
      detail: { triesLeft: 2 },
    });
    const thief = openBrowser(product.origin);
    expect(await thief.call(endpoints.enterPayCode, { body })).toMatchObject({ code: 'code_expired' });
    given(await android.call(endpoints.enterPayCode, { body }));
    expect(await android.call(endpoints.enterPayCode, { body })).toMatchObject({ code: 'code_expired' });
  });

  test('a number is sent as many codes as for logging in, all counted together', async () => {
    const phone = newPhone();
    given(await askFor(phone));
    expect(await askFor(phone)).toMatchObject({ code: 'too_frequent' });
    const login = { phone, language: 'en-US', hasPrivacyConsent: true } as const;
    expect(await android.call(endpoints.requestCode, { body: login })).toMatchObject({
      code: 'too_frequent',
    });
  });
});

describe('what a code opens', () => {
  let other: { borrower: TestBorrower; loan: Loan };
  beforeAll(async () => {
    other = await newDebtor();
  }, 60_000);

  test('is the paying of one loan: no session, no known device, and a code for paying logs nobody in', async () => {
    const { phone } = other.borrower;
    given((await enter(phone, other.loan.summary.orderNumber)).answer);
    expect([...android.cookies.keys()]).toEqual(['luwag_pay']);
    expect(await android.call(endpoints.refreshSession, { body: {} })).toMatchObject({
      code: 'not_signed_in',
    });
    expect(await android.call(endpoints.getHome, {})).toMatchObject({ code: 'not_signed_in' });
    given(await android.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
    const { challengeId } = given(await askFor(phone));
    const code = await readCode(android, phone);
    expect(await android.call(endpoints.logIn, { body: { challengeId, code } })).toMatchObject({
      code: 'code_incorrect',
    });
  });

  test('takes only what is owed, from the browser that has it, and is over after half an hour', async () => {
    const { answer } = await enter(other.borrower.phone, other.loan.summary.orderNumber);
    const { fullCentavos } = given(answer);
    expect(await pay(fullCentavos - 1)).toMatchObject({ code: 'quote_changed' });
    expect(await pay(fullCentavos + 1, 'part')).toMatchObject({
      code: 'payment_amount_invalid',
      detail: { largestAllowedCentavos: fullCentavos },
    });
    given(await pay(100_000, 'part'));
    const thief = openBrowser(product.origin);
    thief.cookies.set('luwag_pay', 'AAAA');
    expect(await pay(100_000, 'part', thief)).toMatchObject({ code: 'code_expired' });
    given(
      await android.call(endpoints.moveSandboxClock, { body: { advanceMinutes: payTicketLifeMs / 60_000 } }),
    );
    expect(await pay(100_000, 'part')).toMatchObject({ code: 'code_expired' });
    expect(await android.call(endpoints.getLoanByCode, {})).toMatchObject({ code: 'code_expired' });
  });
});
