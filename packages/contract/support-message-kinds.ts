/* Apart from the rules, so that a form can be rendered before any of them has been loaded. */

/** What a borrower may write about in their own words. */
export const feedbackKinds = ['question', 'complaint', 'suggestion'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];
/** With a picture that shows a payment the lender has not booked. */
export const supportMessageKinds = [...feedbackKinds, 'paymentProof'] as const;
export type SupportMessageKind = (typeof supportMessageKinds)[number];

/** Fewest and most characters of a support message. Source: specification points 5 and 9 for the fewest. */
export const supportMessageLength = { least: 10, most: 1000 } as const;
/** Days within which a support message is answered. Source: RA 11765 with its rules, a reply in about two days. */
export const answerWithinDays = 2;

/** What became of a support message: `found` and `notFound` of a payment that was proven. */
export const supportMessageOutcomes = ['answered', 'found', 'notFound'] as const;
export type SupportMessageOutcome = (typeof supportMessageOutcomes)[number];

/** Where support messages wait for staff: what borrowers wrote, and proofs of payments. */
export const supportMessageInboxes = ['service', 'payments'] as const;
export type SupportMessageInbox = (typeof supportMessageInboxes)[number];
