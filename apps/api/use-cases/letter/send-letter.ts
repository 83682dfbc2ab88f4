import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { LetterReceipt } from '@luwag/contract/endpoints/letter/letter-answer';
import type { listLetters as listEndpoint } from '@luwag/contract/endpoints/letter/list-letters';
import type { sendLetter as endpoint } from '@luwag/contract/endpoints/letter/send-letter';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LetterRow } from '../../ports/letter-box.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import {
  type Caller,
  type Decision,
  done,
  type Loaded,
  type Outcome,
  read,
  refused,
  write,
} from '../write.ts';
import { type LetterContent, letterReceiptOf, viewLetter } from './letter-view.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Proof = Extract<Body, { kind: 'paymentProof' }>;

const mostPerDay = 10;
const dayMs = 86_400_000;
/** A phone's clock may be a little ahead. */
const clockMayBeAheadMs = 5 * 60_000;
const mostShown = 50;

/** Keeps what a borrower writes until a member of staff answers it. Of a payment nothing is booked by it. */
export function sendLetter(
  context: Pick<Context, 'store' | 'letterBox' | 'personalData' | 'now' | 'randomness'>,
  caller: Caller,
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<LetterReceipt>> {
  const intent = { idempotencyKey, endpoint: 'sendLetter', body };
  return write(
    context,
    { caller, parts: ['loans', 'photos'], intent },
    async (loaded): Promise<Outcome<Decision<LetterReceipt>>> => {
      const at = context.now();
      const { customerId } = loaded.customer;
      const sent = await context.letterBox.list(customerId, mostShown);
      const oldest = sent.filter(({ sentAt }) => sentAt > at - dayMs)[mostPerDay - 1];
      if (oldest !== undefined)
        return refused('too_frequent', { retryAt: isoInstant(oldest.sentAt + dayMs) });
      const proven = body.kind === 'paymentProof' ? checkProof(loaded, sent, body, at) : done(null);
      if (!proven.ok) return proven;
      const letterId = context.randomness.uuid();
      const letter: LetterRow = {
        customerId,
        letterId,
        kind: body.kind,
        number: `${manilaDateOf(at).slice(2).replaceAll('-', '')}-${context.randomness.digits(6)}`,
        loanId: body.kind === 'paymentProof' ? body.loanId : null,
        photoId: body.kind === 'paymentProof' ? body.photoId : null,
        contentSealed: context.personalData.seal(
          sealPlaces.letterContent(letterId),
          JSON.stringify(contentOf(body)),
        ),
        sentAt: at,
        answeredAt: null,
        outcome: null,
        answerSealed: null,
      };
      return done({ changes: { letters: [letter] }, answer: letterReceiptOf(letter) });
    },
  );
}

/** What the customer wrote last, newest first, with the answers. */
export async function listLetters(
  context: Pick<Context, 'store' | 'letterBox' | 'personalData' | 'now'>,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const loaded = await read(context, caller, []);
  if (!loaded.ok) return loaded;
  const letters = await context.letterBox.list(loaded.value.customer.customerId, mostShown);
  return done({ letters: letters.map((letter) => viewLetter(context.personalData, letter)) });
}

/** A picture of one's own that shows no other payment, for a loan that was paid out, at a time when it could be paid. */
function checkProof(
  { loans, photos }: Loaded<'loans' | 'photos'>,
  sent: readonly LetterRow[],
  { loanId, photoId, paidAt }: Proof,
  at: number,
): Outcome<null> {
  const disbursedOn = loans.find((loan) => loan.loanId === loanId)?.disbursedOn ?? null;
  const photo = photos.find((row) => row.photoId === photoId);
  const isPhoto = photo?.kind === 'paymentProof' && photo.uploadedAt !== null;
  if (disbursedOn === null || !isPhoto || sent.some((letter) => letter.photoId === photoId)) {
    return refused('request_not_possible');
  }
  const paidAtMs = Date.parse(paidAt);
  const isInTime = paidAtMs <= at + clockMayBeAheadMs && manilaDateOf(paidAtMs) >= disbursedOn;
  if (isInTime) return done(null);
  return refused('validation_failed', { fields: [{ path: 'paidAt', code: 'paid_at_impossible' }] });
}

function contentOf(body: Body): LetterContent {
  return body.kind === 'paymentProof'
    ? { paidAt: body.paidAt, reference: body.reference }
    : { text: body.text };
}
