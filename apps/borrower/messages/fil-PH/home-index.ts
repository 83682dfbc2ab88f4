import type { messages as source } from '../en-US/home-index.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  hello: 'Kumusta, {name}',
  welcome: 'Maligayang pagdating',
  tasks: {
    lead: 'Magkuwento ka tungkol sa iyo, mga 5 minuto lang. Puwede kang huminto anumang oras; naka‑save ang nai-type mo.',
    progress: '{done, number} sa {total, number} ang tapos',
    continue: 'Magpatuloy: {task}',
    names: {
      identity: 'ID mo',
      basic: 'Tungkol sa iyo',
      basicMore: 'Gamit ng loan at contact',
      address: 'Tirahan mo',
      work: 'Trabaho at kita',
      contacts: 'Mga emergency contact',
      payoutAccount: 'Saan ipapadala ang pera',
      selfie: 'Isang selfie',
    },
  },
  ready: {
    title: 'Kumpleto na ang lahat',
    lead: 'Basahin mo nang isang beses ang mga sagot mo, tapos ipadala sa amin.',
    check: 'Tingnan ang mga sagot ko',
  },
  check: {
    title: 'Tingnan ang mga sagot mo',
    lead: 'Hindi mo ito mababago habang tinitingnan namin.',
    privacyConsent:
      'Pumapayag ako na gamitin ang impormasyon ko para magpasya sa loan na ito, ayon sa <privacy>privacy notice</privacy>.',
    termsConsent: 'Sumasang-ayon ako sa <terms>mga tuntunin ng serbisyo</terms>.',
    consentMissing:
      'Paki-tick ang box kung payag ka. Kung wala ito, hindi namin matitingnan ang application mo.',
    send: 'Ipadala ang application ko',
    sent: 'Papunta na sa amin ang application mo',
  },
  offer: {
    title: 'Puwede kang humiram ng hanggang',
    less: 'Ayos lang din kung mas maliit, at walang deadline. Makikita mo ang buong gastos bago ka magpasya, at walang mangyayari hangga’t hindi ka pumipirma.',
    see: 'Tingnan ang magiging gastos',
    installments: 'O bayaran nang hulugan',
    account: 'Sa {account} ipapadala ang pera.',
    again: 'Salamat at nabayaran mo nang buo',
    againLead: 'Walang bagong form para sa susunod mong loan. Humiram lang kung kailangan mo.',
  },
  rewards: {
    facebook: 'Itaas ang limit nang hanggang {step}',
    install: 'Ilagay sa home screen, may kupon',
    coupons: '{count, plural, one {# kupon na magagamit mo} other {# kupon na magagamit mo}}',
    reloanOff: 'Easy Re‑loan: ano ito?',
    reloanOn: 'Naka‑on ang Easy Re‑loan',
    upcomingTitle: 'Naka‑iskedyul ang susunod mong loan',
    upcoming: 'Ipapadala ang {amount} sa {date}, maliban kung lalaktawan mo.',
    upcomingSee: 'Tingnan ang gastos, laktawan o palitan',
  },
};
