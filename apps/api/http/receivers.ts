import type { Context } from '../use-cases/context.ts';
import {
  addReceiver,
  changeReceiver,
  changeReceiverSecret,
  listDeliveries,
  listReceivers,
  replayEvents,
} from '../use-cases/receiver/receivers.ts';
import type { Handlers } from './handler.ts';

/** Where the lender's own systems are told of loans. */
export function receiverHandlers(
  context: Context,
): Pick<
  Handlers,
  | 'listReceivers'
  | 'addReceiver'
  | 'changeReceiver'
  | 'changeReceiverSecret'
  | 'listDeliveries'
  | 'replayEvents'
> {
  return {
    listReceivers: () => listReceivers(context),
    addReceiver: ({ body }, { staff }) => addReceiver(context, staff, body),
    changeReceiver: ({ params, body }, { staff }) => changeReceiver(context, staff, params.receiverId, body),
    changeReceiverSecret: ({ params }, { staff }) => changeReceiverSecret(context, staff, params.receiverId),
    listDeliveries: ({ params, query }) => listDeliveries(context, params.receiverId, query),
    replayEvents: ({ params, body }, { staff }) => replayEvents(context, staff, params.receiverId, body),
  };
}
