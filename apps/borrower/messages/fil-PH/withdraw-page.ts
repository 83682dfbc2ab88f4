import type { messages as source } from '../en-US/withdraw-page.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Suriin at pumirma',
  lead: 'Ito ang buong kasunduan sa mga numero. Walang ipapadala hangga’t hindi ka pumapayag sa dulo.',
  noWish: {
    title: 'Pumili muna ng halaga',
    lead: 'Pagkatapos, makikita mo rito ang buong gastos at puwede kang pumirma.',
    choose: 'Pumili ng halaga at tagal',
  },
  cost: 'Magkano ang gastos',
  change: 'Baguhin ang halaga o tagal',
  account: {
    title: 'Saan pupunta ang pera',
    change: 'Gumamit ng ibang account',
    lead: 'Dapat sarili mong account ito.',
  },
  papers: {
    title: 'Ang mga papeles',
    disclosure: 'Pahayag ng gastos (disclosure statement)',
    agreement: 'Basahin ang kasunduan sa loan',
    lead: 'Nasa wika mo ang dalawa at dala ang mga numero sa itaas.',
  },
  signature: {
    title: 'Pirma mo',
    lead: 'Isang beses ka lang pipirma. Valid ito sa mga susunod mong loan, at tatanungin ka muna bago magsimula ang bawat isa.',
    kept: 'Pumirma ka noong {time}',
    keptLabel: 'Ang naka‑save mong pirma',
    again: 'Pumirma ulit',
    drawn: 'Iguhit',
    typed: 'I‑type',
    name: 'Buong pangalan mo',
    nameHint: 'Pirma mo na ang pag‑type ng pangalan mo rito.',
    fieldLabel: 'Dito iguhit ang pirma mo. Kung hindi ka makaguhit, piliin ang i‑type.',
    clear: 'Burahin at iguhit ulit',
    missing: 'Pumirma muna: iguhit o i‑type ang pangalan mo.',
  },
  consent:
    'Humihiram ako ng {amount} at magbabayad ng {total} sa {date}. Nabasa ko ang disclosure statement at ang kasunduan sa loan at sumasang-ayon ako.',
  consentInParts:
    'Humihiram ako ng {amount} at magbabayad ng {total} sa {count, plural, one {# hulog} other {# hulog}} na nakalista sa itaas, ang huli sa {date}. Nabasa ko ang disclosure statement at ang kasunduan sa loan at sumasang-ayon ako sa mga ito.',
  newDevice:
    'Bago sa amin ang phone o browser na ito. Puwede kang mag‑withdraw dito mula {time}. Hanggang doon, walang makakakuha ng pera sa pangalan mo gamit ang ninakaw na number. Puwede agad sa phone na ginamit mo sa pag‑apply.',
  consentMissing: 'Paki-tick ang box kung payag ka sa loan na ito.',
  get: 'Kunin ang {net} ngayon, bayaran ang {total} sa {date}',
  getInParts:
    'Kunin ang {net} ngayon, bayaran ang {total} sa {count, plural, one {# hulog} other {# hulog}} hanggang {date}',
  notNow: 'Huwag muna',
  cancel:
    'Puwede kang mag‑cancel sa loob ng 24 oras pagkarating ng pera: sa “Loan Ko”, sa “Iba pang paraan”, i‑tap ang “I‑cancel ang loan” at ibalik ang natanggap mo. Wala kang babayarang gastos.',
  sending:
    'Ipinapadala. Puwede mong isara ang page na ito: walang maipapadala nang dalawang beses, at makikita sa Home ang lagay nito.',
  done: 'Napirmahan na. Papunta na ang pera.',
};
