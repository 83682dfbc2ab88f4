import type { messages as source } from '../en-US/lending.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  days: '{days, plural, one {# araw} other {# araw}}',
  distance: {
    today: 'ngayong araw',
    ahead: '{days, plural, one {sa loob ng # araw} other {sa loob ng # araw}}',
    ago: '{days, plural, one {# araw na ang nakalipas} other {# araw na ang nakalipas}}',
  },
  dates: {
    calendar: 'Kalendaryo.',
    today: 'Ngayon',
    payday: 'Sahod',
    maybePayday: 'Baka sahod',
    due: 'Due date mo',
    leftOut: '{weeks, plural, one {# linggo} other {# linggo}} sa pagitan',
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
    writtenOff: 'Sarado sa aming libro',
    recovered: 'Bayad na',
  },
  channelBank: 'Online na bangko',
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
    penaltyFee: 'At isang beses, sa unang araw na huli: penalty fee na {amount}.',
    feesLater:
      'Walang ibinabawas sa matatanggap mo: kasama sa unang bayad mo ang {amount} na mga bayad at buwis, at hindi ito bumababa kahit maaga kang magbayad.',
    early: 'Kung maaga kang magbayad: interes lang ng mga araw na nagamit mo ang babayaran mo.',
    earlyOn:
      'Kung maaga kang magbayad, halimbawa lahat sa {date}: {amount} imbes na {total}. {saved} na interes ang matitipid mo.',
    earlyBeforeFees:
      'Kung maaga kang magbayad, halimbawa lahat sa {date}: {amount} imbes na {total}. {saved} na interes ang matitipid mo. Ang {fees} na mga bayad at buwis ay kinukuha sa pagpapadala ng pera at hindi na nagbabago.',
    earlySame: 'Kung maaga kang magbayad: walang dagdag, pero wala ka ring matitipid sa loan na ito.',
  },
};
