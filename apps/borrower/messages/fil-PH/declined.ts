import type { messages as source } from '../en-US/declined.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  rejected: {
    title: 'Pasensya na, hindi pasado ang impormasyon mo',
    decidedAt: 'Napagpasyahan noong {time}',
    reapply: 'Puwede kang mag‑apply ulit simula',
    remind: 'Ilagay ang petsang ito sa calendar ko',
    event: '{product}: puwede ka nang mag‑apply ulit',
    complaint: 'Sa tingin mo mali ito? Sumulat sa <mail>{email}</mail> at may taong titingin ulit.',
    reasons: {
      identity:
        'Hindi tugma ang ID mo sa nai-type mo, o hindi namin matiyak na sa iyo ito. Makakatulong: i‑type ang pangalan at birthday nang eksaktong tulad ng nasa ID.',
      photo:
        'Hindi namin mabasa nang maayos ang mga litrato ng ID mo. Makakatulong: maliwanag na lugar, at kita ang apat na sulok ng ID.',
      selfieQuality:
        'Hindi sapat na malinaw ang selfie mo para maikumpara sa ID mo. Makakatulong: ilaw na nasa harap mo, walang sumbrero at walang mask.',
      selfie:
        'Hindi tugma ang selfie mo sa litrato sa ID mo. Makakatulong: sarili mong ID, na ang litrato ay kamukha mo ngayon.',
      expired: 'Expired na ang ID mo. Makakatulong: ibang ID, o bagong renew na ID.',
      duplicate:
        'Mayroon nang account na may ganito ring impormasyon. Makakatulong: mag‑log in gamit ang numerong una mong ginamit.',
      age: 'Hindi pasok ang edad mo sa puwede naming pahiramin.',
      income:
        'Masyadong mababa ang kita mo para mabayaran ang loan nang hindi nahihirapan. Makakatulong: mas mataas na kita na may maipapakita kang patunay.',
      debt: 'May iba ka nang loan. Sobra na kung madagdagan pa. Makakatulong: bayaran muna ang isa sa mga ito.',
      area: 'Hindi pa kami nagpapahiram sa lugar mo.',
      account:
        'Hindi magamit ang account na padadalhan ng pera. Makakatulong: bukas na account na nasa pangalan mo.',
      other: 'Sa ngayon, hindi pasok sa mga kondisyon namin ang impormasyon mo.',
    },
  },
  reapply: {
    title: 'Puwede ka nang mag‑apply ulit',
    since: 'Mula {date}',
    lead: 'Nasa amin pa ang mga sagot at litrato mo. Tingnan mo ang mga ito, palitan ang nagbago na, at ipadala ulit sa amin. Titingnan namin ang lahat mula sa umpisa.',
    last: 'Ito ang naging hadlang noong nakaraan:',
    change: 'Palitan: {task}',
    missing: 'Bago mo maipadala ulit, kailangan munang ulitin ang nasa ibaba.',
  },
};
