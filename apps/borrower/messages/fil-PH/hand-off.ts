import type { messages as source } from '../en-US/hand-off.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  show: {
    title: 'Mag‑log in doon nang walang SMS',
    lead: 'Hiwalay sa iPhone mo ang icon at ang browser. Buksan ang icon, i‑tap ang “Mag‑log in gamit ang code”, at i‑type ang number mo at ang code na ito.',
    show: 'Ipakita ang code ko para sa icon',
    copy: 'Kopyahin ang code',
    valid: 'Para sa isang log‑in lang, hanggang {time}.',
    warning:
      'Huwag basahin kaninuman ang code na ito. Hindi ito kailanman hihingin ng mga tao namin: kung sino ang may hawak nito, makakapasok sa account mo.',
    over: 'Tapos na ang code na ito.',
    another: 'Magpakita ng ibang code',
  },
  enter: {
    lead: 'Sa browser mo, buksan ang “Ilagay sa home screen” at i‑tap ang “Nailagay ko na”: doon makikita ang code.',
    code: 'Code mula sa browser',
    hint: '8 letra at numero',
    codeError: 'Ilagay ang lahat ng 8 letra at numero ng code.',
    refused:
      'Hindi tugma ang code at number, o nagamit na ang code o lampas 5 minuto na. Magpakita ng iba sa browser, o humingi ng code sa SMS.',
    logIn: 'Mag‑log in',
    bySms: 'Padalhan na lang ako ng code sa SMS',
  },
};
