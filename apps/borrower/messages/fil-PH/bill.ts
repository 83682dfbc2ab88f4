import type { messages as source } from '../en-US/bill.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Kasaysayan ng loan',
  lead: 'Mga loan mo nitong huling 3 buwan',
  filter: { label: 'Ipakita', all: 'Lahat', open: 'Binabayaran', settled: 'Bayad na', other: 'Iba pa' },
  none: { title: 'Walang laman', lead: 'Walang ganitong loan nitong huling 3 buwan.' },
  noneRecent: {
    title: 'Walang loan nitong huling 3 buwan',
    lead: 'Dito makikita ang bawat loan na kukunin mo, kung magkano ang naging gastos, at mga papeles nito.',
  },
  installments: 'Bayad na ang {paid, number} sa {count, plural, one {# hulog} other {# hulog}}',
  row: 'Loan no. {number}',
  started: 'Nagsimula',
  ended: 'Nabayaran lahat',
  received: 'Natanggap mo',
  feesAtStart: 'Singil na kinuha nang ipadala ang pera',
  paidBack: 'Naibayad na',
  fees: 'Naibayad sa singil at interes',
  interest: 'Interes at singil na naibayad mula noon',
  penaltyFee: 'Penalty fee na naibayad',
  payments: 'Mga bayad mo nitong 3 buwan',
  allFees: 'Para sa mga loan ng 3 buwang ito, {amount} ang naibayad mo sa singil at interes.',
  allFeesSoFar:
    'Para sa mga loan ng 3 buwang ito, {amount} ang naibayad mo sa singil at interes, kasama ang mga singil na kinuha nang ipadala ang pera.',
  yearFees: 'Para sa lahat ng loan na kinuha mo ngayong {year}: {amount}.',
  papers: 'Mga papeles ng loan na ito',
  see: 'Tingnan ang loan na ito',
  older: {
    title: 'May hinahanap na mas luma?',
    lead: 'Iniingatan namin ang mga rekord hangga’t hinihingi ng batas. May taong hahanap at magpapadala nito sa iyo.',
    ask: 'Humingi ng lumang rekord',
    asked: 'Humingi ka ng mas lumang rekord. May taong naghahanap nito.',
  },
};
