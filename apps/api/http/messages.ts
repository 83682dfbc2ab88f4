import type { Context } from '../use-cases/context.ts';
import { getMessage, listMessages, readMessage } from '../use-cases/messages/read-messages.ts';
import { getOwnSettings, saveOwnSettings } from '../use-cases/settings/own-settings.ts';
import type { Handlers } from './handler.ts';

type MessageHandlers = Pick<
  Handlers,
  'listMessages' | 'getMessage' | 'readMessage' | 'getOwnSettings' | 'saveOwnSettings'
>;

/** What borrowers are told, and what they choose about it. */
export function messageHandlers(context: Context): MessageHandlers {
  return {
    listMessages: ({ query }, { caller }) => listMessages(context, caller, query),
    getMessage: ({ params }, { caller }) => getMessage(context, caller, params.messageId),
    readMessage: ({ params, body }, { caller }) => readMessage(context, caller, params.messageId, body),
    getOwnSettings: (_input, { caller }) => getOwnSettings(context, caller),
    saveOwnSettings: ({ body }, { caller }) => saveOwnSettings(context, caller, body),
  };
}
