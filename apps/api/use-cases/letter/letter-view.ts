import type { LetterAnswer, LetterReceipt } from '@luwag/contract/endpoints/letter/letter-answer';
import { answerWithinDays } from '@luwag/contract/letter-kinds';
import type { LetterRow } from '../../ports/letter-box.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';

const dayMs = 86_400_000;

/** What is sealed of a letter: words, or what is said of a payment. */
export type LetterContent = { text: string } | { paidAt: string; reference: string };

export function letterReceiptOf({ letterId, number, sentAt }: LetterRow): LetterReceipt {
  return {
    letterId,
    number,
    sentAt: isoInstant(sentAt),
    answerBy: isoInstant(sentAt + answerWithinDays * dayMs),
  };
}

/** A letter opened, with its answer. */
export function viewLetter(personalData: PersonalData, letter: LetterRow): LetterAnswer {
  const { letterId, kind, loanId, photoId, outcome, contentSealed, answerSealed } = letter;
  const opened = personalData.open(sealPlaces.letterContent(letterId), contentSealed).toString();
  const content = JSON.parse(opened) as LetterContent;
  const isProof = 'paidAt' in content;
  return {
    ...letterReceiptOf(letter),
    kind,
    loanId,
    photoId,
    text: isProof ? null : content.text,
    paidAt: isProof ? content.paidAt : null,
    reference: isProof ? content.reference : null,
    answeredAt: isoInstantOrNull(letter.answeredAt),
    outcome,
    answer:
      answerSealed === null
        ? null
        : personalData.open(sealPlaces.letterAnswer(letterId), answerSealed).toString(),
  };
}
