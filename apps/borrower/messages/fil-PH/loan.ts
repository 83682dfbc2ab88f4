import type { messages as source } from '../en-US/loan.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Kasunduan sa loan',
  lead: 'Ang kasunduan ng loan na tinitingnan mo, una ang mga numero.',
  generalLead:
    'Ang sinasabi ng bawat kasunduan namin sa loan, sa simpleng salita. Nasa sarili mong kasunduan ang mga numero mo, at makikita mo ito bago ka pumirma.',
  disclosure: 'Disclosure statement mo',
  sign: 'Magpatuloy sa pagpirma',
  back: 'Bumalik',
  latest: 'Ang loan mo na {number}',
  latestLead: 'Ito ang mga kondisyong pinirmahan mo.',
  see: 'Tingnan ang lahat tungkol sa loan na ito',
  start: 'Tingnan kung magkano ang gastos ng loan',
  fingerprint: 'Tatak ng dalawang papeles: {hash}',
  inShort: {
    lead: 'Tulong lang sa pagbabasa ang mga linyang may markang “Sa madaling sabi”. Hindi ito bahagi ng kasunduan: ang mismong teksto nito ang masusunod.',
    label: 'Sa madaling sabi:',
    parties: 'Ikaw at kami lang ang magkasundo. Walang ibang may utang.',
    words: 'Ano ang ibig sabihin ng mga salita rito.',
    loan: 'Magkano ang hinihiram mo, magkano ang darating sa iyo, at kailan ito dapat bayaran.',
    cost: 'Araw-araw ang bilang ng interes. Nakasulat dito sa piso ang bawat bayad at buwis.',
    payingBack: 'Magkano ang babayaran mo at hanggang kailan. Sa iyo pa rin ang sobrang naibayad mo.',
    credit: 'Sa iyo ang sobrang naibayad mo. Ibabayad ito sa susunod na due, maliban kung hingin mo.',
    early: 'Puwede kang magbayad nang maaga kahit kailan: interes lang ng mga araw na nagamit mo.',
    late: 'May dagdag na singil bawat araw na mahuli, pero hindi lalampas sa hangganang nakasulat dito.',
    limit: 'Hindi kailanman lalampas sa hiniram mo ang lahat ng singil.',
    moreTime: 'Ano ang magagawa mo kung kailangan mo ng dagdag na panahon, at magkano ito.',
    changingMind: 'Kung magbago agad ang isip mo, ibalik ang pera at wala kang babayaran.',
    writtenOff:
      'Kapag na‑write off ang nahuling loan, hindi na ito lalaki. Kapag nabayaran mo na, tapos na ito.',
    parts:
      'Huwag ibigay sa iba ang mga code at phone mo. Hindi namin mababago nang mag‑isa ang kasunduang ito.',
    passingOn: 'Walang kukuha ng loan na ito nang hindi saklaw nito, at sasabihan ka muna.',
    contact: 'Ikaw lang ang kokontakin namin, sa tamang oras, at hindi kailanman mananakot o manghihiya.',
    data: 'Ginagamit namin ang impormasyon mo para sa loan na ito at kung hinihingi ng batas. Makikita at maitatama mo ito.',
    complaints: 'Kung may mali, puwede kang magreklamo sa amin at sa SEC.',
    signing: 'Ang iginuhit mo at ang pagsang‑ayon mo sa app ang pirma mo. May kopya ka sa app.',
    law: 'Batas ng Pilipinas ang sinusunod, at pinoprotektahan ka nito anuman ang nakasulat dito.',
  },
  points: {
    parties: {
      heading: 'Sino ang nagkakasundo',
      body: 'Ikaw at ang {lender}. Walang ibang may utang, at wala kaming ibang kakausapin tungkol dito.',
    },
    money: {
      heading: 'Ano ang matatanggap at babayaran mo',
      body: 'Ang halaga, bawat bayarin at buwis na ibabawas, ang darating sa account mo, at ang babayaran mo at kailan, hanggang sentimo.',
    },
    early: {
      heading: 'Maagang pagbabayad',
      body: 'Kahit anong araw, bahagi man o buo, walang dagdag na singil. Interes lang ng mga araw na nagamit mo ang babayaran mo.',
    },
    late: {
      heading: 'Huling pagbabayad',
      body: 'May late charge bawat araw, na sasabihin sa piso bago ka pumirma. Hindi lalampas sa hiniram mo ang lahat ng gastos.',
    },
    cancel: {
      heading: 'Pagbabago ng isip',
      body: 'Sa loob ng 24 oras pagkarating ng pera, puwede kang mag‑cancel sa app (Loan Ko, Iba pang paraan, I‑cancel ang loan) at ibalik ang natanggap mo. Wala kang babayarang gastos.',
    },
    contact: {
      heading: 'Paano ka namin kokontakin',
      body: 'Ikaw lang, mula 6:00 am hanggang 10:00 pm, at walang pananakot o panghihiya.',
    },
    complaint: {
      heading: 'Mga reklamo',
      body: 'Sumulat kay {officer} sa {email}. Puwede ka ring lumapit sa Securities and Exchange Commission kahit kailan.',
    },
  },
};
