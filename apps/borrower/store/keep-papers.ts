import type { CallInput, CallOutput } from '@luwag/contract/endpoint';
import { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { isLanguage, type Language } from '@luwag/contract/language';
import { answerCache } from './answer-cache.ts';
import { call } from './api.ts';
import { type CoreState, hasSession, useCoreStore } from './core-store.ts';
import { issuedAndKept, paperName, papersBeginning, type WantedPaper } from './kept-papers.ts';
import { phoneVault } from './phone-vault.ts';
import { isDataSaver } from './is-data-saver.ts';
import { answerKey } from './use-answer.ts';
import { whenIdle } from './when-idle.ts';

/*
 * The papers of a loan that runs are at hand without a network, though nobody has opened them: they are fetched one after
 * the other while the phone has nothing else to do, and kept like those that were opened.
 */

const mostLoans = 2;
const mostReceiptsOfLoan = 6;
const mostPapers = 30;
const mostBytes = 2_000_000;

type Payments = CallOutput<typeof getLoan>['payments'];

/** What was kept last, so that nothing is asked for before something has changed. */
let keptFor = '';
let keeping: Promise<void> | null = null;

/** Keeps what there is of papers that were not kept yet; does nothing where there is nothing new. */
export function keepPapers(): Promise<void> {
  keeping ??= keepNew().finally(() => {
    keeping = null;
  });
  return keeping;
}

async function keepNew(): Promise<void> {
  const running = whatRuns(useCoreStore.getState());
  if (running === null || running === keptFor || !phoneVault.isThere() || isDataSaver()) return;
  await whenIdle();
  // What failed is tried again with the next screen.
  if (navigator.onLine && (await keepAll())) keptFor = running;
}

/** Whose loans run, how they stand and in which language they are read; null where none is known to. */
function whatRuns(state: CoreState): string | null {
  const stands = runningLoans(state).map(standOf);
  if (!hasSession(state) || stands.length === 0) return null;
  return JSON.stringify([state.publicData.customerId, document.documentElement.lang, stands]);
}

function runningLoans(state: CoreState): readonly LoanSummary[] {
  const loans = [
    ...('loan' in state.homeData ? [state.homeData.loan] : []),
    ...('loans' in state.orderData ? (state.orderData.loans as unknown[]) : []),
  ] as (LoanSummary | null)[];
  return loans.filter((loan) => loan !== null).filter(isRunning);
}

function standOf({ loanId, status, paidCentavos }: LoanSummary): string {
  return `${loanId} ${status} ${paidCentavos}`;
}

function isRunning({ status }: LoanSummary): boolean {
  return status === 'disbursing' || status === 'active';
}

/** Whether everything that is wanted is kept, as far as there is room. */
async function keepAll(): Promise<boolean> {
  const { lang } = document.documentElement;
  const { customerId } = useCoreStore.getState().publicData;
  if (!isLanguage(lang)) return false;
  const running = runningLoans(useCoreStore.getState());
  const listed = await answered(listLoans, {}, ({ loans }) => running.every((loan) => isAmong(loan, loans)));
  if (listed === null) return false;
  const loans = listed.loans.filter(isRunning).slice(0, mostLoans);
  for (const loan of loans) {
    const { loanId } = loan;
    const detail = await answered(getLoan, { params: { loanId } }, ({ summary }) => isAmong(loan, [summary]));
    if (detail === null) return false;
    for (const wanted of papersOf(loanId, detail.payments, lang)) {
      if (useCoreStore.getState().publicData.customerId !== customerId) return false;
      if (!(await keepOne(wanted, loans))) return false;
    }
  }
  return true;
}

function isAmong(loan: LoanSummary, loans: readonly LoanSummary[]): boolean {
  return loans.some((other) => standOf(other) === standOf(loan));
}

/**
 * What a screen has been answered already where it holds for the loans as they stand, otherwise the answer to a question of
 * its own: the list of a loan's papers is rendered from it, without a network too. Null where there is none.
 */
async function answered<E extends typeof listLoans | typeof getLoan>(
  endpoint: E,
  input: CallInput<E>,
  holds: (value: CallOutput<E>) => boolean,
): Promise<CallOutput<E> | null> {
  const key = answerKey(endpoint, useCoreStore.getState().publicData.customerId, input);
  const known = answerCache.read<CallOutput<E>>(key).data;
  if (known !== undefined && holds(known)) return known;
  await answerCache.ask(key, () => call(endpoint, input));
  const { data, error } = answerCache.read<CallOutput<E>>(key);
  return error === null ? (data ?? null) : null;
}

/** What a loan's reader may need to show somebody: never a statement, which is another one each day. */
function papersOf(loanId: string, payments: Payments, language: Language): readonly WantedPaper[] {
  const receipts = payments
    .filter(({ status }) => status === 'success')
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, mostReceiptsOfLoan)
    .map(({ paymentId }) => ({ kind: 'receipt', paymentId }) as const);
  const bodies = [{ kind: 'agreement' } as const, { kind: 'disclosure' } as const, ...receipts];
  return bodies.map((body) => ({ params: { loanId }, body: { ...body, language } }));
}

async function keepOne(wanted: WantedPaper, loans: readonly LoanSummary[]): Promise<boolean> {
  const kept = await phoneVault.sizes(papersBeginning);
  if (kept.has(paperName(wanted)) || !(await makeRoom(kept, loans))) return true;
  await whenIdle();
  const issued = await issuedAndKept(wanted);
  return issued.ok || issued.code === 'paper_not_available';
}

/** Whether there is room for another paper; those of loans that run no more give way. */
async function makeRoom(kept: ReadonlyMap<string, number>, loans: readonly LoanSummary[]): Promise<boolean> {
  let count = kept.size;
  let bytes = [...kept.values()].reduce((sum, size) => sum + size, 0);
  for (const [name, size] of kept) {
    if (count < mostPapers && bytes < mostBytes) return true;
    if (loans.some(({ loanId }) => name.startsWith(loanId))) continue;
    await phoneVault.remove(papersBeginning + name);
    count -= 1;
    bytes -= size;
  }
  return count < mostPapers && bytes < mostBytes;
}

useCoreStore.subscribe((state, previous) => {
  if (state.homeData !== previous.homeData || state.orderData !== previous.orderData) void keepPapers();
});
