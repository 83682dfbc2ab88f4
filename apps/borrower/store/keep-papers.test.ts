import { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loanSummary } from '../testing/loan-answers.ts';
import { refuse, serveAnswers } from '../testing/serve-answers.ts';
import { answerCache } from './answer-cache.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';
import { keepPapers } from './keep-papers.ts';
import { issuedOrKept } from './kept-papers.ts';
import { phoneVault } from './phone-vault.ts';
import { answerKey } from './use-answer.ts';

vi.mock('./when-idle.ts', () => ({ whenIdle: async () => undefined }));

const loanId = loanSummary().loanId;
const paymentId = '0190a1b2-0000-7000-8000-0000000000aa';
const sealed = new Map<string, never>();
let bytesOfPaper = 30_000;

const paper = { fileName: 'paper.pdf', pdfBase64: btoa('%PDF-1.7') };
const receipt = { paymentId, status: 'success', createdAt: '2026-12-01T02:00:00Z' };
const answers = {
  'GET /api/loans': () => ({
    today: '2026-12-18',
    loans: [loanSummary(), loanSummary({ status: 'settled' })],
  }),
  [`GET /api/loans/${loanId}`]: {
    summary: loanSummary(),
    payments: [receipt, { ...receipt, paymentId: 'x', status: 'fail' }],
  },
  [`POST /api/loans/${loanId}/papers`]: paper,
};
const under = (beginning: string) =>
  [...sealed]
    .filter(([name]) => name.startsWith(beginning))
    .map(([name, value]) => [name.slice(beginning.length), value] as const);

let customers = 0;

/** Somebody else each time, so that nothing counts as kept before. */
function logInWithLoan(loan = loanSummary()): void {
  customers += 1;
  useCoreStore.getState().mergePublicData({ customerId: `c${customers}`, token: 't1' });
  useCoreStore.setState({ homeData: { loan } });
}

beforeEach(() => {
  sealed.clear();
  bytesOfPaper = 30_000;
  answerCache.clear();
  document.documentElement.lang = 'en-US';
  vi.spyOn(phoneVault, 'isThere').mockReturnValue(true);
  vi.spyOn(phoneVault, 'put').mockImplementation(
    async (name, value) => void sealed.set(name, value as never),
  );
  vi.spyOn(phoneVault, 'remove').mockImplementation(async (name) => void sealed.delete(name));
  vi.spyOn(phoneVault, 'all').mockImplementation(async (beginning) => new Map(under(beginning)));
  vi.spyOn(phoneVault, 'sizes').mockImplementation(
    async (beginning) => new Map(under(beginning).map(([name]) => [name, bytesOfPaper])),
  );
  useCoreStore.setState(structuredClone(coreDefaults));
});
afterEach(() => {
  useCoreStore.getState().resetUserData();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const wantedNames = [
  `paper ${loanId} agreement en-US`,
  `paper ${loanId} disclosure en-US`,
  `paper ${loanId} receipt en-US ${paymentId}`,
];

test('agreement, disclosure and receipts of a running loan are readable without a network though nobody opened them', async () => {
  serveAnswers(answers);
  logInWithLoan();
  await keepPapers();
  expect([...sealed.keys()].filter((name) => name.startsWith('paper'))).toEqual(wantedNames);
  serveAnswers({});
  const body = { kind: 'receipt', paymentId, language: 'en-US' } as const;
  expect(await issuedOrKept({ params: { loanId }, body })).toEqual({ ok: true, value: paper });
  expect(await issuedOrKept({ params: { loanId }, body: { ...body, paymentId: 'y' } })).toMatchObject({
    code: 'network_abnormal',
  });
});

test('what is kept is not fetched again, and a new payment brings its receipt alone', async () => {
  serveAnswers(answers);
  logInWithLoan();
  await keepPapers();
  const other = '0190a1b2-0000-7000-8000-0000000000bb';
  const paid = loanSummary({ paidCentavos: 100 });
  const sent = serveAnswers({
    ...answers,
    'GET /api/loans': { today: '2026-12-18', loans: [paid] },
    [`GET /api/loans/${loanId}`]: {
      summary: paid,
      payments: [receipt, { ...receipt, paymentId: other }],
    },
  });
  await keepPapers();
  expect(sent).toEqual([]);
  useCoreStore.setState({ homeData: { loan: paid } });
  await keepPapers();
  expect(under('paper ')).toHaveLength(4);
  expect(sent.flatMap(({ call, body }) => (call.startsWith('POST') ? [body['paymentId']] : []))).toEqual([
    other,
  ]);
});

test('what a screen has asked for is not asked for again', async () => {
  const sent = serveAnswers(answers);
  logInWithLoan();
  const mine = useCoreStore.getState().publicData.customerId;
  answerCache.put(answerKey(listLoans, mine, {}), answers['GET /api/loans']());
  answerCache.put(answerKey(getLoan, mine, { params: { loanId } }), answers[`GET /api/loans/${loanId}`]);
  await keepPapers();
  expect([sent.map(({ call }) => call.slice(0, 4)), under('paper ').length]).toEqual([
    ['POST', 'POST', 'POST'],
    3,
  ]);
});

test.each([
  ['who asked their phone to save data', { connection: { saveData: true } }],
  ['a line that bears little', { connection: { effectiveType: '2g' } }],
  ['a phone without a network', { onLine: false }],
])('%s fetches nothing', async (_who, phone) => {
  const sent = serveAnswers(answers);
  vi.stubGlobal('navigator', { onLine: true, ...phone });
  logInWithLoan();
  await keepPapers();
  expect([sent, under('paper ')]).toEqual([[], []]);
});

test('a borrower without an active loan is not asked about', async () => {
  const sent = serveAnswers(answers);
  logInWithLoan(loanSummary({ status: 'settled' }));
  await keepPapers();
  expect(sent).toEqual([]);
});

test('papers of loans that are over give way, and where those that run fill the phone nothing more is fetched', async () => {
  serveAnswers(answers);
  sealed.set('paper 0190a1b2-0000-7000-8000-0000000000ff agreement en-US', paper as never);
  bytesOfPaper = 2_000_000;
  logInWithLoan();
  await keepPapers();
  expect(under('paper ').map(([name]) => name)).toEqual([`${loanId} agreement en-US`]);
});

test('a paper that arrives after its borrower has left is not kept', async () => {
  serveAnswers({
    ...answers,
    [`POST /api/loans/${loanId}/papers`]: () => {
      useCoreStore.getState().resetUserData();
      return paper;
    },
  });
  logInWithLoan();
  await keepPapers();
  expect(under('paper ')).toEqual([]);
});

test('what could not be fetched is fetched with the next screen', async () => {
  serveAnswers({ ...answers, [`POST /api/loans/${loanId}/papers`]: () => refuse(503, 'busy_try_again') });
  logInWithLoan();
  await keepPapers();
  serveAnswers(answers);
  expect(under('paper ')).toEqual([]);
  await keepPapers();
  expect(under('paper ')).toHaveLength(3);
});
