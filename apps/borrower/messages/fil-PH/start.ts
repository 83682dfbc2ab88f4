import type { messages as source } from '../en-US/start.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Kita mo ang bawat piso bago ka mag‑loan',
  lead: 'Mag‑apply sa phone sa loob ng mga 5 minuto. Puwedeng ma‑approve sa loob lang ng 3 minuto, at darating ang pera sa loob ng 24 oras.',
  login: {
    title: 'Mag‑log in o magsimula',
    phone: 'Mobile number mo',
    phoneHint: 'Magpapadala kami ng code sa numerong ito sa SMS.',
    phoneUsed: 'Ang gagamitin namin ay +63 {phone}.',
    phoneError: 'Ilagay ang eksaktong phone number na nagsisimula sa 9.',
    consent: 'Pumapayag ako sa <privacy>privacy notice</privacy> at sa <terms>terms of service</terms>.',
    consentError: 'Paki-check ang kahong ito para pumayag bago magpatuloy.',
    send: 'Padalhan ako ng code',
    codeTitle: 'Ilagay ang code mo',
    codeSent: 'Ipinadala namin ito sa SMS sa +63 {phone}.',
    changeNumber: 'Palitan ang number',
    code: 'Code na {length, number} digit',
    codeError: 'Ilagay ang lahat ng {length, number} digit ng code.',
    continue: 'Magpatuloy',
    resend: 'Magpadala ng bagong code',
    resendIn:
      'Puwede kang humingi ng bagong code pagkalipas ng {seconds, plural, one {# segundo} other {# segundo}}.',
    resent: 'Papunta na ang bagong code',
  },
};
