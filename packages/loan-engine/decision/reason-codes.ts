// Every refusal or second look at an application carries a code, never a sentence; screens turn the code into plain words for the borrower.
// Source: screens plan (starter list of reason codes) and ruling 34 (a rejected applicant sees the reason and the date to reapply).

/** What a code is about: a paper or photo to repair, who the person is, what they can afford, the account, other answers, or anything else. */
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
  readonly isRepairable: boolean;
};

/** All reason codes, one row each. */
export const reasonCodes = {
  ID_BLUR: { topic: 'identity-photo', isRepairable: true },
  ID_GLARE: { topic: 'identity-photo', isRepairable: true },
  ID_CUT: { topic: 'identity-photo', isRepairable: true },
  ID_DARK: { topic: 'identity-photo', isRepairable: true },
  ID_EXPIRED: { topic: 'identity', isRepairable: true },
  ID_TYPE: { topic: 'identity', isRepairable: true },
  ID_NUM_MISMATCH: { topic: 'identity', isRepairable: true },
  NAME_MISMATCH: { topic: 'identity', isRepairable: true },
  BIRTH_MISMATCH: { topic: 'identity', isRepairable: true },
  ID_NO_FACE: { topic: 'identity-photo', isRepairable: true },
  SELFIE_NO_FACE: { topic: 'selfie', isRepairable: true },
  SELFIE_MANY_FACES: { topic: 'selfie', isRepairable: true },
  SELFIE_FAR: { topic: 'selfie', isRepairable: true },
  SELFIE_DARK: { topic: 'selfie', isRepairable: true },
  SELFIE_BLURRED: { topic: 'selfie', isRepairable: true },
  SELFIE_UNSURE: { topic: 'selfie', isRepairable: true },
  SELFIE_NO_MOTION: { topic: 'selfie', isRepairable: true },
  SELFIE_UNCLEAR: { topic: 'selfie', isRepairable: true },
  SELFIE_MISMATCH: { topic: 'selfie', isRepairable: true },
  SELFIE_NOT_LIVE: { topic: 'selfie', isRepairable: true },
  SELFIE_NO_BLINK: { topic: 'selfie', isRepairable: true },
  DUPLICATE: { topic: 'identity', isRepairable: false },
  AGE: { topic: 'eligibility', isRepairable: false },
  INCOME_LOW: { topic: 'affordability', isRepairable: false },
  DEBT_HIGH: { topic: 'affordability', isRepairable: false },
  AREA: { topic: 'eligibility', isRepairable: false },
  ACCOUNT_INVALID: { topic: 'account', isRepairable: true },
  PAYEE_MISMATCH: { topic: 'account', isRepairable: true },
  WALLET_LIMIT: { topic: 'account', isRepairable: true },
  ANSWER_INCOMPLETE: { topic: 'answers', isRepairable: true },
  ANSWER_UNCLEAR: { topic: 'answers', isRepairable: true },
  CONTACT_UNREACHABLE: { topic: 'answers', isRepairable: true },
  RISK_OTHER: { topic: 'other', isRepairable: false },
} as const satisfies Record<string, ReasonRow>;

export type ReasonCode = keyof typeof reasonCodes;

/** Whether a text is one of the codes. Units: none. Errors: none. Source: the table above. */
export function isReasonCode(text: string): text is ReasonCode {
  return Object.hasOwn(reasonCodes, text);
}
