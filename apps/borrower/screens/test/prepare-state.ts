import type { Answer } from '@luwag/contract/client';
import { askDeletion } from '@luwag/contract/endpoints/deletion/ask-deletion';
import { extendDueDate } from '@luwag/contract/endpoints/loan/extend-due-date';
import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import { startPayment } from '@luwag/contract/endpoints/loan/start-payment';
import { listMessages } from '@luwag/contract/endpoints/messages/list-messages';
import type { MessageCode } from '@luwag/contract/endpoints/messages/message-answer';
import { getReloan } from '@luwag/contract/endpoints/rewards/get-reloan';
import { listSandboxSms } from '@luwag/contract/endpoints/sandbox/list-sandbox-sms';
import { moveSandboxClock } from '@luwag/contract/endpoints/sandbox/move-sandbox-clock';
import { reportSandboxRepayment } from '@luwag/contract/endpoints/sandbox/report-sandbox-repayment';
import { logIn } from '@luwag/contract/endpoints/session/log-in';
import { requestCode } from '@luwag/contract/endpoints/session/request-code';
import type { Language } from '@luwag/contract/language';
import { call, holdSession } from '../../store/api.ts';
import { useCoreStore } from '../../store/core-store.ts';
import type { DisplayState, Preparation } from './display-states.ts';

/* The states are reached as people reach them: by the same calls, with the sandbox playing the world outside. */

type Address = Answer<string>;

const partCentavos = 10_000;
const longestWaitDays = 3;

/** Logs in as the person, brings about what is missing, and answers the address that shows the state. */
export async function prepareState(state: DisplayState, language: Language): Promise<Address> {
  const isIn = await becomePerson(state.phone, language);
  if (!isIn.ok) return isIn;
  const prepared = state.preparation === undefined ? here : await prepare(state.preparation);
  return prepared.ok ? { ok: true, value: state.path + prepared.value } : prepared;
}

const here: Address = { ok: true, value: '' };
const notThere: Answer<never> = { ok: false, code: 'not_found', detail: {} };

async function becomePerson(phone: string, language: Language): Promise<Answer<unknown>> {
  const { publicData, resetUserData } = useCoreStore.getState();
  if (publicData.token !== '' && publicData.phone_number === phone) return here;
  const asked = await askForCode(phone, language);
  if (!asked.ok) return asked;
  const inbox = await call(listSandboxSms, { query: { phone } });
  if (!inbox.ok) return inbox;
  const code = inbox.value.find((message) => message.code !== null)?.code ?? '';
  const opened = await call(logIn, { body: { challengeId: asked.value.challengeId, code } });
  if (!opened.ok) return opened;
  // Nothing of the person before may stay.
  resetUserData();
  holdSession(opened.value);
  return opened;
}

/** A number is sent one code a minute. Nobody has to wait for it where the clock can be moved. */
async function askForCode(phone: string, language: Language) {
  const ask = () => call(requestCode, { body: { phone, language, hasPrivacyConsent: true } });
  const asked = await ask();
  if (asked.ok || asked.code !== 'too_frequent') return asked;
  const moved = await call(moveSandboxClock, { body: { advanceMinutes: 1 } });
  return moved.ok ? ask() : moved;
}

function prepare(preparation: Preparation): Promise<Address> {
  switch (preparation) {
    case 'payment':
      return pay(null);
    case 'paymentScan':
      return payByScanning();
    case 'paymentSuccess':
      return pay('success');
    case 'paymentFail':
      return pay('fail');
    case 'paymentExpired':
      return payTooLate();
    case 'extension':
      return extend();
    case 'voucher':
      return spendVoucher();
    case 'deletion':
      return wishDeletion();
    case 'nextDay':
      return waitADay();
    case 'answeredSupportMessage':
      return messageWith('supportMessageAnswered');
    case 'approvalMessage':
      return messageWith('applicationApproved');
    case 'payoutMessage':
      return messageWith('moneySent');
    case 'settlementMessage':
      return messageWith('loanSettled');
    default:
      return preparation satisfies never;
  }
}

async function pay(outcome: 'success' | 'fail' | null): Promise<Address> {
  const started = await startPart('gcash');
  if (!started.ok) return started;
  const { payment, resultReference } = started.value;
  if (outcome !== null) {
    const reported = await call(reportSandboxRepayment, {
      body: { paymentReference: payment.reference, outcome },
    });
    if (!reported.ok) return reported;
  }
  return { ok: true, value: `?ref=${resultReference}` };
}

/** Nobody pays while there is time. */
async function payTooLate(): Promise<Address> {
  const begun = await pay(null);
  const passed = await waitADay();
  return passed.ok ? begun : passed;
}

/** The bridge shows the payment begun last. */
async function payByScanning(): Promise<Address> {
  const started = await startPart('qrph');
  return started.ok ? here : started;
}

async function startPart(channel: 'gcash' | 'qrph') {
  const loanId = await runningLoanId();
  if (loanId === null) return notThere;
  const body = { kind: 'part', amountCentavos: partCentavos, channel } as const;
  return call(startPayment, { params: { loanId }, body }, newIntent());
}

/** Buys more days once; a loan that has them shows them. */
async function extend(): Promise<Address> {
  const loanId = await runningLoanId();
  if (loanId === null) return notThere;
  const priced = await call(extendDueDate, { params: { loanId } });
  if (!priced.ok) return priced;
  const { extension } = priced.value;
  if (extension === null || extension.extensionsLeft === 0) return here;
  const body = { kind: 'extension', amountCentavos: extension.priceCentavos, channel: 'gcash' } as const;
  const started = await call(startPayment, { params: { loanId }, body }, newIntent());
  if (!started.ok) return started;
  const reported = await call(reportSandboxRepayment, {
    body: { paymentReference: started.value.payment.reference, outcome: 'success' },
  });
  return reported.ok ? here : reported;
}

/** Lets the days pass until the scheduled loan has gone out with its voucher. */
async function spendVoucher(): Promise<Address> {
  for (let day = 0; day < longestWaitDays; day += 1) {
    const reloan = await call(getReloan, {});
    if (!reloan.ok) return reloan;
    if (reloan.value.lock !== null) return here;
    const moved = await call(moveSandboxClock, { body: { advanceDays: 1 } });
    if (!moved.ok) return moved;
  }
  return here;
}

async function waitADay(): Promise<Address> {
  const moved = await call(moveSandboxClock, { body: { advanceDays: 1 } });
  return moved.ok ? here : moved;
}

async function wishDeletion(): Promise<Address> {
  const asked = await call(askDeletion, {}, newIntent());
  return asked.ok ? here : asked;
}

async function messageWith(wanted: MessageCode): Promise<Address> {
  const page = await call(listMessages, { query: { kind: 'notify' } });
  if (!page.ok) return page;
  const told = page.value.messages.find(({ code }) => code === wanted);
  return told === undefined ? notThere : { ok: true, value: `?m=${told.messageId}` };
}

async function runningLoanId(): Promise<string | null> {
  const loans = await call(listLoans, {});
  return loans.ok ? (loans.value.loans.find(({ status }) => status === 'active')?.loanId ?? null) : null;
}

function newIntent(): { idempotencyKey: string } {
  return { idempotencyKey: crypto.randomUUID() };
}
