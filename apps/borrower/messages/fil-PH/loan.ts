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
