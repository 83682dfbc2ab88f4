import type { messages as source } from '../en-US/base-info.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  person: {
    title: 'Tungkol sa iyo',
    why: 'Ilalagay ito sa mga papeles ng loan mo. Hindi nito binabago ang presyo.',
  },
  school: {
    title: 'Pag‑aaral at e-mail',
    why: 'Doon kami susulat kapag hindi ka namin matawagan. Laging nasa app na ito ang kasunduan at mga resibo mo, puwedeng basahin at i‑save.',
    emailHint: 'Walang patalastas.',
  },
  purpose: {
    title: 'Saan mo gagamitin ang loan?',
    why: 'Tulong ito para makapagpautang kami nang responsable. Ayos lang ang alinman dito.',
  },
  accounts: {
    title: 'Iba pang paraan para makontak ka',
    why: 'Ikaw ang bahala sa tatlong ito. Puwedeng tumaas ang limit mo sa Facebook; hindi ito bababa kung iiwan mong blangko.',
    whatsappHint: '11 digit na nagsisimula sa 09',
    viberHint: 'Ang mobile number ng Viber mo',
    facebookHint: 'Username o link ng profile mo. Hindi kami kailanman magpo-post.',
  },
};
