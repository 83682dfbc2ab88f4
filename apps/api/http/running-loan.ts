import type { Context } from '../use-cases/context.ts';
import { getProjection, previewProjection, quoteExtension } from '../use-cases/loan/get-projection.ts';
import { askDeletion, getDeletion, takeBackDeletion } from '../use-cases/request/deletion.ts';
import { listOwnRequests, sendRequest } from '../use-cases/request/send-request.ts';
import type { Handlers } from './handler.ts';

type RunningLoanHandlers = Pick<
  Handlers,
  | 'extendDueDate'
  | 'getProjection'
  | 'previewProjection'
  | 'sendRequest'
  | 'listOwnRequests'
  | 'getDeletion'
  | 'askDeletion'
  | 'takeBackDeletion'
>;

/** What a borrower can see coming, and what they can ask for. */
export function runningLoanHandlers(context: Context): RunningLoanHandlers {
  return {
    extendDueDate: ({ params }, { caller }) => quoteExtension(context, caller, params.loanId),
    getProjection: ({ params }, { caller }) => getProjection(context, caller, params.loanId),
    previewProjection: ({ body }, { caller }) => previewProjection(context, caller, body),
    sendRequest: ({ body }, { caller, idempotencyKey }) => sendRequest(context, caller, body, idempotencyKey),
    getDeletion: (_input, { caller }) => getDeletion(context, caller),
    askDeletion: (_input, { caller, idempotencyKey }) => askDeletion(context, caller, idempotencyKey),
    takeBackDeletion: (_input, { caller, idempotencyKey }) =>
      takeBackDeletion(context, caller, idempotencyKey),
    listOwnRequests: (_input, { caller }) => listOwnRequests(context, caller),
  };
}
