import type { Context } from '../use-cases/context.ts';
import {
  listSupportMessages,
  sendSupportMessage,
} from '../use-cases/support-message/send-support-message.ts';
import {
  answerSupportMessage,
  getSupportMessage,
  listWaitingSupportMessages,
} from '../use-cases/staff/support-messages.ts';
import {
  listCustomerSupportMessages,
  takeDownSupportMessage,
} from '../use-cases/staff/customer-support-messages.ts';
import type { Handlers } from './handler.ts';

export type SupportMessageHandlers = Pick<
  Handlers,
  | 'sendSupportMessage'
  | 'listSupportMessages'
  | 'listWaitingSupportMessages'
  | 'getSupportMessage'
  | 'listCustomerSupportMessages'
  | 'takeDownSupportMessage'
  | 'answerSupportMessage'
>;

/** What borrowers write to the lender, and how staff answer. */
export function supportMessageHandlers(context: Context): SupportMessageHandlers {
  return {
    sendSupportMessage: ({ body }, { caller, idempotencyKey }) =>
      sendSupportMessage(context, caller, body, idempotencyKey),
    listSupportMessages: (_input, { caller }) => listSupportMessages(context, caller),
    listWaitingSupportMessages: ({ query }) => listWaitingSupportMessages(context, query.inbox),
    getSupportMessage: ({ params }, { staff }) => getSupportMessage(context, staff, params),
    listCustomerSupportMessages: ({ params, query }, { staff }) =>
      listCustomerSupportMessages(context, staff, params.customerId, query),
    takeDownSupportMessage: ({ params, body }, { staff, idempotencyKey }) =>
      takeDownSupportMessage(context, staff, params.customerId, body, idempotencyKey),
    answerSupportMessage: ({ params, body }, { staff, idempotencyKey }) =>
      answerSupportMessage(context, staff, params, body, idempotencyKey),
  };
}
