import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { listOwnRequests as listEndpoint } from '@luwag/contract/endpoints/request/list-own-requests';
import { planPeriodDays, type RequestAnswer } from '@luwag/contract/endpoints/request/request-answer';
import type { sendRequest as endpoint } from '@luwag/contract/endpoints/request/send-request';
import { agreeRestructure } from '@luwag/loan-engine/life/restructure';
import { noteRefundAsked } from '@luwag/loan-engine/life/refund-ask';
import { addDays, type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
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
import { cancellationOf, refundable } from '../figures/may-request.ts';
import { type OwnRequest, viewRequest, viewRequests } from '../figures/request-view.ts';

type Body = ParsedInput<typeof endpoint>['body'];

/** Keeps what a borrower asks of the lender. Asked again while it is open, it is the same request. */
export function sendRequest(
  context: Pick<Context, 'store' | 'now' | 'randomness'>,
  caller: Caller,
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<RequestAnswer>> {
  return write(
    context,
    {
      caller,
      parts: ['loans', 'payouts', 'requests'],
      intent: { idempotencyKey, endpoint: 'sendRequest', body },
    },
    (loaded) => opened(context, loaded, body, context.now()),
  );
}

/** A request as it is opened by its borrower, or by staff whom the borrower asked at an earlier instant. */
export function opened(
  context: Pick<Context, 'now' | 'randomness'>,
  loaded: Loaded<'loans' | 'payouts' | 'requests'>,
  body: Body,
  askedAt: number,
): Outcome<Decision<RequestAnswer>> {
  const loanId = body.kind === 'older-records' ? null : body.loanId;
  const loan = loaded.loans.find((row) => row.loanId === loanId);
  if (loanId !== null && loan === undefined) return refused('not_found');
  const known = loaded.requests.find(
    (row) => row.status === 'open' && row.kind === body.kind && row.loanId === loanId,
  );
  if (known !== undefined) {
    return done({ changes: {}, answer: viewRequest({ ...known, kind: body.kind, status: 'open' }) });
  }
  const details = detailsOf(loaded, loan, body, askedAt);
  if (details === null) return refused('request_not_possible');
  const request: OwnRequest = {
    customerId: loaded.customer.customerId,
    requestId: context.randomness.uuid(),
    kind: body.kind,
    loanId,
    status: 'open',
    details,
    createdAt: askedAt,
    endedAt: null,
    detailsSealed: null,
    endedBy: null,
    reasonCode: null,
  };
  return done({
    changes: {
      requests: [request],
      // Credit that is asked for pays nothing that falls due meanwhile.
      ...(body.kind === 'refund' && loan !== undefined
        ? { loans: [noteRefundAsked(loan, manilaDateOf(context.now()))] }
        : {}),
      messages: messageFor(context, loaded.customer, {
        code: 'requestReceived',
        about: request.requestId,
        facts: {
          requestId: request.requestId,
          request: body.kind,
          ...(loanId === null ? {} : { loanId }),
        },
      }),
    },
    answer: viewRequest(request),
  });
}

/** What the customer asked for, newest first. */
export async function listOwnRequests(
  context: Pick<Context, 'store' | 'now'>,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const loaded = await read(context, caller, ['requests']);
  return loaded.ok ? done({ requests: viewRequests(loaded.value.requests) }) : loaded;
}

/** The figures a request stands on, as they are when it is asked; null where it cannot be asked for. */
function detailsOf(
  { payouts }: Loaded<'payouts'>,
  loan: LoanRow | undefined,
  body: Body,
  now: number,
): RequestRow['details'] | null {
  if (body.kind === 'older-records') return {};
  if (loan === undefined) return null;
  switch (body.kind) {
    case 'cancellation': {
      const cancellation = cancellationOf(loan, payouts, now);
      return cancellation === null ? null : { amountCentavos: cancellation.returnCentavos };
    }
    case 'refund': {
      const amountCentavos = refundable(loan);
      return amountCentavos > 0 ? { amountCentavos } : null;
    }
    case 'hardship':
      return loan.status === 'active' ? wishOf(loan, body.installments, manilaDateOf(now)) : null;
    default:
      return body satisfies never;
  }
}

/** A talk, or a plan that the engine would agree to today. */
function wishOf(
  loan: LoanRow,
  installments: number | undefined,
  today: LocalDate,
): RequestRow['details'] | null {
  if (installments === undefined) return { wish: 'talk' };
  const dueOns = Array.from({ length: installments }, (_, index) =>
    addDays(today, planPeriodDays * (index + 1)),
  );
  if (!agreeRestructure(loan, { on: today, dueOns }).ok) return null;
  return {
    wish: 'plan',
    installments,
    everyDays: planPeriodDays,
    firstDueOn: addDays(today, planPeriodDays),
  };
}
