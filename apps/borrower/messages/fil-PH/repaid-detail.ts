import type { messages as source } from '../en-US/repaid-detail.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Ang loan na ito',
  order: 'Numero ng order',
  copyOrder: 'Kopyahin ang numero ng order',
  none: { title: 'Walang maipapakitang loan', lead: 'Hindi ka pa humihiram.', home: 'Pumunta sa home page' },
  settled: {
    title: 'Bayad na lahat',
    lead: 'Salamat. Tapos na ang loan na ito at wala ka nang utang dito.',
    again: 'Ano ang puwede kong gawin',
  },
  today: {
    title: 'Utang mo ngayong araw',
    principal: 'Natitira sa hiniram mo',
    interest: 'Interes hanggang ngayon',
    lateCharge: 'Late charge mo',
    penaltyFee: 'Multa',
    total: 'Para mabayaran lahat ngayon',
    saved: 'Makakatipid ka ng {amount} na interes kung ngayon ka magbabayad.',
    lateGrows:
      'Hanggang {amount} ang dagdag bawat araw na huli. Hindi lalampas sa {ceiling} ang lahat ng gastos ng loan na ito.',
  },
  pay: {
    title: 'Magbayad',
    how: 'Magkano?',
    full: 'Buo: {amount}',
    fullHint: 'Pagkatapos nito, wala ka nang utang.',
    part: 'Bahagi lang',
    partHint: 'Bababa ang utang mo. Una nitong binabayaran ang mga singil, tapos ang hiniram mo.',
    amount: 'Halaga sa piso',
    amountHint: 'Mula ₱1.00 hanggang {amount}',
    amountError: 'Maglagay ng halaga mula ₱1.00 hanggang {amount}, gaya ng 1500 o 1500.50.',
    channel: 'Saan?',
    hints: {
      gcash: 'Mabibilang sa loob ng ilang minuto',
      maya: 'Mabibilang sa loob ng ilang minuto',
      qrph: 'I-scan gamit ang kahit anong app ng bangko o wallet',
      sevenEleven: 'Cash sa counter, mabibilang sa loob ng ilang oras',
      bank: 'Mula sa online na bangko mo, mabibilang sa loob ng isang araw',
    },
    channelError: 'Piliin kung saan ka magbabayad.',
    submit: 'Bayaran ang {amount}',
    submitPart: 'Magbayad ng bahagi',
  },
  open: {
    title: 'May bukas na bayad',
    lead: 'Hinihintay namin ang balita ng {channel} tungkol sa {amount}. Kung nabayaran mo na, wala ka nang gagawin. Kung hindi pa, ituloy ito o pumili ulit sa ibaba.',
    resume: 'Ituloy ang bayad na ito',
  },
  plan: {
    title: 'Ang napagkasunduan',
    due: 'Due date',
    principal: 'Halaga',
    interest: 'Interes',
    sum: 'Kabuuan',
  },
  history: {
    title: 'Mga nangyari',
    lead: 'Siningil hanggang ngayon: {amount}',
    balance: 'naging {amount} ang utang',
    until: '{from} hanggang {to}',
    disbursed: 'Nagsimula ang loan',
    interest: 'Interes, {days, plural, one {# araw} other {# araw}}',
    lateCharge: 'Late charge, {days, plural, one {# araw} other {# araw}}',
    penaltyFee: 'Multa',
    repayment: 'Nagbayad ka',
    other: 'Pagwawasto',
  },
  help: {
    part: 'Ano ang nagagawa ng bahaging bayad?',
    partAnswer:
      'Una nitong binabayaran ang late charge, tapos ang interes, tapos ang hiniram mo. Mas maliit na ang papatungan ng interes at late charge.',
    wrong: 'Nagbayad ako pero hindi lumalabas',
    wrongAnswer:
      'May mga partner na inaabot ng ilang oras. Itago ang resibo at sumulat sa amin kasama ang numero nito; hahanapin namin ang pera at aayusin.',
    cannot: 'Hindi ako makakabayad ngayon',
    cannotAnswer: 'Sabihan kami bago ang due date kung kaya. Bayaran ang kaya mo, at hahanap tayo ng paraan.',
  },
};
