import { randomUUID } from 'node:crypto';
import type { CallInput } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawIdCard } from '../../apps/api/sandbox/drawn-pictures.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  readLoan,
  type TestBorrower,
  type TestBrowser,
  uploadPhoto,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { act, signInAs } from './test-staff.ts';

/* What a borrower writes to the lender, from the phone to the desk and back. */

type Body = CallInput<typeof endpoints.sendSupportMessage>['body'];

let product: TestProduct;
let borrower: TestBorrower;
let loanId: string;
let agent: TestBrowser;
let finance: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  loanId = (await borrow(borrower, 500_000, 30)).summary.loanId;
  agent = await signInAs(product.origin, 'agent');
  finance = await signInAs(product.origin, 'finance');
});
afterAll(() => product.stop());

const send = (body: Body, who = borrower, idempotencyKey: string = randomUUID()) =>
  who.call(endpoints.sendSupportMessage, { body }, { idempotencyKey });
const listOf = async (who: TestBorrower) =>
  given(await who.call(endpoints.listSupportMessages, {})).supportMessages;
const waiting = async (inbox: 'service' | 'payments', staff = agent) =>
  given(await staff.call(endpoints.listWaitingSupportMessages, { query: { inbox } })).supportMessages;
function answer(
  supportMessageId: string,
  outcome: 'answered' | 'found' | 'notFound',
  text: string,
  { staff = agent, customerId = borrower.customerId } = {},
) {
  const params = { customerId, supportMessageId };
  return staff.call(
    endpoints.answerSupportMessage,
    { params, body: { outcome, text } },
    { idempotencyKey: randomUUID() },
  );
}
const auditsOf = async (subjectId: string) =>
  (
    await product.asOwner((owner) =>
      owner.query<{ action: string }>({
        name: 'test-audits-of-support-message',
        text: `SELECT action FROM audit_log WHERE subject_id = '${subjectId}' ORDER BY at, audit_id`,
      }),
    )
  ).map(({ action }) => action);

describe('what a borrower writes', () => {
  test('waits at the service desk, is read there and answered once, and the answer reaches the borrower', async () => {
    const complaint = {
      kind: 'complaint',
      text: 'The charge of 2 December is too high.\r\n谢谢 Please look.',
    } as const;
    const key = randomUUID();
    const receipt = given(await send(complaint, borrower, key));
    expect(given(await send(complaint, borrower, key))).toEqual(receipt);
    const question = given(await send({ kind: 'question', text: 'When is my next payment due?' }));

    const desk = await waiting('service');
    expect(desk.map(({ supportMessageId }) => supportMessageId)).toEqual([
      receipt.supportMessageId,
      question.supportMessageId,
    ]);
    expect(desk[0]).toMatchObject({ kind: 'complaint', nameMasked: 'M••• S•••', number: receipt.number });
    expect(JSON.stringify(desk)).not.toContain('charge');

    const params = { customerId: borrower.customerId, supportMessageId: receipt.supportMessageId };
    const opened = given(await agent.call(endpoints.getSupportMessage, { params })).supportMessage;
    expect(opened.text).toBe('The charge of 2 December is too high.\n Please look.');

    expect(await answer(receipt.supportMessageId, 'found', 'We looked at it.')).toMatchObject({
      code: 'validation_failed',
    });
    expect(await answer(receipt.supportMessageId, 'answered', 'Too short')).toMatchObject({
      code: 'validation_failed',
    });
    given(await answer(receipt.supportMessageId, 'answered', 'You are right, we took ₱20 off.'));
    expect(await answer(receipt.supportMessageId, 'answered', 'And once more.')).toMatchObject({
      code: 'request_already_answered',
    });
    expect(await auditsOf(receipt.supportMessageId)).toEqual([
      'support-message-opened',
      'support-message-answered',
    ]);
    expect((await waiting('service')).map(({ kind }) => kind)).toEqual(['question']);

    const [, answered] = await listOf(borrower);
    expect(answered).toMatchObject({ outcome: 'answered', answer: 'You are right, we took ₱20 off.' });
    const { messages } = given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } }));
    const told = messages.find(({ code }) => code === 'supportMessageAnswered');
    expect(told?.facts).toEqual({
      supportMessageId: receipt.supportMessageId,
      number: receipt.number,
      supportMessage: 'complaint',
      outcome: 'answered',
    });
  });

  test.each([
    [{ kind: 'question', text: '123456789' }, 'support_message_text_short'],
    [{ kind: 'question', text: '   你好 short   ' }, 'support_message_text_short'],
    [{ kind: 'question', text: 'x'.repeat(1001) }, 'support_message_text_long'],
    [{ kind: 'question', text: 'with a \u0000 in it' }, 'support_message_text_format'],
  ] as const)('is refused where it is too short, too long or no text: %o', async (body, code) => {
    const refusal = await send(body);
    expect(refusal).toMatchObject({ ok: false, detail: { fields: [{ path: 'text', code }] } });
  });

  test('is kept ten times a day, and only for its writer', async () => {
    const writer = await logInBorrower(product.origin);
    const text = 'Could the letters be larger?';
    for (let count = 0; count < 10; count += 1) given(await send({ kind: 'suggestion', text }, writer));
    expect(await send({ kind: 'suggestion', text }, writer)).toMatchObject({
      code: 'too_frequent',
      detail: { retryAt: expect.any(String) },
    });
    expect(await listOf(writer)).toHaveLength(10);
    expect((await listOf(borrower)).every(({ kind }) => kind !== 'suggestion')).toBe(true);
  });

  test('stands in the database sealed, and no answer that is kept for repeats carries it', async () => {
    const [found] = await product.asOwner((owner) =>
      owner.query<{ dump: string }>({
        name: 'test-support-messages-dump',
        text: `SELECT (SELECT string_agg(l::text, ' ') FROM support_message l) || (SELECT string_agg(a::text, ' ') FROM stored_answer a) AS dump`,
      }),
    );
    expect(found?.dump).toContain('complaint');
    expect(found?.dump).not.toMatch(/charge of|took ₱20|larger/);
  });

  test('is answered by staff who act for borrowers, and read by nobody else', async () => {
    const { supportMessageId } = given(await send({ kind: 'question', text: 'Do you have an office?' }));
    const reviewer = await signInAs(product.origin, 'reviewer');
    const marketing = await signInAs(product.origin, 'marketing');
    expect(await answer(supportMessageId, 'answered', 'Yes, in Makati.', { staff: reviewer })).toMatchObject({
      code: 'forbidden',
    });
    const params = { customerId: borrower.customerId, supportMessageId };
    expect(await marketing.call(endpoints.getSupportMessage, { params })).toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('a proof of payment', () => {
  const picture = drawIdCard({ title: 'Receipt', name: 'GCash', number: '5000' }, 180).bytes;
  async function takePicture(who = borrower): Promise<string> {
    const response = await uploadPhoto(product.origin, who, 'paymentProof', picture);
    return ((await response.json()) as { photoId: string }).photoId;
  }
  async function proof(changes: Partial<Extract<Body, { kind: 'paymentProof' }>> = {}): Promise<Body> {
    return {
      kind: 'paymentProof',
      loanId,
      photoId: await takePicture(),
      paidAt: new Date(given(await borrower.call(endpoints.getHome, {})).asOf).toISOString(),
      reference: 'GC-889 1200',
      ...changes,
    };
  }

  test('books nothing by itself; booked by staff, it is answered with it', async () => {
    const owed = (await readLoan(borrower, loanId)).summary.payoff?.totalCentavos ?? 0;
    const body = await proof();
    const { supportMessageId } = given(await send(body));
    expect((await readLoan(borrower, loanId)).summary.payoff?.totalCentavos).toBe(owed);
    expect((await waiting('payments')).map((row) => row.supportMessageId)).toEqual([supportMessageId]);
    expect((await waiting('service')).some((row) => row.supportMessageId === supportMessageId)).toBe(false);

    const params = { customerId: borrower.customerId, supportMessageId };
    const { supportMessage, picture: shown } = given(
      await finance.call(endpoints.getSupportMessage, { params }),
    );
    expect(supportMessage).toMatchObject({ loanId, reference: 'GC-889 1200', text: null });
    expect(shown).toMatch(/^data:image\/jpeg;base64,/);

    const today = given(await borrower.call(endpoints.getHome, {})).today;
    const action = {
      kind: 'record-payment',
      amountCentavos: 100_000,
      paidOn: today,
      channel: 'gcash',
      reference: 'GC-889 1200',
      supportMessageId,
      reason: 'Seen on the picture',
    } as const;
    const wrong = { ...action, supportMessageId: randomUUID() };
    const key = { customerId: borrower.customerId, loanId };
    expect(await act(finance, key, wrong)).toMatchObject({ code: 'not_found' });
    given(await act(finance, key, action));
    expect((await readLoan(borrower, loanId)).summary.payoff?.totalCentavos).toBe(owed - 100_000);
    expect(await waiting('payments')).toEqual([]);
    expect((await listOf(borrower))[0]).toMatchObject({ supportMessageId, outcome: 'found', answer: null });
    expect(await act(finance, key, { ...action, reference: 'GC-2' })).toMatchObject({
      code: 'request_already_answered',
    });
  });

  test('that is not found is answered with the reason', async () => {
    const { supportMessageId } = given(await send(await proof()));
    given(await answer(supportMessageId, 'notFound', 'This picture shows a payment to somebody else.'));
    expect((await listOf(borrower))[0]).toMatchObject({
      outcome: 'notFound',
      answer: 'This picture shows a payment to somebody else.',
    });
  });

  test('is refused without a picture of one’s own, for a loan of others, and at a time when nothing was owed', async () => {
    const used = await proof();
    given(await send(used));
    const newcomer = await logInBorrower(product.origin);
    expect(await send(used)).toMatchObject({ code: 'request_not_possible' });
    expect(await send(await proof({ photoId: randomUUID() }))).toMatchObject({
      code: 'request_not_possible',
    });
    expect(await send(await proof({ loanId: randomUUID() }))).toMatchObject({ code: 'request_not_possible' });
    expect(await send(used, newcomer)).toMatchObject({ code: 'request_not_possible' });
    for (const paidAt of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z']) {
      expect(await send(await proof({ paidAt }))).toMatchObject({
        code: 'validation_failed',
        detail: { fields: [{ path: 'paidAt', code: 'paid_at_impossible' }] },
      });
    }
    const body = { kind: 'paymentProof', contentType: 'image/jpeg', sizeBytes: 100 } as const;
    expect(await newcomer.call(endpoints.requestPhotoUpload, { body })).toMatchObject({
      code: 'profile_locked',
    });
  });

  test('is among what is held about the borrower, with its picture', async () => {
    const held = given(await borrower.call(endpoints.getHeldData, { query: { pictures: 'none' } }));
    expect(held.supportMessages.filter(({ kind }) => kind === 'paymentProof')).toHaveLength(3);
    expect(held.supportMessages.some(({ answer: given_ }) => given_?.includes('₱20') === true)).toBe(true);
    expect(held.photos.filter(({ kind }) => kind === 'paymentProof').length).toBeGreaterThanOrEqual(3);
    const profile = given(await borrower.call(endpoints.getProfile, {}));
    expect(profile.photos.map(({ kind }) => kind)).not.toContain('paymentProof');
  });
});
