import { deletionAsked } from '../customer-data/deletion-asked.ts';
import type { CallOutput } from '@luwag/contract/endpoint';
import type { getDeletion as endpoint } from '@luwag/contract/endpoints/deletion/get-deletion';
import type { PendingDeletion } from '@luwag/contract/endpoints/deletion/deletion-answer';
import { isOutstanding } from '@luwag/loan-engine/loan/loan-status';
import { addDays, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { CustomerSnapshot, Part } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { messageFor } from '../messages/message-for.ts';
import { isPaymentOpen } from '../figures/payment-standing.ts';
import {
  type Caller,
  type Decision,
  done,
  type Loaded,
  type Outcome,
  read,
  refused,
  write,
} from '../write.ts';

type Answer = CallOutput<typeof endpoint>;
type DeletionContext = Pick<Context, 'store' | 'now' | 'randomness'>;
type Owned = Pick<CustomerSnapshot, 'loans' | 'payouts' | 'payments' | 'requests'>;

/** All that a wish to be erased is decided on. */
export const deletionParts = ['loans', 'payouts', 'payments', 'requests'] as const satisfies readonly Part[];
/** Within so many days it is carried out or refused. */
const daysToAnswer = 30;

/** How deleting the account stands, before it is asked for. */
export async function getDeletion(context: DeletionContext, caller: Caller): Promise<Outcome<Answer>> {
  const loaded = await read(context, caller, deletionParts);
  return loaded.ok ? done(viewDeletion(loaded.value, context.now())) : loaded;
}

/** Keeps that a borrower wants their account deleted. Refused while money is owed in one direction or the other. */
export function askDeletion(
  context: DeletionContext,
  caller: Caller,
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  const intent = { idempotencyKey, endpoint: 'askDeletion', body: {} };
  return write(context, { caller, parts: deletionParts, intent }, (loaded) =>
    openedDeletion(context, loaded),
  );
}

/** The wish of a borrower as it is opened in the app, or by staff whom they asked. */
export function openedDeletion(
  context: Pick<Context, 'now' | 'randomness'>,
  loaded: Loaded<(typeof deletionParts)[number]>,
): Outcome<Decision<Answer>> {
  const at = context.now();
  if (deletionAsked(loaded) !== undefined) return done({ changes: {}, answer: viewDeletion(loaded, at) });
  if (deletionBlockedBy(loaded, at) !== null) return refused('request_not_possible');
  const request = newRequest(context, loaded);
  return done({
    changes: {
      requests: [request],
      messages: messageFor(context, loaded.customer, {
        code: 'requestReceived',
        about: request.requestId,
        facts: { requestId: request.requestId, request: request.kind },
      }),
    },
    answer: viewDeletion({ ...loaded, requests: [request, ...loaded.requests] }, at),
  });
}

/** The borrower keeps the account after all. */
export function takeBackDeletion(
  context: DeletionContext,
  caller: Caller,
  idempotencyKey: string,
): Promise<Outcome<Answer>> {
  const intent = { idempotencyKey, endpoint: 'takeBackDeletion', body: {} };
  return write(context, { caller, parts: deletionParts, intent }, (loaded): Outcome<Decision<Answer>> => {
    const at = context.now();
    const pending = deletionAsked(loaded);
    if (pending === undefined) return done({ changes: {}, answer: viewDeletion(loaded, at) });
    const taken: RequestRow = { ...pending, status: 'withdrawn', endedAt: at, endedBy: 'borrower' };
    const requests = loaded.requests.map((row) => (row === pending ? taken : row));
    return done({ changes: { requests: [taken] }, answer: viewDeletion({ ...loaded, requests }, at) });
  });
}

/** What stands against deleting an account: a debt, money that is the borrower's, or money under way. */
export function deletionBlockedBy(
  { loans, payouts, payments }: Pick<Owned, 'loans' | 'payouts' | 'payments'>,
  now: number,
): Answer['blockedBy'] {
  if (loans.some(({ status }) => isOutstanding(status))) return 'openLoan';
  if (loans.some(({ customerCreditCentavos }) => customerCreditCentavos > 0)) return 'moneyHeld';
  const isUnderWay =
    payouts.some(({ status }) => status !== 'succeeded' && status !== 'failed') ||
    payments.some((payment) => isPaymentOpen(payment, now));
  return isUnderWay ? 'paymentUnderWay' : null;
}

/** The deletion that waits to be carried out, for the borrower to see and to take back; null where none does. */
export function pendingDeletion(owned: Pick<Owned, 'requests'>): PendingDeletion | null {
  const request = deletionAsked(owned);
  if (request === undefined) return null;
  return {
    askedAt: isoInstant(request.createdAt),
    carriedOutByOn: addDays(manilaDateOf(request.createdAt), daysToAnswer),
  };
}

function viewDeletion(owned: Owned, now: number): Answer {
  const last = owned.requests.find(({ kind }) => kind === 'deletion');
  return {
    pending: pendingDeletion(owned),
    blockedBy: deletionBlockedBy(owned, now),
    hasLoanRecords: owned.loans.length > 0,
    refusedFor: last?.status === 'refused' ? last.reasonCode : null,
  };
}

function newRequest(
  { randomness, now }: Pick<Context, 'now' | 'randomness'>,
  { customer }: Loaded,
): RequestRow {
  return {
    customerId: customer.customerId,
    requestId: randomness.uuid(),
    kind: 'deletion',
    loanId: null,
    status: 'open',
    details: {},
    createdAt: now(),
    endedAt: null,
    detailsSealed: null,
    endedBy: null,
    reasonCode: null,
  };
}
