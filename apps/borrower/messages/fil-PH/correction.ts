import type { Translation } from '../namespaces.ts';
import type { messages as source } from '../en-US/correction.ts';

export const messages: Translation<typeof source> = {
  title:
    '{count, plural, =0 {Naulit na ang lahat} =1 {May isang kailangang ulitin} other {May # na kailangang ulitin}}',
  lead: 'May problema sa impormasyong pang‑verify. Ayusin ito sa dati mong application. Mga 2 minuto lang; naka‑save ang iba pa.',
  ready: 'Isang pindot lang para maibalik ito sa amin. Hindi mo na kailangang pumayag ulit sa kahit ano.',
  send: 'Ipadala ulit ang application ko',
  sent: 'Papunta na ulit sa amin ang application mo',
  renewed: 'Naulit na',
  take: 'Kunan ulit: {name}',
  correct: 'Itama: {name}',
  noteTitle: 'Bakit namin hinihingi ulit',
  reasons: {
    ID_BLUR: {
      why: 'Malabo ang photo kaya hindi namin mabasa ang card.',
      how: 'Ipatong ang card sa mesa, hawakan nang steady ang phone gamit ang dalawang kamay, at i‑tap ang card para mag‑focus.',
    },
    ID_GLARE: {
      why: 'May kislap ng ilaw sa card at natatakpan ang isang bahagi.',
      how: 'Lumayo sa ilaw o bintana, at huwag gumamit ng flash.',
    },
    ID_CUT: {
      why: 'May bahagi ng card na wala sa picture.',
      how: 'Dapat kita ang apat na kanto. Lumayo nang kaunti.',
    },
    ID_DARK: {
      why: 'Masyadong madilim ang photo para mabasa.',
      how: 'Kunan ito sa liwanag ng araw o sa tapat ng ilaw.',
    },
    ID_NO_FACE: {
      why: 'Hindi namin makita ang mukha sa card.',
      how: 'Kunan ang side na may picture ng mukha mo, nang walang daliring nakatakip.',
    },
    ID_TYPE: {
      why: 'Hindi ito ang klase ng ID na pinili mo.',
      how: 'Gamitin ang card na pinili mo, o piliin ang klase ng card na hawak mo.',
    },
    ID_EXPIRED: {
      why: 'Expired na ang card.',
      how: 'Gumamit ng card na valid pa ngayon.',
    },
    SELFIE_UNCLEAR: {
      why: 'Hindi malinaw ang mukha mo para maikumpara sa ID.',
      how: 'Tumingin nang diretso sa camera, walang sumbrero, mask o dark glasses.',
    },
    SELFIE_DARK: {
      why: 'Masyadong madilim, hindi makita ang mukha mo.',
      how: 'Humarap sa bintana o sa ilaw.',
    },
    SELFIE_MISMATCH: {
      why: 'Iba ang itsura ng mukha mo sa photo sa ID.',
      how: 'Ikaw mismo ang mag‑selfie, walang filter, at lumapit hanggang mapuno ng mukha mo ang frame.',
    },
    SELFIE_NOT_LIVE: {
      why: 'Hindi namin nakitang gumalaw ka sa harap ng camera.',
      how: 'Gamitin ang camera dito, hindi naka‑save na picture, at ilingon ang ulo kapag sinabi.',
    },
    ID_NUM_MISMATCH: {
      why: 'Iba ang number sa nakasulat sa card mo.',
      how: 'I‑type ito nang eksakto gaya ng nasa card.',
    },
    NAME_MISMATCH: {
      why: 'Iba ang pangalan sa nakasulat sa card mo.',
      how: 'I‑type ang first, middle at last name nang eksakto gaya ng nasa card.',
    },
    BIRTH_MISMATCH: {
      why: 'Iba ang petsa ng kapanganakan sa nakasulat sa card mo.',
      how: 'Ikumpara ang araw, buwan at taon sa card.',
    },
    ANSWER_INCOMPLETE: {
      why: 'May kulang na kailangan namin para makapagpasya.',
      how: 'Balikan ang mga tanong at punan ang kulang.',
    },
    ANSWER_UNCLEAR: {
      why: 'May sagot na hindi namin naintindihan, o hindi tugma sa iba.',
      how: 'Balikan ang mga tanong at isulat na parang nagkukuwento ka sa taong hindi ka kilala.',
    },
    CONTACT_UNREACHABLE: {
      why: 'May number ng contact mo na hindi gumagana.',
      how: 'I‑check ang bawat number, o magbigay ng ibang tao.',
    },
    ACCOUNT_INVALID: {
      why: 'Mali ang bank card info na ibinigay mo. Itama muna ito bago mag‑apply ulit.',
      how: 'I‑check ang bangko o wallet at ang number, o pumili ng ibang account na sa iyo.',
    },
    PAYEE_MISMATCH: {
      why: 'Hindi pareho ang pangalan sa account at sa ID mo.',
      how: 'Dapat sa iyo ang account. Isulat ang pangalan gaya ng nasa ID, o pumili ng ibang account.',
    },
    WALLET_LIMIT: {
      why: 'Hindi kasya sa wallet mo ang ganitong halaga.',
      how: 'I‑fully verify ang wallet mo, o pumili ng bank account.',
    },
  },
};
