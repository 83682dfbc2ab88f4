import type { messages as source } from '../en-US/start-more.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  handOff: {
    title: 'Naka‑log in ka na ba sa browser mo?',
    open: 'Mag‑log in gamit ang code',
  },
  simulator: {
    title: 'Magkano ang magiging gastos?',
    lead: 'Subukan nang hindi nagbibigay ng number. Totoong presyo ang mga ito, at puwedeng mas mababa sa pinakamataas ang alok para sa iyo.',
    amount: 'Halaga',
    term: 'Tagal ng loan',
    days: '{days, plural, one {# araw} other {# araw}}',
    receive: 'Matatanggap mo',
    repay: 'Babayaran mo',
    cost: 'Gastos mo sa loan',
    rate: 'Effective rate bawat buwan',
    share:
      'Ang gastos ay {share} ng matatanggap mo: interes {interest}, bayad sa serbisyo {serviceFee}, credit report {creditReportFee}, GST {gst}.',
    spoken: '{amount}, babayaran {repay} pagkalipas ng {days, plural, one {# araw} other {# araw}}',
  },
  practice: {
    open: 'Magpraktis gamit ang kunwaring pera',
    lead: 'Subukan muna ang isang buong loan, pati kung mahuli sa bayad. Walang ipapadala at walang ise‑save.',
  },
  needs: {
    title: 'Ang mga kailangan mo',
    id: 'Isang valid ID, gaya ng UMID, PhilSys o driver’s license',
    account: 'Wallet o bank account na nakapangalan sa iyo',
    selfie: 'Ang mukha mo para sa isang selfie',
    time: 'Mga 5 minuto',
  },
  promises: {
    title: 'Ang pangako namin',
    contacts:
      'Hindi namin binabasa ang contacts mo at hindi namin tatawagan ang mga kaibigan mo tungkol sa utang.',
    early: 'Kung maaga kang magbayad, interes lang ng mga araw na nagamit mo ang babayaran mo.',
    cancel: 'Puwede kang mag‑cancel sa loob ng 24 oras matapos dumating ang pera.',
  },
  lender: {
    title: 'Sino ang nagpapautang',
    advisory: 'Pag‑aralan muna ang mga kondisyon sa disclosure statement bago ituloy ang loan.',
    registration: 'SEC Registration No. {number}',
    authority: 'Certificate of Authority to Operate No. {number}',
    hotLine: 'Numerong matatawagan',
    hours: 'Araw-araw, 9:00 am hanggang 6:00 pm',
    grievance: 'Para sa mga reklamo',
  },
};
