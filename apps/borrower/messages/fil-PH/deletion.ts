import type { messages as source } from '../en-US/deletion.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  lead: 'Dalawang tao namin ang titingin at magsasagawa nito, sa loob ng 30 araw. Hanggang noon, puwede mo pa itong bawiin.',
  goes: {
    title: 'Ito ang mabubura agad, at hindi na maibabalik',
    answers: 'Lahat ng sinabi mo sa amin, pati ang mga taong pinangalanan mo',
    photos: 'Mga photo, selfie at pirma mo',
    phone: 'Ang phone number mo, lahat ng log-in, at mga message na ipinadala namin',
  },
  stays: {
    title: 'Ito ang matitira, dahil hinihingi ng batas',
    loans: 'Mga halaga at petsa ng mga loan at bayad mo, nang walang pangalan mo',
    papers:
      'Mga pinirmahan mong papel at mga account na pinadalhan namin, naka‑lock nang 5 taon mula sa huli mong loan',
    consents:
      'Kung aling mga text namin ang sinang-ayunan mo at ano ang naging pasya namin, nang walang pangalan mo',
  },
  again: 'Puwede kang bumalik balang-araw gamit ang parehong number, bilang bagong customer.',
  ask: 'Hilinging burahin ang account ko',
  asked: 'Natanggap namin ang hiling mo',
  keep: 'Huwag burahin ang account ko',
  blocked: {
    openLoan: 'May loan ka pang hindi bayad. Mabubura ang account mo kapag wala nang utang.',
    moneyHeld: 'May pera kang hawak pa namin. Ipabalik mo muna ito, mula sa page ng loan.',
    paymentUnderWay: 'May bayad na papunta pa lang. Bumalik kapag dumating na ito.',
  },
  seeLoans: 'Tingnan ang mga loan ko',
  refusedTitle: 'Hindi namin ito naaprubahan noong huli',
  refused: {
    KEPT_BY_LAW: 'Sa ngayon, inaatasan kami ng batas na itago ang records mo.',
    NOT_AGREED: 'Hindi tayo nagkasundo tungkol dito.',
    other: 'Tumawag o sumulat sa ilalim ng Tulong kung gusto mong malaman pa.',
  },
  pendingTitle: 'Buburahin ang account mo',
  pending: 'Hiniling mo ito noong {date}. Matatapos ito hanggang {by}.',
  takeBack: 'Huwag nang burahin ang account ko',
  takenBack: 'Mananatili ang account mo',
};
