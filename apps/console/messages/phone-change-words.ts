import type { newNumberProofs } from '@luwag/contract/endpoints/staff/phone-step';

/** The console's words about a customer's phone number that is changed. */
export const phoneChangeWords = {
  propose: 'Propose a new phone number',
  hint: 'For a borrower who has a new number. Do not ask for a code: our staff never do. When a second person has confirmed, every log-in ends and only the new number opens the account.',
  number: 'New phone number',
  numberHint: 'Read it back to the borrower, digit by digit.',
  proof: 'How you made sure that the owner asks and has the new number',
  proofs: {
    seenInPerson: 'Saw the owner in person, with an ID and a phone that rings on the new number',
    calledBackOnNew: 'Called back on the new number; answers about the application or loans fit',
  } satisfies Readonly<Record<(typeof newNumberProofs)[number], string>>,
  told: 'Both numbers get a message when the change is done.',
  name: 'Change the phone number',
  confirm: 'Change to this number',
  from: 'Number now',
  to: 'New number',
  waits: (checkers: string) => `A colleague proposes a new phone number. May confirm: ${checkers}.`,
} as const;
