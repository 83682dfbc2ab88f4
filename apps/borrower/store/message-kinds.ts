import type { MessageAnswer } from '@luwag/contract/endpoints/messages/message-answer';

export type MessageKind = MessageAnswer['kind'];
/** Notices first, because offers must not bury them. */
export const messageKinds: readonly MessageKind[] = ['notify', 'activity'];
