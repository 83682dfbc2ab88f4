import type { messages as source } from '../en-US/about-us.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Sino ang nagpapahiram sa iyo',
  lead: 'Nagpapahiram ang {lender} sa pangalang {product}.',
  open: 'Bukas ngayon, araw-araw mula 9:00 am hanggang 6:00 pm',
  closed: 'Sarado ngayon. Bukas araw-araw mula 9:00 am hanggang 6:00 pm, oras sa Maynila',
  call: 'Tumawag sa {number}',
  write: 'Sumulat sa amin',
  identity: {
    title: 'Nakarehistro bilang',
    company: 'Kompanya',
    registration: 'Numero ng SEC Registration',
    authority: 'Numero ng Certificate of Authority',
    address: 'Tirahan ng opisina',
    website: 'Aming website',
    email: 'E-mail namin',
    grievanceEmail: 'E-mail para sa reklamo',
  },
  verify: {
    title: 'Suriin mo kami',
    lead: 'Hanapin ang pangalan ng kompanya at numero ng certificate sa listahan ng mga lending company sa website ng Securities and Exchange Commission, sec.gov.ph. Kung wala roon ang isa, huwag humiram, at huwag magbayad kaninuman nang pauna.',
    never:
      'Hindi kami humihingi ng pera bago ang loan, hindi hinihingi ang code mo, at hindi nagpapahiram sa mensahe ng hindi mo kilala.',
  },
  price: {
    title: 'Paano ang presyo namin',
    interest:
      'Interes: {rate} ng hindi pa nababayarang hiniram bawat araw, para lang sa mga araw na ginamit mo',
    serviceFee: 'Bayad sa serbisyo: {rate} ng hiniram sa bawat araw ng tagal nito, ibinabawas bago ipadala',
    creditReportFee: 'Bayad sa credit report: {amount} bawat loan',
    gst: 'GST: {rate} ng bayad sa serbisyo',
    late: 'Huli: {rate} ng dapat bayaran bawat araw; hindi lalampas sa hiniram mo ang lahat ng gastos',
    penaltyFee: 'Penalty fee: {amount}, isang beses, sa unang araw na huli',
    shown: 'Makikita mo ang kabuuan sa piso bago ka magpasya.',
  },
  complaint: {
    title: 'May reklamo',
    lead: 'Kukumpirmahin ito ng grievance officer naming si {officer} sa loob ng 2 araw ng trabaho at sasagutin sa loob ng 30 araw.',
    here: 'Isulat dito sa app',
    write: 'I‑email ang officer',
    sec: 'Puwede ka ring lumapit sa Securities and Exchange Commission kahit kailan.',
  },
};
