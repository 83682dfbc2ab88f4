import type { Context } from '../use-cases/context.ts';
import { getOutlook, previewOutlook, quoteExtension } from '../use-cases/loan/get-outlook.ts';
import { listOwnRequests, sendRequest } from '../use-cases/request/send-request.ts';
import type { Handlers } from './handler.ts';

type RunningLoanHandlers = Pick<
  Handlers,
  'extendDueDate' | 'getOutlook' | 'previewOutlook' | 'sendRequest' | 'listOwnRequests'
>;

/** What a borrower can see coming, and what they can ask for. */
export function runningLoanHandlers(context: Context): RunningLoanHandlers {
  return {
    extendDueDate: ({ params }, { caller }) => quoteExtension(context, caller, params.loanId),
    getOutlook: ({ params }, { caller }) => getOutlook(context, caller, params.loanId),
    previewOutlook: ({ body }, { caller }) => previewOutlook(context, caller, body),
    sendRequest: ({ body }, { caller, idempotencyKey }) => sendRequest(context, caller, body, idempotencyKey),
    listOwnRequests: (_input, { caller }) => listOwnRequests(context, caller),
  };
}
