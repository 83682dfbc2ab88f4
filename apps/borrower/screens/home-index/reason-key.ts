import type { ReasonCode } from '@luwag/loan-engine/decision/reason-codes';

/** The sentence a borrower reads for a reason code. Codes that would help a fraudster, or are new, share a general one. */
const reasonKeys = {
  ID_BLUR: 'photo',
  ID_GLARE: 'photo',
  ID_CUT: 'photo',
  ID_DARK: 'photo',
  ID_EXPIRED: 'expired',
  ID_TYPE: 'identity',
  ID_NUM_MISMATCH: 'identity',
  NAME_MISMATCH: 'identity',
  NAME_CHANGED: 'identity',
  BIRTH_MISMATCH: 'identity',
  ID_NO_FACE: 'photo',
  ID_UNREAD: 'photo',
  SELFIE_NO_FACE: 'selfieQuality',
  SELFIE_MANY_FACES: 'selfieQuality',
  SELFIE_FAR: 'selfieQuality',
  SELFIE_DARK: 'selfieQuality',
  SELFIE_BLURRED: 'selfieQuality',
  SELFIE_UNSURE: 'selfie',
  SELFIE_NO_MOTION: 'selfie',
  SELFIE_UNCLEAR: 'selfie',
  SELFIE_MISMATCH: 'selfie',
  SELFIE_NOT_LIVE: 'selfie',
  SELFIE_NO_BLINK: 'selfie',
  DUPLICATE: 'duplicate',
  AGE: 'age',
  INCOME_LOW: 'income',
  DEBT_HIGH: 'debt',
  AREA: 'area',
  ACCOUNT_INVALID: 'account',
  PAYEE_MISMATCH: 'account',
  WALLET_LIMIT: 'account',
  ANSWER_INCOMPLETE: 'other',
  ANSWER_UNCLEAR: 'other',
  CONTACT_UNREACHABLE: 'other',
  RISK_OTHER: 'other',
} as const satisfies Readonly<Record<ReasonCode, string>>;

export type ReasonKey = (typeof reasonKeys)[ReasonCode];

export function reasonKeyOf(code: string): ReasonKey {
  return Object.hasOwn(reasonKeys, code) ? reasonKeys[code as ReasonCode] : 'other';
}
