import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { loanDetail, loanSummary, openPaymentAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';
import { unfold } from '../../testing/unfold.ts';
import { preparePhoto } from '../photo-capture/prepare-photo.ts';
import { uploadPhoto } from '../photo-capture/upload-photo.ts';

vi.mock('../photo-capture/prepare-photo.ts', () => ({ preparePhoto: vi.fn(), releasePhoto: vi.fn() }));
vi.mock('../photo-capture/upload-photo.ts', () => ({ uploadPhoto: vi.fn() }));

const photoId = '0190a1b2-0000-7000-8000-000000000051';
const loan = loanSummary();
const payment = openPaymentAnswer();
const withPayment = loanSummary({ openPayment: payment });
const sending = 'POST /api/support-messages';
const receipt = {
  supportMessageId: '0190a1b2-0000-7000-8000-000000000031',
  number: '261122-100200',
  sentAt: '2026-11-22T02:00:00.000Z',
  answerBy: '2026-11-24T02:00:00.000Z',
};
const jpeg = new Blob(['picture'], { type: 'image/jpeg' });

beforeEach(() => {
  answerCache.clear();
  history.replaceState({ loanId: loan.loanId }, '', '/repaidDetail');
  vi.mocked(preparePhoto).mockResolvedValue({ jpeg, address: 'blob:proof' });
  vi.mocked(uploadPhoto).mockResolvedValue({ ok: true, value: { photoId } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const loanPage = (summary = loan) => ({
  [`GET /api/loans/${loan.loanId}`]: { ...loanDetail(), summary },
});
async function openWay() {
  await renderScreen(findRoute('/repaidDetail').route);
  await unfold('Other options');
  fireEvent.click(await screen.findByRole('button', { name: /I paid, but it’s not shown/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('button', { name: 'Send' });
  return sheet;
}
type Sheet = Awaited<ReturnType<typeof openWay>>;
const choosePicture = (sheet: Sheet) =>
  fireEvent.change(sheet.getByLabelText(/Choose a photo/), {
    target: { files: [new File(['x'], 'x.png')] },
  });
async function fillIn(sheet: Sheet) {
  choosePicture(sheet);
  await sheet.findByRole('img', { name: 'Photo of the payment' });
  fireEvent.change(sheet.getByLabelText('Day you paid'), { target: { value: '2026-12-17' } });
  fireEvent.change(sheet.getByLabelText('Time'), { target: { value: '19:30' } });
  fireEvent.change(sheet.getByLabelText('Reference number'), { target: { value: 'GC-889 谢1200' } });
}
const submit = (sheet: Sheet) =>
  fireEvent.submit(sheet.getByRole('button', { name: 'Send' }).closest('form')!);

test('without picture, time and number nothing goes out, and each error leads to its place', async () => {
  const sent = serveAnswers(loanPage());
  const sheet = await openWay();
  submit(sheet);
  const summary = within(await sheet.findByRole('alert'));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Add a photo of the payment.',
    'Fill in the time you paid.',
    'Write the reference number, at least 3 characters.',
  ]);
  fireEvent.click(summary.getByRole('link', { name: /Add a photo/ }));
  expect(document.activeElement?.id).toBe('proofPicture');
  expect(uploadPhoto).not.toHaveBeenCalled();
  expect(sent.some(({ call }) => call === sending)).toBe(false);
});

test('the picture goes up first, then when by the clock of Manila and the number; it gets a number of its own', async () => {
  const sent = serveAnswers({ ...loanPage(), [sending]: receipt });
  const sheet = await openWay();
  await fillIn(sheet);
  submit(sheet);
  await sheet.findByText('We received it. Ticket number: 261122-100200.');
  expect(vi.mocked(uploadPhoto).mock.calls[0]?.slice(0, 2)).toEqual(['paymentProof', jpeg]);
  expect(sent.find(({ call }) => call === sending)?.body).toEqual({
    kind: 'paymentProof',
    loanId: loan.loanId,
    photoId,
    paidAt: '2026-12-17T11:30:00.000Z',
    reference: 'GC-889 1200',
  });
});

test('a file that cannot be read is said at once, and one that the server refuses as well', async () => {
  serveAnswers(loanPage());
  const sheet = await openWay();
  vi.mocked(preparePhoto).mockResolvedValueOnce(null);
  choosePicture(sheet);
  await sheet.findByText(/This browser can’t read that file/);
  await fillIn(sheet);
  vi.mocked(uploadPhoto).mockResolvedValueOnce({ ok: false, code: 'photo_too_small', detail: {} });
  submit(sheet);
  await sheet.findByText(/The photo is too small/);
  expect(sheet.getByLabelText<HTMLInputElement>('Time').value).toBe('19:30');
});

test('a time at which nothing was owed is told at its field', async () => {
  const fields = [{ path: 'paidAt', code: 'paid_at_impossible' }];
  serveAnswers({ ...loanPage(), [sending]: () => refuse(422, 'validation_failed', { fields }) });
  const sheet = await openWay();
  await fillIn(sheet);
  submit(sheet);
  const link = await sheet.findByRole('link', { name: /before your loan/ });
  fireEvent.click(link);
  expect(document.activeElement?.id).toBe('proofDay');
});

test('while a payment is on its way, it is shown from its card with our number', async () => {
  serveAnswers(loanPage(withPayment));
  await renderScreen(findRoute('/repaidDetail').route);
  fireEvent.click(await screen.findByRole('button', { name: 'Send proof of payment' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Reference number');
  expect(field.value).toBe(payment.reference);
});

test.each([
  ['in-progress', 'Send proof of payment'],
  ['fail', 'Send proof of payment'],
  ['expired', 'Send proof of payment'],
])('a result that is %s leads to it for the borrower who began the payment', async (status, name) => {
  const resultReference = 'r'.repeat(32);
  const result = {
    status,
    amountCentavos: 513_500,
    couponCentavos: 0,
    channel: 'gcash',
    reference: payment.reference,
    at: '2026-12-18T02:00:00Z',
    isSettled: null,
    extendedToOn: null,
    notExtended: null,
    overpaidCentavos: 0,
  };
  const answers = {
    [`GET /api/results/${resultReference}`]: result,
    [`GET /api/results/${resultReference}/loan`]: { payment: { ...payment, status }, loan },
  };
  history.replaceState(null, '', `/KSResult?ref=${resultReference}`);
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  serveAnswers(answers);
  await renderScreen(findRoute('/KSResult').route);
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name }));
  const field = await screen.findByLabelText<HTMLInputElement>('Reference number');
  expect(field.value).toBe(payment.reference);
});
