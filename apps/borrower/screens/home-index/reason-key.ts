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
  BIRTH_MISMATCH: 'identity',
  ID_NO_FACE: 'photo',
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
} as const;

export type ReasonKey = (typeof reasonKeys)[keyof typeof reasonKeys] | 'other';

export function reasonKeyOf(code: string): ReasonKey {
  return Object.hasOwn(reasonKeys, code) ? reasonKeys[code as keyof typeof reasonKeys] : 'other';
}
