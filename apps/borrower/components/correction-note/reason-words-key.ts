import type { CorrectionReason } from '@luwag/contract/profile/correction';

const known: Readonly<Record<CorrectionReason, true>> = {
  ID_BLUR: true,
  ID_GLARE: true,
  ID_CUT: true,
  ID_DARK: true,
  ID_NO_FACE: true,
  ID_TYPE: true,
  ID_EXPIRED: true,
  SELFIE_UNCLEAR: true,
  SELFIE_DARK: true,
  SELFIE_MISMATCH: true,
  SELFIE_NOT_LIVE: true,
  ID_NUM_MISMATCH: true,
  NAME_MISMATCH: true,
  NAME_CHANGED: true,
  BIRTH_MISMATCH: true,
  ANSWER_INCOMPLETE: true,
  ANSWER_UNCLEAR: true,
  CONTACT_UNREACHABLE: true,
  ACCOUNT_INVALID: true,
  PAYEE_MISMATCH: true,
  WALLET_LIMIT: true,
};

/** Returns the words for a reason, and general words for a reason newer than this version. */
export function reasonWordsKey(code: string): CorrectionReason {
  return Object.hasOwn(known, code) ? (code as CorrectionReason) : 'ANSWER_UNCLEAR';
}
