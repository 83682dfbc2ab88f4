import type { messages as source } from '../en-US/no-android.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Wala pa sa Android',
  lead: 'Pasensya na: hindi pa suportado ang mga Android phone. Mabubuksan mo ang account mo sa iPhone, iPad o computer.',
  copy: 'Kopyahin ang link',
  codeLabel: 'QR code na magbubukas ng app na ito sa ibang device',
  code: 'O i‑scan ito gamit ang ibang device.',
  debtTitle: 'May loan ka ba sa amin?',
  debtLead: 'Makakabayad ka pa rin at makakapagtanong. Hindi kailangang magpalit ng phone para magbayad.',
  payHere:
    'Magbayad sa phone na ito: sa ibaba, makakakuha ka ng payment reference para sa wallet, bangko o tindahan.',
  payByPhone: 'O tumawag sa amin, at bibigyan ka namin.',
  payOnComputer:
    'O mag‑log in sa kahit anong computer, gaya ng sa kamag-anak mo, at magbayad sa Loan Ko. Mag‑log out pagkatapos.',
  payHelp: 'Kung hindi ka makakabayad sa oras, tumawag bago ang due date. Hahanap tayo ng paraan.',
  call: 'Tumawag sa {number}',
  hours: 'Araw-araw, 9:00 am hanggang 6:00 pm',
};
