import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { answerLetter as answerEndpoint } from '@luwag/contract/endpoints/staff/answer-letter';
import type { getLetter as getEndpoint } from '@luwag/contract/endpoints/staff/get-letter';
import type { listWaitingLetters as listEndpoint } from '@luwag/contract/endpoints/staff/list-waiting-letters';
import {
  feedbackKinds,
  type LetterInbox,
  type LetterKind,
  type LetterOutcome,
} from '@luwag/contract/letter-kinds';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { LetterRow } from '../../ports/letter-box.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { letterReceiptOf, viewLetter } from '../letter/letter-view.ts';
import { messageFor } from '../messages/message-for.ts';
import { done, type Outcome, read, refused, write } from '../write.ts';
import { getCasePhoto } from './get-case-photo.ts';
import type { Staff } from './approval.ts';
import { maskedName } from './masked-person.ts';

type LetterKey = { customerId: string; letterId: string };
type Body = ParsedInput<typeof answerEndpoint>['body'];

const mostShown = 50;
const kindsOfInbox: Readonly<Record<LetterInbox, readonly LetterKind[]>> = {
  service: feedbackKinds,
  payments: ['paymentProof'],
};
const outcomesOfInbox: Readonly<Record<LetterInbox, readonly LetterOutcome[]>> = {
  service: ['answered'],
  payments: ['found', 'notFound'],
};

/** What waits for an answer, the oldest first, without what is in it. */
export async function listWaitingLetters(
  context: Pick<Context, 'store' | 'letterBox' | 'personalData' | 'now'>,
  inbox: LetterInbox,
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const [waiting, waitingCount] = await Promise.all([
    context.letterBox.waiting(kindsOfInbox[inbox], mostShown),
    context.letterBox.countWaiting(kindsOfInbox[inbox]),
  ]);
  const customerIds = [...new Set(waiting.map(({ customerId }) => customerId))];
  const owned = new Map(
    await Promise.all(
      customerIds.map(
        async (customerId) =>
          [customerId, await context.store.load({ customerId, parts: ['sections', 'loans'] })] as const,
      ),
    ),
  );
  const letters = waiting.flatMap((letter) => {
    const loaded = owned.get(letter.customerId);
    const { kind, loanId } = letter;
    if (loaded === undefined) return [];
    return [{ ...letterReceiptOf(letter), kind, loanId, ...aboutCustomer(context, letter, loaded) }];
  });
  return done({ asOf: isoInstant(context.now()), waitingCount, letters });
}

/** One letter with what is in it. That somebody read it is kept. */
export async function getLetter(
  context: Pick<Context, 'store' | 'letterBox' | 'personalData' | 'photos' | 'staff' | 'randomness' | 'now'>,
  staff: Staff,
  { customerId, letterId }: LetterKey,
): Promise<Outcome<CallOutput<typeof getEndpoint>>> {
  const loaded = await read(context, { kind: 'system', customerId }, ['sections', 'loans']);
  if (!loaded.ok) return loaded;
  const letter = await context.letterBox.find(customerId, letterId);
  if (letter === null) return refused('not_found');
  await context.staff.audit({
    auditId: context.randomness.orderedUuid(),
    at: context.now(),
    staffId: staff.staffId,
    action: 'letter-opened',
    customerId,
    subjectId: letterId,
  });
  const { photoId } = letter;
  const photo = photoId === null ? null : await getCasePhoto(context, staff, { customerId, photoId });
  return done({
    letter: {
      ...viewLetter(context.personalData, letter),
      ...aboutCustomer(context, letter, loaded.value),
      language: loaded.value.customer.language,
    },
    picture: photo?.ok === true ? photo.value.picture : null,
  });
}

/** Answers a letter, once, and tells its writer. */
export function answerLetter(
  context: Pick<Context, 'store' | 'letterBox' | 'personalData' | 'randomness' | 'now'>,
  staff: Staff,
  { customerId, letterId }: LetterKey,
  { outcome, text }: Body,
  idempotencyKey: string,
): Promise<Outcome<CallOutput<typeof answerEndpoint>>> {
  const body = { staffId: staff.staffId, letterId, outcome, text };
  const intent = { idempotencyKey, endpoint: 'answerLetter', body };
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: [], intent },
    async ({ customer }) => {
      const letter = await context.letterBox.find(customerId, letterId);
      if (letter === null) return refused('not_found');
      if (letter.answeredAt !== null) return refused('request_already_answered');
      const { kind, number } = letter;
      if (!outcomesOfInbox[kind === 'paymentProof' ? 'payments' : 'service'].includes(outcome)) {
        return refused('validation_failed', { fields: [{ path: 'outcome', code: 'choice_required' }] });
      }
      const at = context.now();
      const answerSealed = context.personalData.seal(sealPlaces.letterAnswer(letterId), text);
      return done({
        changes: {
          letters: [{ ...answeredLetter(letter, outcome, at), answerSealed }],
          messages: messageFor(context, customer, {
            code: 'letterAnswered',
            about: letterId,
            facts: { letterId, number, letter: kind, outcome },
          }),
          audits: [
            {
              auditId: context.randomness.orderedUuid(),
              at,
              staffId: staff.staffId,
              action: 'letter-answered',
              customerId,
              subjectId: letterId,
              detail: { kind, outcome },
              before: { outcome: null },
              after: { outcome },
            },
          ],
        },
        answer: { answeredAt: isoInstant(at) },
      });
    },
  );
}

/** A letter as it stands once it is answered; in words, or by what was done. */
export function answeredLetter(letter: LetterRow, outcome: LetterOutcome, answeredAt: number): LetterRow {
  return { ...letter, outcome, answeredAt };
}

function aboutCustomer(
  { personalData }: Pick<Context, 'personalData'>,
  { customerId, loanId }: LetterRow,
  owned: Pick<CustomerSnapshot, 'sections' | 'loans'>,
) {
  return {
    customerId,
    nameMasked: maskedName(personalData, owned),
    orderNumber: owned.loans.find((loan) => loan.loanId === loanId)?.orderNumber ?? null,
  };
}
