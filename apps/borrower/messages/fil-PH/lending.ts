import type { messages as source } from '../en-US/lending.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  days: '{days, plural, one {# araw} other {# araw}}',
  distance: {
    today: 'ngayong araw',
    ahead: '{days, plural, one {sa loob ng # araw} other {sa loob ng # araw}}',
    ago: '{days, plural, one {# araw na ang nakalipas} other {# araw na ang nakalipas}}',
  },
  timeline: { done: 'tapos na', now: 'ngayon', later: 'susunod pa' },
  due: {
    dueIn: 'Due sa loob ng {days, plural, one {# araw} other {# araw}}',
    dueToday: 'Due ngayong araw, hanggang 11:59 pm',
    overdue: '{days, plural, one {# araw} other {# araw}} nang overdue',
  },
  status: {
    disbursing: 'Ipinapadala na',
    active: 'Babayaran pa',
    settled: 'Bayad na lahat',
    disbursementFailed: 'Hindi naipadala',
    cancelled: 'Na‑cancel',
    writtenOff: 'Sarado na',
  },
  channelBank: 'Online na bangko',
  card: {
    order: 'Loan no. {number}',
    dueThen: 'Due sa araw na iyon: {amount}',
    settleToday: 'Para mabayaran lahat ngayon',
    agreed: 'Napagkasunduan: {amount} sa',
    progress: 'Nabayaran mo na ang {paid} sa {principal} na hiniram mo',
    saved: 'Kung ngayon ka magbabayad at hindi sa due date, makakatipid ka ng {amount} na interes.',
    lateSoFar:
      'Late charge hanggang ngayon: {amount}. Kasama na ito sa halaga sa itaas. Puwede kang magbayad ng bahagi o makipag-usap sa amin.',
    waiting: 'Hinihintay namin ang balita ng {channel} tungkol sa {amount}.',
    pay: 'Bayaran ang {amount}',
    see: 'Tingnan ang loan na ito',
  },
  sending: {
    title: 'Papunta na ang pera mo',
    lead: '{amount} papunta sa {institution} {account}',
    signed: 'Pumirma ka na',
    sent: 'Ipinadala namin ang pera',
    sentAt: 'Ipinadala noong {time}',
    arrives: 'Darating ito sa account mo',
    within: 'Sa loob ng 24 oras, kadalasan ilang minuto lang',
    unknown:
      'Hindi pa kinukumpirma ng bangko. Patuloy kaming nagtatanong at hindi kami magpapadala nang dalawang beses.',
    noInterest: 'Magsisimula lang ang interes kapag dumating na ang pera.',
    late: 'Wala pa rin pagkalipas ng 24 oras? Tumawag o sumulat sa amin sa Tulong, sa itaas ng page na ito.',
  },
  installments: {
    title: 'Ang {count, plural, one {# hulog} other {# hulog}} mo',
    payment: 'Hulog {number, number}',
    parts: '{principal} sa loan at {interest} na interes',
    partsWithFees: '{principal} sa loan, {interest} na interes, {fees} na mga bayarin at buwis',
    term: '{count, plural, one {# hulog} other {# hulog}}',
    until: 'sa {count, plural, one {# hulog} other {# hulog}} hanggang {date}',
    next: 'Susunod na: hulog {number, number} sa {count, number}',
    paid: 'Bayad na',
    open: '{amount} pa ang kulang',
  },
  paper: { version: 'Bersyon ng mga salita: {version}' },
  failed: {
    title: 'Hindi naipadala ang pera',
    owe: 'Hindi pa nagsisimula ang loan mo. Wala kang utang.',
    account: 'Sinubukan namin ang {institution} {account}.',
    reason: {
      invalid: 'Ayon sa kanila, hindi magamit ang account na ito. Pakitingnan ang numero at pangalan.',
      limit: 'Lalampas ang account sa sarili nitong limit. Gumamit ng ibang account.',
      other: 'Hindi nila ito tinanggap. Pakitingnan ang numero at pangalan, o gumamit ng ibang account.',
    },
    fix: 'Ayusin ang account ko',
  },
  cost: {
    receive: 'Matatanggap mo',
    repay: 'Babayaran mo',
    cost: 'Gastos mo sa loan',
    rate: 'Katumbas ito ng {share} ng matatanggap mo, o {monthly} bawat buwan bilang effective rate.',
    ceiling:
      'Hindi kailanman lalampas sa {ceiling} ang lahat ng gastos ng loan na ito. Sa presyong ito: {cost}.',
    parts: 'Saan napupunta ang gastos',
    interest: 'Interes, {rate} bawat araw × {days, plural, one {# araw} other {# araw}}',
    serviceFee: 'Bayad sa serbisyo',
    creditReportFee: 'Bayad sa credit report',
    gst: 'GST (buwis)',
    coupon: 'Kupon',
    late: 'Kung mahuli ka: hanggang {amount} bawat araw, at hindi lalampas sa takda ng batas.',
    feesLater:
      'Walang ibinabawas sa matatanggap mo: kasama sa unang bayad mo ang {amount} na mga bayad at buwis, at hindi ito bumababa kahit maaga kang magbayad.',
    early: 'Kung maaga kang magbayad: interes lang ng mga araw na nagamit mo ang babayaran mo.',
  },
};
