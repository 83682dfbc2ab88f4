import type { messages as source } from '../en-US/selfie-check.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  act: {
    left: 'Dahan-dahang ibaling ang ulo mo pakaliwa',
    right: 'Dahan-dahang ibaling ang ulo mo pakanan',
    blink: 'Pumikit ka at bumilang hanggang tatlo',
  },
  note: 'Program ang nagkukumpara ng dalawang mukha; kung may duda, tao namin. Kung camera ang gamit mo, pagkatapos ng photo ay ipapabaling namin ang ulo mo o papapikitin ka: maliliit na kuha nito ang kasama.',
  busy: 'Ikinukumpara ang selfie mo sa ID mo…',
  matched: 'Tugma ang selfie mo sa ID mo.',
  person: 'May tao kaming titingin kung tugma ang selfie mo sa ID mo. Puwede ka nang magpatuloy.',
  personForId:
    'Hindi namin makita ang mukha sa photo ng ID mo, kaya tao namin ang magkukumpara. Puwede ka nang magpatuloy.',
  triesLeft:
    '{count, plural, =1 {Kung hindi pa rin pumasa ang susunod, tao na namin ang titingin.} other {# pang subok, saka tao na namin ang titingin.}}',
  faults: {
    SELFIE_NO_FACE: {
      why: 'Wala kaming makitang mukha.',
      how: 'Itapat ang phone sa mata mo at ipasok ang buong mukha sa bilog.',
    },
    SELFIE_MANY_FACES: {
      why: 'Higit sa isa ang mukha.',
      how: 'Ikaw lang dapat ang nasa photo. Kasama sa bilang ang mga larawan sa dingding.',
    },
    SELFIE_FAR: {
      why: 'Masyadong maliit ang mukha mo.',
      how: 'Ilapit ang phone hanggang mapuno ng mukha mo ang bilog.',
    },
    SELFIE_DARK: {
      why: 'Masyadong madilim para makita ang mukha mo.',
      how: 'Humarap sa bintana o sa ilaw. Dapat sa mukha mo ang liwanag, hindi sa likod.',
    },
    SELFIE_BLURRED: {
      why: 'Malabo ang photo.',
      how: 'Punasan ang lens, hawakan ang phone gamit ang dalawang kamay, at maghintay sandali bago mag‑tap.',
    },
    SELFIE_MISMATCH: {
      why: 'Hindi nakilala ang mukha mo. Subukan ulit.',
      how: 'Mukhang iba ang mukha mo sa photo ng ID mo. Tanggalin ang salamin, sombrero at mask, at tumingin nang diretso. Dapat sa iyo ang ID.',
    },
    SELFIE_NOT_LIVE: {
      why: 'Hindi namin nakitang bumaling ang ulo mo.',
      how: 'Pagkatapos ng photo, ibaling ang ulo sa panig na sasabihin namin at huwag umalis sa kuha.',
    },
    SELFIE_NO_BLINK: {
      why: 'Hindi namin nakitang pumikit ka.',
      how: 'Pagkatapos ng photo, humarap nang diretso, ipikit ang dalawang mata at bumilang hanggang tatlo. Tanggalin ang salamin kung kumikislap ito.',
    },
  },
};
