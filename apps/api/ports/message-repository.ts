import type { ReminderDay } from '@luwag/contract/endpoints/settings/own-settings-answer';
import type { HeldPush, PushRow } from './push-sender.ts';
import type {
  MessageCode,
  MessageFacts,
  MessageKind,
} from '@luwag/contract/endpoints/messages/message-answer';

/** What a customer chose to hear of. */
export type MessageChoices = {
  /** At which hour in Manila to remind of payments and coupons. */
  reminderHour: number;
  /** How many days before a payment is due to remind of it, the earliest first; 0 is the day itself. */
  reminderDays: readonly ReminderDay[];
  hasReminders: boolean;
  hasOffers: boolean;
};

export type MessageRow = {
  customerId: string;
  messageId: string;
  kind: MessageKind;
  code: MessageCode;
  facts: MessageFacts;
  /** Names what is told, so that it is told once. */
  dedupeKey: string;
  createdAt: number;
  readAt: number | null;
};

/** One message that was read, or it and all earlier ones of its kind. */
export type MessageRead = { messageId: string; withEarlier: boolean; readAt: number };

export type UnreadCount = Record<MessageKind, number>;

/** What a customer was told and where word of it goes, for reading; every change goes through the customer. */
export type MessageRepository = {
  /** Newest first, from after a message of the page before; at most `most`. */
  page: (request: {
    customerId: string;
    kind: MessageKind;
    after: string | null;
    most: number;
  }) => Promise<readonly MessageRow[]>;
  find: (customerId: string, messageId: string) => Promise<MessageRow | null>;
  countUnread: (customerId: string) => Promise<UnreadCount>;
  /** The same, with the newest unread message that has one of these codes and was kept at this instant or later. */
  unreadWithNewest: (request: {
    customerId: string;
    codes: readonly MessageCode[];
    from: number;
  }) => Promise<{ unread: UnreadCount; newest: MessageRow | null }>;
  /** The phones that pushes go to: those of log-ins that hold at this instant. */
  pushes: (customerId: string, at: number) => Promise<readonly PushRow[]>;
  /** The phone of one log-in, also where that was ended from another phone and the phone was not told yet. */
  findPush: (customerId: string, sessionId: string, at: number) => Promise<HeldPush | null>;
};
