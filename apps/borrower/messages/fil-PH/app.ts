import type { messages as source } from '../en-US/app.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  asOf: 'Hindi namin maabot ang server ngayon. Ito ang alam namin noong {time}.',
  progress: 'Hakbang {current, number} sa {total, number}',
  tabs: { label: 'Pangunahin', home: 'Simula', loan: 'Loan Ko', profile: 'Ako' },
  date: { day: 'Araw', month: 'Buwan', year: 'Taon' },
  saving: {
    saving: 'Sine-save…',
    saved: 'Na-save na',
    onPhone: 'Naka-save sa phone na ito. Ipapadala namin kapag online ka na.',
  },
  tasks: { done: 'Tapos na', next: 'Susunod', later: 'Gagawin pa', fix: 'Kailangang ayusin' },
  cost: {
    receive: 'Matatanggap mo',
    repay: 'Babayaran mo',
    cost: 'Gastos mo sa loan',
    rate: 'Katumbas ito ng {share} ng matatanggap mo, o {monthly} bawat buwan bilang effective rate.',
    parts: 'Saan napupunta ang gastos',
    interest: 'Interes para sa {days, plural, one {# araw} other {# araw}}',
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
