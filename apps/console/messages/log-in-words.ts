import type { identityProofs } from '@luwag/contract/endpoints/staff/let-log-in-again';

/** The console's words about a borrower who typed too many wrong codes. */
export const logInWords = {
  title: 'Log-in is blocked',
  hint: 'After too many wrong codes in a row this number gets no more codes. The borrower is told to call customer service.',
  letLogInAgain: 'Let log in again',
  proof: 'How you made sure it is the owner who asks',
  /** For who reads it afterwards. */
  proven: 'Proof that the owner asks',
  choose: 'Choose',
  proofs: {
    calledBack: 'Called the owner back on the number of this account',
    answersFit: 'Asked about the application or loans; the answers fit',
    seenInPerson: 'Saw the owner in person, with an ID',
  } satisfies Readonly<Record<(typeof identityProofs)[number], string>>,
  reason: 'Reason, for the log',
  told: 'The borrower gets a message about this.',
} as const;
