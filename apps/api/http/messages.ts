import { getAdConsent, saveAdConsent } from '../use-cases/advertising/ad-consent.ts';
import type { Context } from '../use-cases/context.ts';
import { getPush, savePush, stopPush } from '../use-cases/messages/push-address.ts';
import { getMessage, listMessages, readMessage } from '../use-cases/messages/read-messages.ts';
import { getOwnSettings, saveOwnSettings } from '../use-cases/settings/own-settings.ts';
import type { Handlers } from './handler.ts';
import { type SupportMessageHandlers, supportMessageHandlers } from './support-messages.ts';

type MessageHandlers = Pick<
  Handlers,
  | 'listMessages'
  | 'getMessage'
  | 'readMessage'
  | 'getPush'
  | 'savePush'
  | 'stopPush'
  | 'getOwnSettings'
  | 'saveOwnSettings'
  | 'getAdConsent'
  | 'saveAdConsent'
>;

/** What borrowers are told, what they choose about it, and what they write. */
export function messageHandlers(context: Context): MessageHandlers & SupportMessageHandlers {
  return {
    ...supportMessageHandlers(context),
    listMessages: ({ query }, { caller }) => listMessages(context, caller, query),
    getMessage: ({ params }, { caller }) => getMessage(context, caller, params.messageId),
    readMessage: ({ params, body }, { caller }) => readMessage(context, caller, params.messageId, body),
    getPush: (_input, { caller }) => getPush(context, caller),
    savePush: ({ body }, { caller }) => savePush(context, caller, body),
    stopPush: (_input, { caller }) => stopPush(context, caller),
    getOwnSettings: (_input, { caller }) => getOwnSettings(context, caller),
    saveOwnSettings: ({ body }, { caller }) => saveOwnSettings(context, caller, body),
    getAdConsent: (_input, { caller }) => getAdConsent(context, caller),
    saveAdConsent: ({ body }, { caller }) => saveAdConsent(context, caller, body),
  };
}
