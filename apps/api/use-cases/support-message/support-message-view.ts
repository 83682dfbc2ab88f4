import type {
  SupportMessageAnswer,
  SupportMessageReceipt,
} from '@luwag/contract/endpoints/support-message/support-message-answer';
import { answerWithinDays } from '@luwag/contract/support-message-kinds';
import type { SupportMessageRow } from '../../ports/support-message-repository.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';

const dayMs = 86_400_000;

/** What is sealed of a support message: words, or what is said of a payment. */
export type SupportMessageContent =
  | { text: string; isTakenDown?: true }
  | { paidAt: string; reference: string };

export function supportMessageReceiptOf({
  supportMessageId,
  number,
  sentAt,
}: SupportMessageRow): SupportMessageReceipt {
  return {
    supportMessageId,
    number,
    sentAt: isoInstant(sentAt),
    answerBy: isoInstant(sentAt + answerWithinDays * dayMs),
  };
}

/** A support message opened, with its answer. */
export function viewSupportMessage(
  personalData: PersonalData,
  supportMessage: SupportMessageRow,
): SupportMessageAnswer {
  const { supportMessageId, kind, loanId, photoId, outcome, contentSealed, answerSealed } = supportMessage;
  const opened = personalData
    .open(sealPlaces.supportMessageContent(supportMessageId), contentSealed)
    .toString();
  const content = JSON.parse(opened) as SupportMessageContent;
  const isProof = 'paidAt' in content;
  return {
    ...supportMessageReceiptOf(supportMessage),
    kind,
    loanId,
    photoId,
    ...(!isProof && content.isTakenDown === true ? { isTakenDown: true } : {}),
    text: isProof ? null : content.text,
    paidAt: isProof ? content.paidAt : null,
    reference: isProof ? content.reference : null,
    answeredAt: isoInstantOrNull(supportMessage.answeredAt),
    outcome,
    answer:
      answerSealed === null
        ? null
        : personalData.open(sealPlaces.supportMessageAnswer(supportMessageId), answerSealed).toString(),
  };
}
