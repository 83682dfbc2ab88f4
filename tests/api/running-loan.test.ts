import { randomUUID } from 'node:crypto';
import type { CallInput } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import { readPdf } from './read-paper.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  goToTen,
  logInBorrower,
  openBrowser,
  readLoan,
  type TestBorrower,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { actByTwo, signInAs } from './test-staff.ts';

let product: TestProduct;
let borrower: TestBorrower;
let loanId: string;

const moveDays = async (advanceDays: number): Promise<void> => {
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceDays } }));
  const session = await logInBorrower(product.origin, borrower.phone);
  borrower.hold(session.token() ?? '');
};
const quoteExtension = async () =>
  given(await borrower.call(endpoints.extendDueDate, { params: { loanId } }));
const projection = async () =>
  given(await borrower.call(endpoints.getProjection, { params: { loanId } })).projection;
const start = (
  kind: 'full' | 'due' | 'part' | 'extension',
  amountCentavos: number,
  idempotencyKey: string = randomUUID(),
) =>
  borrower.call(
    endpoints.startPayment,
    { params: { loanId }, body: { kind, amountCentavos, channel: 'gcash' } },
    { idempotencyKey },
  );
const report = async (reference: string, amountCentavos?: number): Promise<void> => {
  given(
    await borrower.call(endpoints.reportSandboxRepayment, {
      body: { paymentReference: reference, ...(amountCentavos === undefined ? {} : { amountCentavos }) },
    }),
  );
};
const newestMessages = async () =>
  given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } })).messages;
/** What the newest message tells, which is that money bought no later due date. */
const notGranted = async () => {
  const [newest] = await newestMessages();
  expect(newest?.code).toBe('extensionNotGranted');
  return newest?.facts;
};
const resultOf = async ({ resultReference }: { resultReference: string }) =>
  given(await borrower.call(endpoints.getResult, { params: { resultReference } }));
const expectBooksToAgree = async (): Promise<void> => {
  const { loans, entries } = await createCustomerStore(product.database).load({
    customerId: borrower.customerId,
    parts: ['loans', 'entries'],
  });
  const loan = loans.find((row) => row.loanId === loanId);
  const own = entries.filter((entry) => entry.loanId === loanId);
  expect(loan && balanceDifferences(loan, own)).toEqual([]);
  const { lines, summary } = await readLoan(borrower, loanId);
  const owed = own
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => ['1100', '1110', '1120', '1130'].includes(account))
    .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
  expect(lines.at(-1)?.balanceCentavos).toBe(owed);
  expect(summary.payoff?.totalCentavos ?? 0).toBe(owed);
};

beforeAll(async () => {
  product = await startTestProduct();
  await goToTen(openBrowser(product.origin));
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
});
afterAll(() => product.stop());

describe('a running loan', () => {
  test('looks ahead before it is signed, and comes out that way', async () => {
    const wish = { amountCentavos: 500_000, termDays: 30 };
    const before = given(await borrower.call(endpoints.previewProjection, { body: wish }));
    loanId = (await borrow(borrower, 500_000, 30)).summary.loanId;
    expect(await projection()).toEqual(before);
    await moveDays(3);
    const { summary } = await readLoan(borrower, loanId);
    expect(summary.payoff?.savedCentavos).toBe(27 * 500);
    expect(summary.payoff?.totalCentavos).toBe(before.days[3]?.owedCentavos);
  }, 60_000);

  test('can be given back within a day, asked for once however often it is tapped, and not later', async () => {
    const late = await borrower.call(
      endpoints.sendRequest,
      { body: { kind: 'cancellation', loanId } },
      { idempotencyKey: randomUUID() },
    );
    expect(late).toMatchObject({ ok: false, code: 'request_not_possible' });
    expect((await readLoan(borrower, loanId)).cancellation).toBeNull();
    const other = await logInBorrower(product.origin);
    await completeProfile(product.origin, other);
    await becomeApproved(other);
    const fresh = await borrow(other, 200_000, 14);
    expect(fresh.cancellation?.returnCentavos).toBe(fresh.summary.netDisbursedCentavos);
    const body = { kind: 'cancellation', loanId: fresh.summary.loanId } as const;
    const asked = await Promise.all(
      Array.from({ length: 5 }, () =>
        other.call(endpoints.sendRequest, { body }, { idempotencyKey: randomUUID() }),
      ),
    );
    const ids = asked.flatMap((answer) => (answer.ok ? [answer.value.requestId] : []));
    expect(new Set(ids).size).toBe(1);
    const { requests } = await readLoan(other, fresh.summary.loanId);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      kind: 'cancellation',
      status: 'open',
      amountCentavos: fresh.summary.netDisbursedCentavos,
    });
  }, 60_000);

  test('is extended by eight days at the price that was shown, the same principal open and the books in balance', async () => {
    await moveDays(29);
    const late = await readLoan(borrower, loanId);
    expect(late.summary.dueState).toEqual({ kind: 'overdue', days: 2 });
    const { extension } = await quoteExtension();
    expect(late).toMatchObject({
      extended: null,
      extensionOffer: { days: 8, priceCentavos: extension?.priceCentavos },
    });
    expect(extension?.reversedCentavos).toBe(late.summary.payoff?.lateChargeCentavos);
    const price = extension?.priceCentavos ?? 0;
    expect(await start('extension', price - 1)).toMatchObject({ ok: false, code: 'quote_changed' });
    const key = randomUUID();
    const [first, second] = await Promise.all([
      start('extension', price, key),
      start('extension', price, key),
    ]);
    const bridges = [first, second].flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(new Set(bridges.map(({ payment }) => payment.paymentId)).size).toBe(1);
    const bridge = given(await start('extension', price, key));
    // Another place to pay for the same thing, paid by mistake as well.
    const mistake = given(await start('extension', price));
    await report(bridge.payment.reference);
    await report(bridge.payment.reference);
    const extended = await readLoan(borrower, loanId);
    expect(extended.summary.dueOn).toBe(extension?.dueOn);
    expect(extended.extended).toEqual({ count: 1, dueOn: extension?.dueOn, paidCentavos: price });
    expect(extended.summary.payoff).toMatchObject({ principalCentavos: 500_000, lateChargeCentavos: 0 });
    expect(extended.lines.map(({ kind }) => kind).slice(-2)).toEqual([
      'due-date-extended',
      'overdue-charges-reversed',
    ]);
    await expectBooksToAgree();
    const result = given(
      await borrower.call(endpoints.getResult, { params: { resultReference: bridge.resultReference } }),
    );
    expect(result).toMatchObject({ extendedToOn: extension?.dueOn, notExtended: null });

    await report(mistake.payment.reference);
    const after = await readLoan(borrower, loanId);
    expect(after.summary.dueOn).toBe(extension?.dueOn);
    expect(after.lines.at(-1)).toMatchObject({ kind: 'repayment-received', amountCentavos: -price });
    const other = given(
      await borrower.call(endpoints.getResult, { params: { resultReference: mistake.resultReference } }),
    );
    expect(other).toMatchObject({ extendedToOn: null, notExtended: 'bought' });
    expect(await notGranted()).toMatchObject({ amountCentavos: price, cause: 'bought' });
    await expectBooksToAgree();
  }, 60_000);

  test('tells the borrower by message that the date has moved', async () => {
    await until('the message', async () => {
      const messages = given(
        await borrower.call(endpoints.listSandboxSms, { query: { phone: borrower.phone } }),
      );
      return messages.some(({ text }) => text.includes('your due date is extended')) ? true : null;
    });
  });

  test('stands in the statement and has a receipt', async () => {
    const { payments } = await readLoan(borrower, loanId);
    const paid = payments.find(({ kind, status }) => kind === 'extension' && status === 'success');
    const issue = async (kind: 'statement' | 'receipt', paymentId?: string) => {
      const body = { kind, language: 'en-US' as const, ...(paymentId === undefined ? {} : { paymentId }) };
      return given(await borrower.call(endpoints.issuePaper, { params: { loanId }, body }));
    };
    const statement = await readPdf((await issue('statement')).pdfBase64);
    expect(statement).toContain('Extension paid, ₱68.00.');
    expect(await readPdf((await issue('receipt', paid?.paymentId)).pdfBase64)).toContain('₱68.00');
  });

  test('takes an underpaid extension as money paid back', async () => {
    const { extension } = await quoteExtension();
    const bridge = given(await start('extension', extension?.priceCentavos ?? 0));
    const before = await readLoan(borrower, loanId);
    await report(bridge.payment.reference, 1_000);
    const after = await readLoan(borrower, loanId);
    expect(after.summary.dueOn).toBe(before.summary.dueOn);
    expect(after.lines.at(-1)).toMatchObject({ kind: 'repayment-received', amountCentavos: -1_000 });
    expect(await resultOf(bridge)).toMatchObject({ extendedToOn: null, notExtended: 'short' });
    expect(await notGranted()).toMatchObject({ amountCentavos: 1_000, cause: 'short' });
    await expectBooksToAgree();
  });

  test('asks for a plan, and pays what is due once two people have agreed to it', async () => {
    const plan = given(await askFor({ kind: 'hardship', loanId, installments: 3 }));
    expect(plan).toMatchObject({ status: 'open', installments: 3 });
    expect(given(await askFor({ kind: 'hardship', loanId })).requestId).toBe(plan.requestId);
    const collections = await signInAs(product.origin, 'collections');
    const finance = await signInAs(product.origin, 'finance');
    const dueOns = [0, 1, 2].map((month) => plusDays(plan.firstDueOn ?? '', 30 * month));
    const { customerId } = borrower;
    const action = {
      kind: 'agree-restructure',
      dueOns,
      reason: 'The borrower lost work',
      requestId: plan.requestId,
    } as const;
    await actByTwo(collections, finance, { customerId, loanId }, action);
    const { summary, requests, schedule } = await readLoan(borrower, loanId);
    expect(requests.find(({ requestId }) => requestId === plan.requestId)?.status).toBe('done');
    // A part was paid before the plan, and is none of its payments.
    expect(schedule.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(summary.installments).toEqual({ count: 3, paid: 0 });
    const due = summary.dueCentavos ?? 0;
    expect(summary.dueOn).toBe(plan.firstDueOn);
    // The plan charges nothing more, so paying at once saves nothing.
    expect(summary.payoff?.savedCentavos).toBe(0);
    expect(due).toBeGreaterThan(0);
    expect(due).toBeLessThan(summary.payoff?.totalCentavos ?? 0);
    expect((await quoteExtension()).refusal?.reason).toBe('planAgreed');
    const bridge = given(await start('due', due));
    await report(bridge.payment.reference);
    const after = await readLoan(borrower, loanId);
    expect(after.summary.payoff?.totalCentavos).toBe((summary.payoff?.totalCentavos ?? 0) - due);
    expect(after.summary.installments).toEqual({ count: 3, paid: 1 });
    expect(after.schedule.map(({ openCentavos }) => openCentavos > 0)).toEqual([false, true, true]);
    await expectBooksToAgree();
  }, 60_000);

  test('gives back what was paid beyond it, on request', async () => {
    const { summary } = await readLoan(borrower, loanId);
    const payoff = summary.payoff?.totalCentavos ?? 0;
    const bridge = given(await start('full', payoff));
    const twice = given(await start('full', payoff));
    await report(bridge.payment.reference, payoff + 2_500);
    const settled = await readLoan(borrower, loanId);
    expect(settled.summary.status).toBe('settled');
    expect(settled.credit.heldCentavos).toBe(2_500);
    expect(
      (await newestMessages())
        .slice(0, 2)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['loanSettled', 'overpaid']);
    // The other page is paid as well, by mistake: nothing is owed, so all of it is the borrower's.
    await report(twice.payment.reference);
    const [news] = await newestMessages();
    expect(news).toMatchObject({
      code: 'overpaid',
      facts: { loanId, amountCentavos: payoff, creditCentavos: payoff },
    });
    expect(await resultOf(bridge)).toMatchObject({ isSettled: true, overpaidCentavos: 2_500 });
    expect(await resultOf(twice)).toMatchObject({ isSettled: false, overpaidCentavos: payoff });
    const heldCentavos = payoff + 2_500;
    const { heldCredit } = given(await borrower.call(endpoints.getHome, {}));
    expect(heldCredit).toEqual({ loanId, amountCentavos: heldCentavos });
    const { loans } = given(await borrower.call(endpoints.listLoans, {}));
    expect(loans[0]).toMatchObject({ loanId, creditCentavos: heldCentavos });
    const refund = given(await askFor({ kind: 'refund', loanId }));
    expect(refund).toMatchObject({ kind: 'refund', amountCentavos: heldCentavos, status: 'open' });
    expect(await projection()).toBeNull();
    expect((await quoteExtension()).refusal?.reason).toBe('notRunning');
  });

  test('asks for older records once, and lists what was asked', async () => {
    const first = given(await askFor({ kind: 'older-records' }));
    expect(given(await askFor({ kind: 'older-records' })).requestId).toBe(first.requestId);
    const { requests } = given(await borrower.call(endpoints.listOwnRequests, {}));
    expect(requests.map(({ kind }) => kind)).toEqual(['older-records', 'refund', 'hardship']);
  });

  test('is nobody else’s: a stranger is told that there is no such loan', async () => {
    const stranger = await logInBorrower(product.origin);
    const answers = [
      await stranger.call(endpoints.getProjection, { params: { loanId } }),
      await stranger.call(endpoints.extendDueDate, { params: { loanId } }),
      await stranger.call(
        endpoints.sendRequest,
        { body: { kind: 'hardship', loanId } },
        { idempotencyKey: randomUUID() },
      ),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: 'not_found' });
  });
});

function askFor(body: CallInput<typeof endpoints.sendRequest>['body']) {
  return borrower.call(endpoints.sendRequest, { body }, { idempotencyKey: randomUUID() });
}

function plusDays(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * 86_400_000).toISOString().slice(0, 10);
}
