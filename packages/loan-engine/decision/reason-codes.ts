// Every refusal or second look at an application carries a code, never a sentence; screens turn the code into plain words for the borrower.
// Source: screens plan (starter list of reason codes) and ruling 34 (a rejected applicant sees the reason and the date to reapply).

/** What a code is about: a document or photo to correct, who the person is, what they can afford, the account, other answers, or anything else. */
export type ReasonTopic =
  | 'identity-photo'
  | 'identity'
  | 'selfie'
  | 'eligibility'
  | 'affordability'
  | 'account'
  | 'answers'
  | 'other';

export type ReasonRow = {
  readonly topic: ReasonTopic;
  /** Whether the borrower can put it right at once by sending one thing again. */
  readonly isCorrectable: boolean;
};

/** All reason codes, one row each. */
export const reasonCodes = {
  ID_BLUR: { topic: 'identity-photo', isCorrectable: true },
  ID_GLARE: { topic: 'identity-photo', isCorrectable: true },
  ID_CUT: { topic: 'identity-photo', isCorrectable: true },
  ID_DARK: { topic: 'identity-photo', isCorrectable: true },
  ID_EXPIRED: { topic: 'identity', isCorrectable: true },
  ID_TYPE: { topic: 'identity', isCorrectable: true },
  ID_NUM_MISMATCH: { topic: 'identity', isCorrectable: true },
  NAME_MISMATCH: { topic: 'identity', isCorrectable: true },
  NAME_CHANGED: { topic: 'identity', isCorrectable: true },
  BIRTH_MISMATCH: { topic: 'identity', isCorrectable: true },
  ID_NO_FACE: { topic: 'identity-photo', isCorrectable: true },
  ID_UNREAD: { topic: 'identity-photo', isCorrectable: true },
  SELFIE_NO_FACE: { topic: 'selfie', isCorrectable: true },
  SELFIE_MANY_FACES: { topic: 'selfie', isCorrectable: true },
  SELFIE_FAR: { topic: 'selfie', isCorrectable: true },
  SELFIE_DARK: { topic: 'selfie', isCorrectable: true },
  SELFIE_BLURRED: { topic: 'selfie', isCorrectable: true },
  SELFIE_UNSURE: { topic: 'selfie', isCorrectable: true },
  SELFIE_NO_MOTION: { topic: 'selfie', isCorrectable: true },
  SELFIE_UNCLEAR: { topic: 'selfie', isCorrectable: true },
  SELFIE_MISMATCH: { topic: 'selfie', isCorrectable: true },
  SELFIE_NOT_LIVE: { topic: 'selfie', isCorrectable: true },
  SELFIE_NO_BLINK: { topic: 'selfie', isCorrectable: true },
  DUPLICATE: { topic: 'identity', isCorrectable: false },
  AGE: { topic: 'eligibility', isCorrectable: false },
  INCOME_LOW: { topic: 'affordability', isCorrectable: false },
  DEBT_HIGH: { topic: 'affordability', isCorrectable: false },
  AREA: { topic: 'eligibility', isCorrectable: false },
  ACCOUNT_INVALID: { topic: 'account', isCorrectable: true },
  PAYEE_MISMATCH: { topic: 'account', isCorrectable: true },
  WALLET_LIMIT: { topic: 'account', isCorrectable: true },
  ANSWER_INCOMPLETE: { topic: 'answers', isCorrectable: true },
  ANSWER_UNCLEAR: { topic: 'answers', isCorrectable: true },
  CONTACT_UNREACHABLE: { topic: 'answers', isCorrectable: true },
  RISK_OTHER: { topic: 'other', isCorrectable: false },
} as const satisfies Record<string, ReasonRow>;

export type ReasonCode = keyof typeof reasonCodes;

/** Whether a text is one of the codes. Units: none. Errors: none. Source: the table above. */
export function isReasonCode(text: string): text is ReasonCode {
  return Object.hasOwn(reasonCodes, text);
}
