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
    tips: {
      medical:
        'Alam mo ba: maraming pampublikong ospital ang may Malasakit Center, at puwedeng sagutin ng PhilHealth ang bahagi ng gastos. Magtanong muna sa social worker ng ospital bago magbayad.',
      education:
        'Alam mo ba: walang tuition sa mga state university at sa maraming local college. Sa ibang eskuwela, madalas puwedeng hulugan; magtanong muna sa registrar.',
      dailyExpense:
        'Alam mo ba: kapag may emergency, puwedeng tumulong ang social welfare office ng city hall ninyo o ang DSWD (AICS) sa pagkain, pamasahe o gamot. Hindi iyon utang.',
      reimbursement:
        'Alam mo ba: puwede kang humingi muna ng palugit. Kung mas mura iyon kaysa sa loan na ito, mas mabuti iyon.',
    },
  },
  accounts: {
    title: 'Iba pang paraan para makontak ka',
    why: 'Ikaw ang bahala sa dalawang ito. Walang magbabago kung iiwan mong blangko.',
    whatsappHint: '11 digit na nagsisimula sa 09',
    viberHint: 'Ang mobile number ng Viber mo',
  },
  facebook: {
    title: 'Username mo sa Facebook',
    why: 'Opsyonal ito. Isa pang paraan para makontak ka.',
    whyLater: 'Opsyonal ito. Puwedeng tumaas nang hanggang {step} ang limit mo kapag approved ka na.',
    whyNow: 'Opsyonal ito. Tataas agad nang hanggang {step} ang limit mo. {limit} ito ngayon.',
    never: 'Hindi bababa ang limit mo kung iiwan mong blangko.',
    given: '{limit} na ang limit mo.',
    givenOn: 'Tumaas ito dahil sa Facebook username mo noong {date}.',
    givenLater: 'Na‑save na ang username mo. Itataas nito ang limit mo kapag approved ka na.',
    hint: 'Username o link ng profile mo. Hindi kami kailanman magpo-post.',
  },
};
