import type { messages as source } from '../en-US/coupon.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Mga kupon ko',
  lead: 'Pinapababa ng kupon ang mga bayarin ng loan. Hindi mo kailangan nito para humiram o magbayad.',
  pastTitle: 'Mga dating kupon',
  pastLead: 'Mga kupon na nagamit, lumipas o binawi.',
  toPast: 'Tingnan ang mga dating kupon',
  toAvailable: 'Mga kupong magagamit',
  off: '{amount} na bawas',
  through: 'hanggang {date}',
  from: 'mula {date}',
  kind: 'Uri',
  allKinds: 'Lahat ng uri',
  kinds: {
    cash: 'Kupon na cash',
    platform: 'Kupon ng kompanya',
    withdrawal: 'Kupon sa paghiram',
    repayment: 'Kupon sa pagbayad',
  },
  servesFor: {
    cash: 'Para sa paghiram o pagbayad',
    platform: 'Para sa paghiram o pagbayad',
    withdrawal: 'Para sa paghiram',
    repayment: 'Para sa pagbayad',
  },
  reasons: {
    easyReloan: 'Dahil in-on mo ang Easy Re‑loan',
    goodwill: 'Pasasalamat namin',
    complaint: 'Kasunod ng reklamo mo',
    ourMistake: 'Dahil sa pagkakamali namin',
    installed: 'Dahil nilagay mo ang app sa home screen',
  },
  minimum: 'sa halagang {amount} o higit pa',
  noMinimum: 'sa anumang halaga',
  use: 'Tingnan ang matitipid',
  states: {
    used: 'Nagamit noong {date}.',
    usedForLoan: 'Nagamit noong {date} sa loan no. {number}.',
    saved: 'Nakatipid ka ng {amount}.',
    expired: 'Lumipas noong {date}.',
    invalid: 'Binawi noong {date}.',
    callUs: 'Tawagan kami kung sa tingin mo ay mali ito.',
  },
  invalidReasons: {
    givenByMistake: 'Nagkamali kami sa pagbigay nito.',
    termsNotKept: 'Hindi nasunod ang mga kondisyon nito.',
    replaced: 'Pinalitan ito ng ibang kupon.',
  },
  held: 'Nakalaan sa bayad na hinihintay pa.',
  none: {
    title: 'Wala pang kupon ngayon',
    lead: 'May matatanggap ka sa unang pag‑on mo ng Easy Re‑loan, at minsan bilang pasasalamat. Hindi dito nakasalalay ang loan mo.',
    pastTitle: 'Wala pa',
    pastLead: 'Dito ililista ang mga kupon na nagamit mo at ang mga lumipas na.',
  },
};
