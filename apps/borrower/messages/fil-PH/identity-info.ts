import type { messages as source } from '../en-US/identity-info.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  type: {
    title: 'Aling ID ang gagamitin mo?',
    why: 'Hinihingi ng batas na kilala namin ang pinapautang namin. Pumili ng ID na hawak mo ngayon.',
    more: 'Ipakita ang iba pang ID',
  },
  number: {
    title: 'Numero ng {idType} mo',
    why: 'I‑type kung paano ito nakasulat. Ayos lang kung may espasyo o gitling.',
    sample: 'Ganito ang itsura nito',
    read: 'Ang basa namin: {number}',
  },
  name: {
    title: 'Pangalan mo sa ID',
    why: 'Dapat ito rin ang pangalan sa account na tatanggap ng pera.',
    middleHint: 'Iwanang blangko kung wala sa ID mo.',
  },
  birth: {
    title: 'Kailan ka ipinanganak?',
    why: 'Dapat 18 taong gulang pataas para makahiram.',
    hint: 'Halimbawa 27 3 1996',
    age: '{age, number} taong gulang ka.',
  },
  idFront: { title: 'Photo ng harap', why: 'Ikukumpara namin ito sa mga tinype mo.' },
  idBack: { title: 'Photo ng likod', why: 'Patunay ang likod na hawak mo ang mismong ID.' },
  selfie: {
    title: 'Selfie mo',
    why: 'Ikukumpara namin ito sa photo sa ID mo, para walang makahiram gamit ang pangalan mo.',
  },
};
