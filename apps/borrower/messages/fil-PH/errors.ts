import type { messages as source } from '../en-US/errors.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  networkAbnormal:
    'May problema sa network. Pakitingnan ang mobile data o Wi-Fi mo. Nandito pa ang mga tinype mo.',
  validationFailed: 'May mali pa sa form. Pakitingnan ang mga may marka.',
  internalError: 'May nangyaring mali sa amin. Ligtas ang mga na‑save mo. Pakisubukan ulit.',
  serviceUnavailable: 'Hindi muna ito magagamit. Ligtas ang mga na‑save mo. Pakisubukan ulit mamaya.',
  tooFrequent: 'Masyadong madalas ang pagsubok. Pakisubukan ulit mamaya.',
  smsLimitReached: 'Naabot na ang limit ng SMS. Pakisubukan ulit bukas.',
  securityWait: 'Gumana ang security mechanism. Pakihintay muna.',
  graphicCodeRequired: 'Paki-type din ang mga nakasulat sa larawan.',
  graphicCodeIncorrect: 'Hindi iyon ang nakasulat sa larawan. Narito ang bago.',
  stepUpRequired: 'Kailangan naming matiyak na ikaw ito. Tumawag sa customer service para magpatuloy.',
  codeIncorrect: 'Mali ang verification code. Paki-type ulit.',
  codeExpired: 'Luma na ang code na ito. Humingi ng bago.',
  consentRequired: 'Paki-check ang kahon para pumayag bago magpatuloy.',
  retryAt: 'Puwede mong subukan ulit sa {time}.',
  triesLeft:
    '{count, plural, =0 {Wala nang pagsubok para sa code na ito.} one {# pagsubok na lang.} other {# pagsubok pa.}}',
  requestId: 'Kung tatawag ka sa amin, ibigay ang numerong ito: {id}',
};
