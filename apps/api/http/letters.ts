import type { Context } from '../use-cases/context.ts';
import { listLetters, sendLetter } from '../use-cases/letter/send-letter.ts';
import { answerLetter, getLetter, listWaitingLetters } from '../use-cases/staff/letters.ts';
import type { Handlers } from './handler.ts';

export type LetterHandlers = Pick<
  Handlers,
  'sendLetter' | 'listLetters' | 'listWaitingLetters' | 'getLetter' | 'answerLetter'
>;

/** What borrowers write to the lender, and how staff answer. */
export function letterHandlers(context: Context): LetterHandlers {
  return {
    sendLetter: ({ body }, { caller, idempotencyKey }) => sendLetter(context, caller, body, idempotencyKey),
    listLetters: (_input, { caller }) => listLetters(context, caller),
    listWaitingLetters: ({ query }) => listWaitingLetters(context, query.inbox),
    getLetter: ({ params }, { staff }) => getLetter(context, staff, params),
    answerLetter: ({ params, body }, { staff, idempotencyKey }) =>
      answerLetter(context, staff, params, body, idempotencyKey),
  };
}
