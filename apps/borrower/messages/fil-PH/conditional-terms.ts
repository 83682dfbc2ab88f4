import type { messages as source } from '../en-US/conditional-terms.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Mga tuntunin ng serbisyo',
  lead: 'Ang mga tuntunin sa pagitan mo at ng {lender} sa paggamit ng serbisyong ito. May sariling kasunduan pa ang bawat loan.',
  back: 'Bumalik sa pinanggalingan ko',
  fullTitle: 'Ang buong teksto',
  summary: {
    service: {
      heading: 'Ang serbisyo',
      body: 'Mag‑apply ng loan, tanggapin ito, bayaran ito at humingi ng tulong, lahat dito. Walang bayad ang paggamit.',
    },
    you: {
      heading: 'Ang pangako mo',
      body: 'Na totoo ang sinasabi mo, na sa iyo ang account, at na hindi mo ibibigay ang mga code mo sa iba.',
    },
    price: {
      heading: 'Ang presyo',
      body: 'Kita mo ang bawat singil at ang effective rate bago ka pumayag. Walang idinadagdag pagkatapos.',
    },
    late: {
      heading: 'Kung mahuli ka',
      body: 'May late charge bawat araw, sa loob ng takda ng batas. Ang lahat ng singil ay hindi lalampas sa hiniram mo.',
    },
    early: {
      heading: 'Kung maaga kang magbayad',
      body: 'Puwede anumang oras, bahagi o buo; interes lang ng mga araw na nagamit.',
    },
    cancel: {
      heading: 'Kung magbago ang isip mo',
      body: 'Sa loob ng 24 oras matapos dumating ang pera, sa customer service: isauli ang natanggap mo at wala ka nang utang.',
    },
    account: {
      heading: 'Pagsara ng account',
      body: 'Humiling sa customer service kapag wala ka nang utang.',
    },
    complain: {
      heading: 'Mga reklamo',
      body: 'Sumulat kay {officer} sa {email}, o lumapit sa Securities and Exchange Commission.',
    },
  },
  full: {
    parties: {
      heading: 'Sino ang nagkakasundo',
      body: 'Ang mga tuntuning ito ay sa pagitan mo at ng {lender}, isang lending company na nakarehistro sa Securities and Exchange Commission ng Pilipinas.',
    },
    eligibility: {
      heading: 'Sino ang puwedeng gumamit',
      body: 'Mga nasa wastong gulang na may valid na ID sa Pilipinas, mobile number at account na nakapangalan sa kanila. Isang tao, isang account.',
    },
    loans: {
      heading: 'Mga loan',
      body: 'Kahilingan ang application, hindi pangako. May loan lang kapag tinanggap mo na ang disclosure statement at kasunduan nito at pumasok na ang pera sa account mo. Kung pumalya ang padala, walang loan at wala kang utang.',
    },
    charges: {
      heading: 'Mga singil',
      body: 'Ang interes, bayad sa serbisyo, credit report at buwis ay ang nasa disclosure statement na tinanggap mo. Ganoon din ang late charge at extension, at sakop ng mga limit ng Securities and Exchange Commission.',
    },
    conduct: {
      heading: 'Paano kami naniningil',
      body: 'Ikaw lang ang kinokontak namin, mula 6:00 am hanggang 10:00 pm, at may paggalang. Hindi kami nananakot, nanghihiya o nakikipag-usap sa mga contact mo tungkol sa utang mo.',
    },
    liability: {
      heading: 'Kapag may pumalya',
      body: 'Kung pumalya ang serbisyo namin sa due date, walang late charge sa panahong iyon. Pananagutan namin ang sarili naming pagkakamali at itatama ito nang libre.',
    },
    law: {
      heading: 'Batas at wika',
      body: 'Batas ng Pilipinas ang sinusunod. Kung magkaiba ang mga wika, ang Ingles ang masusunod, maliban kung mas pinoprotektahan ka ng batas.',
    },
    changes: {
      heading: 'Mga pagbabago',
      body: 'Ipinapaalam ang bagong bersyon kasama ang mga nagbago. Ang umiiral na loan ay mananatili sa mga tuntunin nito. Magtanong kay {officer} sa {email}.',
    },
  },
};
