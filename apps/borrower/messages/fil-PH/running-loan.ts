import type { messages as source } from '../en-US/running-loan.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  ways: {
    title: 'Iba pang paraan',
    proof: 'Nagbayad ako pero hindi lumalabas',
    proofHint: 'Padalhan kami ng picture; bilang ito mula sa araw na nagbayad ka',
    extendHint:
      'Dagdag na {days, plural, one {# araw} other {# araw}} sa halagang {price}, walang late charge sa mga araw na ito',
    extendNot: 'Hindi puwede ngayon: tingnan kung bakit',
    cannotHint: 'Magkakatabi ang lahat ng paraan, walang itinatago',
    whatIfHint: 'Ngayon, sa susunod, na‑extend o huli: tingnan muna',
    cancelHint: 'Walang bayad hanggang {time}',
  },
  extend: {
    title: 'I‑extend ang due date',
    lead: 'Magbabayad ka ng {price} ngayon. Lilipat ang due date mo mula {from} patungong {to}. Hindi magbabago ang {principal} na natitira sa hiniram mo, at walang late charge hanggang {to}.',
    dueOn: 'Bagong due date',
    interest: 'Interes sa {days} araw',
    fee: 'Bayad sa extension',
    price: 'Presyo',
    reversed: 'Late charge na mawawala',
    reversedPenaltyFee: 'Penalty fee na mawawala',
    left: '{count, plural, =0 {Ito na ang huling beses na puwedeng i‑extend ang loan na ito.} =1 {Pagkatapos nito, puwede ka pang mag‑extend nang isang beses.} other {Pagkatapos nito, puwede ka pang mag‑extend nang # beses.}}',
    compare: 'Alin ang mas mabuti sa iyo?',
    extended: 'I‑extend, tapos bayaran lahat sa {date}',
    instead: 'Bayaran ang {price} bilang bahagi, tapos lahat sa {date}',
    rest: 'Matitirang babayaran noon',
    cost: 'Kabuuang gastos ng loan',
    cheaper: 'Mas mura nang {amount} ang bahaging bayad, dahil pinaliliit nito ang loan.',
    pay: 'Magbayad ng {amount} at i‑extend',
    refused: {
      notRunning: 'Hindi tumatakbo ang loan na ito kaya walang due date na mae-extend.',
      usedUp:
        '{maxExtensions, plural, =0 {Hindi puwedeng i‑extend ang ganitong loan.} =1 {Isang beses lang puwedeng i‑extend ang loan na ito, at nagawa na.} other {# beses lang puwedeng i‑extend ang loan na ito, at nagawa na.}}',
      planAgreed: 'May plano ka na may sariling mga petsa. Kung hindi mo kaya ang mga iyon, kausapin kami.',
      tooLate:
        'Puwedeng i‑extend ang due date hanggang {maxOverdueDays, plural, one {# araw} other {# araw}} pagkalipas nito. {overdueDays} araw na ang nakalipas.',
      lawsLimit:
        'Hihigit sa pinapayagan ng batas ang gastos ng loan, kaya hindi namin ito puwedeng ibenta sa iyo.',
    },
    otherWays: 'Tingnan ang ibang paraan',
  },
  cannot: {
    title: 'Hindi ako makakabayad',
    lead: 'May utang kang {amount} ngayon. Ito ang magagawa mo, at ang kabuuang gastos ng loan sa bawat isa.',
    cost: 'Kabuuang gastos: {amount}',
    half: 'Magbayad ng bahagi',
    halfLead:
      'Halimbawa {now} ngayon, at ang natitirang {rest} sa {date}. Isara ito at piliin ang “Bahagi lang” sa itaas.',
    extend: 'I‑extend ang due date sa {date}',
    extendLead: '{price} ngayon, at {rest} sa bagong petsa.',
    extendOpen: 'Tingnan ang ibig sabihin',
    plan: 'Bayaran sa {count} buwanang hulog',
    planLead:
      'Hanggang {each} bawat hulog, mula {first} hanggang {last}. Wala nang idadagdag, at mawawala ang late charge.',
    planAsk: 'Hilingin ang planong ito',
    wait: 'Wala munang gagawin',
    waitLead: 'Magiging {amount} ang babayaran sa {date}. May late charge na dagdag sa bawat araw na huli.',
    waitPenaltyFee: 'May penalty fee na {amount} na idadagdag nang isang beses, sa unang araw na huli.',
    talk: 'Kausapin kami',
    talkLead: 'May taong tatawag o susulat sa iyo. Wala kang babayaran dito.',
    talkAsk: 'Humiling ng usapan',
    asked: 'Nahiling mo na ito. May taong titingin dito at sasagot.',
    fair: 'Hindi namin tinatawagan ang mga contact o trabaho mo tungkol dito.',
  },
  cancel: {
    title: 'I‑cancel ang loan',
    lead: 'Isasauli mo ang natanggap mo at wala kang utang: walang bayad, walang interes. Puwede itong hilingin hanggang {time}.',
    amount: 'Isasauli',
    next: 'May taong sasagot at magsasabi kung paano isauli ang pera. Sapat nang humiling ngayon, kahit mahuli ang sagot.',
    ask: 'Humiling ng pagkansela at isauli ang {amount}',
    keep: 'Ituloy ang loan',
  },
  requests: {
    title: 'Mga hiniling mo sa amin',
    asked: 'Hiniling {time}',
    ended: 'Nasagot {time}',
    kind: {
      cancellation: 'I‑cancel ang loan, {amount} ang isasauli',
      plan: 'Planong {count} hulog, ang una sa {date}',
      talk: 'Usapan tungkol sa pagbabayad',
      refund: 'Ibalik sa akin ang {amount}',
      'older-records': 'Mas lumang rekord',
    },
    status: { open: 'Inaasikaso namin', done: 'Tapos na', refused: 'Hindi puwede' },
    refused: {
      WINDOW_OVER: 'Lampas na ang panahong puwede ito.',
      MONEY_NOT_RETURNED: 'Hindi pa bumabalik sa amin ang pera.',
      NOT_ELIGIBLE: 'Hindi ito puwede sa loan na ito sa ngayon.',
      NO_CREDIT: 'Wala kang pera sa amin.',
      DUPLICATE: 'Hiniling mo na ito dati, at iyon ang bibilangin.',
      NOT_AGREED: 'Hindi tayo nagkasundo rito.',
      other: 'Tumawag o sumulat sa amin sa ilalim ng Tulong kung gusto mong malaman pa.',
    },
  },
  credit: {
    title: 'May hawak kaming {amount} na sa iyo',
    lead: 'Sobra ito sa utang mo. Ipambabayad ito sa susunod na due mo, maliban kung bawiin mo.',
    ask: 'Ibalik ito sa akin',
    onItsWay: 'Papunta na sa account mo ang {amount}.',
  },
};
