import type { cancellationProofs } from '@luwag/contract/endpoints/staff/ask-cancellation';
import type { deletionProofs } from '@luwag/contract/endpoints/staff/ask-customer-deletion';
import { logInWords } from './log-in-words.ts';

const { proof, proofs, told } = logInWords;

/** The console's words about what borrowers ask by phone or email. */
export const byWordWords = {
  cancellation: {
    note: 'Note that the borrower asks to cancel',
    hint: 'For a borrower who asks by phone or email. The request counts from when they asked, also where the money comes back later.',
    askedAt: 'When they called, or when the email came in',
    askedAtHint: 'Manila time. Leave it empty for now.',
    told,
    proof,
    proofs: {
      ...proofs,
      ownEmail: 'Written from the email address of the application',
    } satisfies Readonly<Record<(typeof cancellationProofs)[number], string>>,
  },
  identity: {
    open: 'Let the borrower correct name and ID',
    hint: 'For a borrower whose name has changed, or was verified wrongly. They send name, ID photos and selfie again, and a colleague compares them in the review queue. Until then no new loan is taken; a loan that runs stays as it is.',
    told,
    proof,
    proofs,
  },
  deletion: {
    note: 'Note that the borrower asks to delete the account',
    hint: 'For a borrower who asks by phone or email, or whom a restore brought back. Two people carry it out under Requests.',
    told,
    proof,
    proofs: {
      ...proofs,
      erasedBefore: 'Was erased before a restore, by the lender’s own note',
    } satisfies Readonly<Record<(typeof deletionProofs)[number], string>>,
  },
} as const;
