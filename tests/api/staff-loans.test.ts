import { randomUUID } from 'node:crypto';
import type { CallInput } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { paymentReferenceFrom } from '@luwag/contract/reference-numbers';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  newPhone,
  type TestBorrower,
  type TestBrowser,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { act, actByTwo, type LoanKey, perform, preview, signInAs } from './test-staff.ts';

/* What staff do with a loan's money: previewed, booked once, equal on the screen's answer, on the loan and in the journal. */

let product: TestProduct;
let borrower: TestBorrower;
let finance: TestBrowser;
let collections: TestBrowser;
let agent: TestBrowser;
let admin: TestBrowser;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  await signInEverybody();
});

async function signInEverybody(): Promise<void> {
  [finance, collections, agent, admin] = (await Promise.all(
    (['finance', 'collections', 'agent', 'admin'] as const).map((role) => signInAs(product.origin, role)),
  )) as [TestBrowser, TestBrowser, TestBrowser, TestBrowser];
}

async function newLoan(amountCentavos = 500_000, termDays = 30): Promise<LoanKey> {
  const { summary } = await borrow(borrower, amountCentavos, termDays);
  return { customerId: borrower.customerId, loanId: summary.loanId };
}

/** Whole days ahead; sessions of staff are over by then. */
async function moveDays(advanceDays: number): Promise<void> {
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceDays } }));
  await signInEverybody();
}

async function read(key: LoanKey) {
  return given(await finance.call(endpoints.getCustomerLoan, { params: key }));
}

/** The answer that the screen shows, the loan's own figures and the journal say the same; all the books balance. */
async function expectEqualBooks(key: LoanKey) {
  const store = createCustomerStore(product.database);
  const { loans, entries } = await store.load({ customerId: key.customerId, parts: ['loans', 'entries'] });
  const loan = loans.find(({ loanId }) => loanId === key.loanId);
  const own = entries.filter(({ loanId }) => loanId === key.loanId);
  expect(loan && balanceDifferences(loan, own)).toEqual([]);
  const shown = await read(key);
  expect(shown.ledger).toHaveLength(own.length);
  expect(shown.ledger.at(-1)?.balanceCentavos).toBe(shown.figures.owedCentavos);
  const balance = given(await finance.call(endpoints.getTrialBalance, {}));
  expect(balance.debitCentavos).toBe(balance.creditCentavos);
  return shown;
}

async function askFor(
  key: LoanKey,
  kind: 'cancellation' | 'hardship' | 'refund' | 'older-records',
): Promise<string> {
  const store = createCustomerStore(product.database);
  const { customer } = await store.load({ customerId: key.customerId, parts: [] });
  const requestId = randomUUID();
  const [row] = await product.database.query<{ at: number }>({
    name: 'last-instant',
    text: 'SELECT max(recorded_at) AS at FROM journal_entry',
  });
  const request = {
    ...key,
    requestId,
    kind,
    status: 'open' as const,
    details: { note: 'please' },
    createdAt: row?.at ?? 0,
    endedAt: null,
    detailsSealed: null,
    endedBy: null,
    reasonCode: null,
  };
  const expectedVersion = customer?.version ?? 0;
  await store.save({ customerId: key.customerId, expectedVersion, changes: { requests: [request] } });
  return requestId;
}

function auditsOf(loanId: string) {
  return product.database.query<{ action: string; detail: Record<string, string> }>(
    {
      name: 'audits-of-loan',
      text: 'SELECT action, detail FROM audit_log WHERE subject_id = $1 AND action LIKE $2 ORDER BY at, audit_id',
    },
    [loanId, 'loan-action-%'],
  );
}

const reason = 'agreed by telephone';
const waiver = (interestCentavos: number): LoanAction => ({
  kind: 'waive-charges',
  interestCentavos,
  lateChargeCentavos: 0,
  penaltyFeeCentavos: 0,
  feeCentavos: 0,
  waiverReason: 'goodwill',
  reason,
});
const payment = (amountCentavos: number, paidOn: string, reference: string): LoanAction => ({
  kind: 'record-payment',
  amountCentavos,
  paidOn,
  channel: 'bank',
  reference,
  reason,
});
const refund = (amountCentavos: number): LoanAction => ({ kind: 'refund-credit', amountCentavos, reason });

const search = (body: CallInput<typeof endpoints.findCustomer>['body']) =>
  agent.call(endpoints.findCustomer, { body });

describe('finding a loan', () => {
  test('by the number of a payment, however it is written, and a wrong digit is told as such', async () => {
    const key = await newLoan();
    const started = given(
      await borrower.call(
        endpoints.startPayment,
        {
          params: { loanId: key.loanId },
          body: { kind: 'part', amountCentavos: 10_000, channel: 'gcash' },
        },
        { idempotencyKey: randomUUID() },
      ),
    );
    const { reference } = started.payment;
    const digits = reference.replace(/\D/g, '');
    for (const typed of [reference, reference.toLowerCase(), `LW ${digits}`])
      expect(given(await search({ by: 'payment', reference: typed })), typed).toEqual(key);
    const wrong = `${reference.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;
    expect(await search({ by: 'payment', reference: wrong })).toMatchObject({ code: 'number_mistyped' });
    const nobodys = paymentReferenceFrom('000000000000001');
    expect(await search({ by: 'payment', reference: nobodys })).toMatchObject({ code: 'not_found' });
  });

  test('by phone number, by order number, and not at all', async () => {
    const key = await newLoan();
    const { summary } = await read(key);
    expect(given(await search({ by: 'phone', phone: `0${borrower.phone}` }))).toEqual({
      customerId: key.customerId,
      loanId: null,
    });
    expect(given(await search({ by: 'order', orderNumber: summary.orderNumber }))).toEqual(key);
    expect(await search({ by: 'phone', phone: newPhone() })).toMatchObject({ code: 'not_found' });
    const found = given(await agent.call(endpoints.getCustomer, { params: key }));
    expect(found).toMatchObject({ nameMasked: 'M••• S•••', loans: [{ loanId: key.loanId }] });
    expect(JSON.stringify(found)).not.toContain(borrower.phone);
    const looked = await product.database.query<{ action: string }>(
      { name: 'looks', text: 'SELECT DISTINCT action FROM audit_log WHERE customer_id = $1 ORDER BY action' },
      [key.customerId],
    );
    expect(looked.map(({ action }) => action)).toEqual([
      'customer-opened',
      'customer-searched',
      'loan-opened',
    ]);
  });

  test('a loan of somebody else is not found under this customer', async () => {
    const key = await newLoan();
    const stranger = await logInBorrower(product.origin);
    const params = { customerId: stranger.customerId, loanId: key.loanId };
    expect(await finance.call(endpoints.getCustomerLoan, { params })).toMatchObject({ code: 'not_found' });
    expect(await preview(finance, params, waiver(100))).toMatchObject({ code: 'not_found' });
    expect(await perform(finance, params, waiver(100), 0)).toMatchObject({ code: 'not_found' });
  });
});

describe('actions on a loan', () => {
  test('a waiver is previewed without effect, and fifty confirmations at once are one', async () => {
    const key = await newLoan();
    await moveDays(5);
    const before = await expectEqualBooks(key);
    const shown = given(await preview(collections, key, waiver(1_000)));
    expect(shown.after.owedCentavos).toBe(shown.before.owedCentavos - 1_000);
    expect(
      shown.entries
        .at(-1)
        ?.postings.map(({ account }) => account)
        .toSorted(),
    ).toEqual(['1110', '4100']);
    expect(shown.needsSecondPerson).toBe(false);
    expect(await read(key)).toEqual(before);
    const previews = await product.database.query(
      {
        name: 'previews',
        text: `SELECT 1 FROM audit_log WHERE subject_id = $1 AND action = 'loan-previewed'`,
      },
      [key.loanId],
    );
    expect(previews).toHaveLength(1);

    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        perform(collections, key, waiver(1_000), shown.after.owedCentavos, idempotencyKey),
      ),
    );
    expect(answers.every((answer) => answer.ok || answer.code === 'busy_try_again')).toBe(true);
    expect(answers.some((answer) => answer.ok)).toBe(true);
    const after = await expectEqualBooks(key);
    expect(after.figures.owedCentavos).toBe(shown.after.owedCentavos);
    expect(after.ledger.filter(({ kind }) => kind === 'charges-waived')).toHaveLength(1);
    // What is waived stays counted against the ceiling.
    expect(after.figures.chargedCentavos).toBe(before.figures.chargedCentavos);
    expect(await auditsOf(key.loanId)).toMatchObject([
      { action: 'loan-action-done', detail: { kind: 'waive-charges', interestCentavos: '1000', reason } },
    ]);
  });

  test('a preview of another balance books nothing', async () => {
    const key = await newLoan();
    const answer = await perform(collections, key, waiver(100), 1);
    expect(answer).toMatchObject({ code: 'quote_changed' });
    expect(await auditsOf(key.loanId)).toEqual([]);
  });

  test('a payment counts from the day it was paid, and one reference is recorded once', async () => {
    const key = await newLoan(500_000, 30);
    const { summary } = await read(key);
    await moveDays(6);
    const paid = payment(200_000, summary.disbursedOn ?? '', 'BANK-778');
    const shown = given(await preview(finance, key, paid));
    expect(shown.countsFrom).toBe(summary.disbursedOn);
    // Interest on what was paid was charged for the days since, and is taken back.
    expect(shown.before.owedCentavos - shown.after.owedCentavos).toBeGreaterThan(200_000);
    given(await act(finance, key, paid));
    const after = await expectEqualBooks(key);
    expect(after.payments).toMatchObject([{ reference: 'bank:BANK-778', status: 'success' }]);
    expect(
      await act(finance, key, payment(100, summary.disbursedOn ?? '', 'BANK-778')).catch(String),
    ).toContain('payment_already_recorded');
    const future = payment(1_000, '2035-01-01', 'BANK-779');
    expect(await preview(finance, key, future)).toMatchObject({
      code: 'loan_action_refused',
      detail: { rule: 'VALUE_DATE_IN_FUTURE' },
    });
  });

  test('a payment whose report got lost is recorded as itself, and the report that comes late books nothing', async () => {
    const key = await newLoan(300_000, 14);
    const { payment: opened } = given(
      await borrower.call(
        endpoints.startPayment,
        {
          params: { loanId: key.loanId },
          body: { kind: 'part', amountCentavos: 60_000, channel: 'gcash' },
        },
        { idempotencyKey: randomUUID() },
      ),
    );
    const { summary } = await read(key);
    given(await act(finance, key, payment(60_000, summary.disbursedOn ?? '', opened.reference)));
    const after = await expectEqualBooks(key);
    expect(after.payments).toMatchObject([{ paymentId: opened.paymentId, status: 'success' }]);
    const report = { body: { paymentReference: opened.reference } };
    given(await borrower.call(endpoints.reportSandboxRepayment, report));
    expect((await expectEqualBooks(key)).figures.owedCentavos).toBe(after.figures.owedCentavos);
  });

  test('a lost payment for a later due date buys the later date when staff record it', async () => {
    const key = await newLoan(300_000, 14);
    const { loanId } = key;
    const { extension } = given(await borrower.call(endpoints.extendDueDate, { params: { loanId } }));
    const amountCentavos = extension?.priceCentavos ?? 0;
    const { payment: opened } = given(
      await borrower.call(
        endpoints.startPayment,
        { params: { loanId }, body: { kind: 'extension', amountCentavos, channel: 'maya' } },
        { idempotencyKey: randomUUID() },
      ),
    );
    const { summary } = await read(key);
    given(await act(finance, key, payment(amountCentavos, summary.disbursedOn ?? '', opened.reference)));
    const after = await expectEqualBooks(key);
    expect(after.figures.dueOn).toBe(extension?.dueOn);
    expect(after.payments).toMatchObject([{ paymentId: opened.paymentId, status: 'success' }]);
  });

  test('a restructure spreads what is owed and stops the interest', async () => {
    const key = await newLoan(300_000, 7);
    await moveDays(12);
    const { figures } = await read(key);
    expect(figures.lateChargeCentavos).toBeGreaterThan(0);
    const today = given(await finance.call(endpoints.getTrialBalance, {})).on;
    const later = (days: number): string =>
      new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const plan: LoanAction = { kind: 'agree-restructure', dueOns: [later(30), later(60)], reason };
    await actByTwo(collections, finance, key, plan);
    const after = await expectEqualBooks(key);
    expect(after.figures).toMatchObject({ lateChargeCentavos: 0, dueOn: later(60) });
    await moveDays(3);
    expect((await expectEqualBooks(key)).figures.owedCentavos).toBe(after.figures.owedCentavos);
    expect(await preview(collections, key, plan)).toMatchObject({ detail: { rule: 'PLAN_ALREADY_AGREED' } });
  });

  test('a cancellation within its window leaves nothing owed and ends the request', async () => {
    const key = await newLoan();
    const requestId = await askFor(key, 'cancellation');
    const { amountToReturnCentavos } = await read(key);
    const cancel = {
      kind: 'cancel',
      returnedCentavos: amountToReturnCentavos,
      reference: 'RET-1',
      reason,
      requestId,
    } as const;
    expect(await preview(agent, key, { ...cancel, returnedCentavos: 100 })).toMatchObject({
      detail: { rule: 'RETURN_INCOMPLETE', figures: { missingCentavos: amountToReturnCentavos - 100 } },
    });
    given(await act(finance, key, cancel));
    const after = await expectEqualBooks(key);
    expect(after.figures).toMatchObject({ status: 'cancelled', owedCentavos: 0, chargedCentavos: 0 });
    expect(after.requests).toMatchObject([{ requestId, status: 'done' }]);
    expect(await perform(finance, key, cancel, 0)).toMatchObject({ code: 'request_already_answered' });
  });

  test('a cancellation after its window is refused, with the hour until which it could be asked for', async () => {
    const key = await newLoan();
    const { amountToReturnCentavos, cancellableThroughAt } = await read(key);
    await moveDays(2);
    const cancel: LoanAction = {
      kind: 'cancel',
      returnedCentavos: amountToReturnCentavos,
      reference: 'RET-2',
      reason,
    };
    expect(await preview(agent, key, cancel)).toMatchObject({
      code: 'loan_action_refused',
      detail: { rule: 'CANCELLATION_WINDOW_OVER', figures: { throughAt: cancellableThroughAt } },
    });
  });

  test('credit goes back through the bank: set aside, then posted, or free again when it fails', async () => {
    const key = await newLoan(300_000, 7);
    const { figures, summary } = await read(key);
    const paidOn = summary.disbursedOn ?? '';
    given(await act(finance, key, payment(figures.owedCentavos + 40_000, paidOn, 'OVER-1')));
    const settled = await expectEqualBooks(key);
    expect(settled.figures).toMatchObject({ status: 'settled', customerCreditCentavos: 40_000 });
    expect(await preview(finance, key, refund(40_001))).toMatchObject({
      detail: { rule: 'REFUND_ABOVE_CREDIT', figures: { creditCentavos: 40_000 } },
    });
    const lastPayout = async () => (await read(key)).payouts.find(({ purpose }) => purpose === 'refund');

    given(await borrower.call(endpoints.setNextPayout, { body: { outcome: 'fail' } }));
    await actByTwo(finance, admin, key, refund(15_000));
    await expect.poll(async () => (await lastPayout())?.status, { timeout: 15_000 }).toBe('failed');
    expect((await expectEqualBooks(key)).figures.customerCreditCentavos).toBe(40_000);

    await actByTwo(finance, admin, key, refund(15_000));
    await expect.poll(async () => (await lastPayout())?.status, { timeout: 15_000 }).toBe('succeeded');
    const after = await expectEqualBooks(key);
    expect(after.figures.customerCreditCentavos).toBe(25_000);
    expect(after.summary.payout?.status).toBe('succeeded');
    expect(after.ledger.map(({ kind }) => kind).slice(-4)).toEqual([
      'refund-requested',
      'refund-failed',
      'refund-requested',
      'refund-confirmed',
    ]);

    const payoutId = (await lastPayout())?.payoutId ?? '';
    await actByTwo(finance, admin, key, {
      kind: 'return-disbursement',
      payoutId,
      bankCode: 'ACCOUNT_CLOSED',
      reason,
    });
    const back = await expectEqualBooks(key);
    expect(back.figures).toMatchObject({ status: 'settled', customerCreditCentavos: 40_000 });
    expect(back.ledger.at(-1)).toMatchObject({ kind: 'refund-returned' });
    expect(await lastPayout()).toMatchObject({ status: 'failed', failureCode: 'ACCOUNT_CLOSED' });
  }, 60_000);

  test('a payout that the bank returns undoes the loan, and the borrower is asked for another account', async () => {
    const key = await newLoan(300_000, 14);
    const payoutId = (await read(key)).payouts[0]?.payoutId ?? '';
    await actByTwo(finance, admin, key, {
      kind: 'return-disbursement',
      payoutId,
      bankCode: 'ACCOUNT_CLOSED',
      reason,
    });
    const after = await expectEqualBooks(key);
    expect(after.figures).toMatchObject({ status: 'disbursement-failed', owedCentavos: 0 });
    expect(after.payouts).toMatchObject([{ status: 'failed', failureCode: 'ACCOUNT_CLOSED' }]);
    expect(given(await borrower.call(endpoints.getHome, {})).state).toBe('disbursementFailed');
  });

  test('a loan is written off by two people, and only when it is long overdue', async () => {
    const key = await newLoan(200_000, 7);
    const writeOff = { kind: 'write-off', reason } as const;
    expect(await preview(finance, key, writeOff)).toMatchObject({ detail: { rule: 'WRITE_OFF_TOO_EARLY' } });
    await moveDays(97);
    const shown = given(await preview(collections, key, writeOff));
    const { owedCentavos } = shown.before;
    expect(owedCentavos).toBeGreaterThan(200_000);
    // The loss is the lender's: its borrower owes the same as before.
    expect(shown).toMatchObject({ needsSecondPerson: true, after: { principalCentavos: 0, owedCentavos } });
    expect(given(await act(collections, key, writeOff)).outcome).toBe('waits-for-second-person');
    expect((await expectEqualBooks(key)).figures.status).toBe('active');
    expect(await act(finance, key, writeOff)).toMatchObject({ detail: { rule: 'STEP_ALREADY_WAITING' } });

    const { requests } = given(await finance.call(endpoints.listRequests, { query: { from: 'staff' } }));
    const step = requests.find(({ loanId }) => loanId === key.loanId);
    expect(step).toMatchObject({ kind: 'staff-action', proposedBy: 'Col Collections', isOwn: false });
    const params = { customerId: key.customerId, requestId: step?.requestId ?? '' };
    const confirm = (who: TestBrowser) =>
      who.call(
        endpoints.answerRequest,
        { params, body: { outcome: 'confirm', shownOwedCentavos: owedCentavos } },
        { idempotencyKey: randomUUID() },
      );
    expect(await confirm(collections)).toMatchObject({ code: 'second_person_required' });
    expect(await confirm(agent)).toMatchObject({ code: 'forbidden' });
    const answers = await Promise.all([confirm(finance), confirm(admin), confirm(finance), confirm(admin)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const after = await expectEqualBooks(key);
    expect(after.figures.status).toBe('written-off');
    expect(after.ledger.filter(({ kind }) => kind === 'loan-written-off')).toHaveLength(1);
    expect((await auditsOf(key.loanId)).map(({ action }) => action)).toEqual([
      'loan-action-proposed',
      'loan-action-confirmed',
    ]);
    // Money that comes in later is a recovery.
    given(
      await act(
        finance,
        key,
        payment(50_000, given(await finance.call(endpoints.getTrialBalance, {})).on, 'LATE-1'),
      ),
    );
    expect((await expectEqualBooks(key)).ledger.at(-1)?.kind).toBe('recovery-received');
  }, 60_000);

  test('a large waiver waits for a second person, who may refuse it', async () => {
    const key = await newLoan(1_000_000, 180);
    await moveDays(60);
    const large = waiver(50_001);
    expect(given(await act(collections, key, large)).outcome).toBe('waits-for-second-person');
    const { requests } = await read(key);
    const params = { customerId: key.customerId, requestId: requests[0]?.requestId ?? '' };
    given(
      await finance.call(
        endpoints.answerRequest,
        { params, body: { outcome: 'refuse', reasonCode: 'NOT_AGREED' } },
        { idempotencyKey: randomUUID() },
      ),
    );
    const after = await expectEqualBooks(key);
    expect(after.ledger.some(({ kind }) => kind === 'charges-waived')).toBe(false);
    expect(after.requests).toMatchObject([{ status: 'refused', reasonCode: 'NOT_AGREED' }]);
  }, 60_000);

  test('a role without the right is refused before anything is looked up', async () => {
    const key = await newLoan();
    const [auditor, marketing] = await Promise.all([
      signInAs(product.origin, 'auditor'),
      signInAs(product.origin, 'marketing'),
    ]);
    expect(await preview(agent, key, waiver(1))).toMatchObject({ code: 'forbidden' });
    expect(await perform(agent, key, waiver(1), 0)).toMatchObject({ code: 'forbidden' });
    expect(await perform(auditor, key, waiver(1), 0)).toMatchObject({ code: 'forbidden' });
    expect(await marketing.call(endpoints.getCustomerLoan, { params: key })).toMatchObject({
      code: 'forbidden',
    });
    const query = { from: 'staff' } as const;
    expect(await borrower.call(endpoints.listRequests, { query })).toMatchObject({ code: 'not_signed_in' });
    expect((await auditor.call(endpoints.getCustomerLoan, { params: key })).ok).toBe(true);
  });
});

describe('requests of borrowers', () => {
  test('wait oldest first; one about money is not done by a mark, and one refused says why', async () => {
    const key = await newLoan();
    const requestId = await askFor(key, 'hardship');
    const records = await askFor(key, 'older-records');
    const { requests } = given(await agent.call(endpoints.listRequests, { query: { from: 'borrowers' } }));
    const instants = requests.map(({ createdAt }) => createdAt);
    expect(instants).toEqual(instants.toSorted());
    expect(requests.find((row) => row.requestId === requestId)).toMatchObject({
      kind: 'hardship',
      nameMasked: 'M••• S•••',
      details: { note: 'please' },
      action: null,
    });
    const answer = (
      id: string,
      body: { outcome: 'done' } | { outcome: 'refuse'; reasonCode: 'NOT_ELIGIBLE' },
    ) =>
      agent.call(
        endpoints.answerRequest,
        { params: { customerId: key.customerId, requestId: id }, body },
        { idempotencyKey: randomUUID() },
      );
    expect(await answer(requestId, { outcome: 'done' })).toMatchObject({
      detail: { rule: 'ANSWER_DOES_NOT_FIT' },
    });
    given(await answer(requestId, { outcome: 'refuse', reasonCode: 'NOT_ELIGIBLE' }));
    given(await answer(records, { outcome: 'done' }));
    expect(await answer(records, { outcome: 'done' })).toMatchObject({ code: 'request_already_answered' });
    expect(await answer(randomUUID(), { outcome: 'done' })).toMatchObject({ code: 'not_found' });
    const after = await read(key);
    expect(after.requests.map(({ status, reasonCode }) => [status, reasonCode])).toEqual(
      expect.arrayContaining([
        ['refused', 'NOT_ELIGIBLE'],
        ['done', null],
      ]),
    );
  });
});
