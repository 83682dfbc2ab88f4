/* Apart from the rules, so that a form can be drawn before any of them has been loaded. */

/** What a borrower may write about in their own words. */
export const feedbackKinds = ['question', 'complaint', 'suggestion'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];
/** With a picture that shows a payment the lender has not booked. */
export const letterKinds = [...feedbackKinds, 'paymentProof'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Fewest and most characters of a letter. Source: specification points 5 and 9 for the fewest. */
export const letterLength = { least: 10, most: 1000 } as const;
/** Days within which a letter is answered. Source: RA 11765 with its rules, a reply in about two days. */
export const answerWithinDays = 2;

/** What became of a letter: `found` and `notFound` of a payment that was proven. */
export const letterOutcomes = ['answered', 'found', 'notFound'] as const;
export type LetterOutcome = (typeof letterOutcomes)[number];

/** Where letters wait for staff: what borrowers wrote, and proofs of payments. */
export const letterInboxes = ['service', 'payments'] as const;
export type LetterInbox = (typeof letterInboxes)[number];
