import type { messages as source } from '../en-US/loan-cards.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  hideAmounts: 'Itago ang mga halaga',
  card: {
    order: 'Loan no. {number}',
    dueThen: 'Due sa araw na iyon: {amount}',
    settleToday: 'Para mabayaran lahat ngayon',
    progress: 'Nabayaran mo na ang {paid} sa {principal} na hiniram mo',
    saved: 'Kung ngayon ka magbabayad at hindi sa due date, makakatipid ka ng {amount} na interes.',
    lateSoFar: 'Late charge hanggang ngayon: {amount}. Kasama na ito sa halaga sa itaas.',
    penaltySoFar: 'Penalty fee: {amount}. Kasama na ito sa halaga sa itaas.',
    grows: 'Nadadagdagan ng {amount} bawat araw. Hindi ito kailanman lalampas sa kabuuang {most}.',
    growsNoMore: 'Umabot na ito sa limit at hindi na lalaki.',
    pay: 'Bayaran ang {amount}',
  },
  waiting: {
    title: 'Hinihintay namin ang {channel}',
    lead: '{amount}, sinimulan noong {time}. Nabayaran mo na? Wala ka nang kailangang gawin.',
    soon: 'Makikita mo rito agad kapag dumating na.',
    checked: 'Wala pang dumarating. Patuloy kaming tumitingin.',
    check: 'Tingnan ulit',
    proof: 'Nagbayad na ako: ipakita',
    other: 'Hindi pa bayad? Ituloy, o magbayad sa ibang paraan',
  },
  ways: {
    title: 'Hindi kaya nang buo?',
    part: 'Magbayad ng bahagi',
    extend: 'I‑extend ang due date',
    cannot: 'Hindi ako makakabayad',
  },
  sending: {
    title: 'Papunta na ang pera mo',
    lead: '{amount} papunta sa {institution} {account}',
    signed: 'Pumirma ka na',
    sent: 'Ipinadala namin ang pera',
    sentAt: 'Ipinadala noong {time}',
    arrives: 'Darating ito sa account mo',
    by: 'Hanggang {time}',
    overdueBy: 'Dapat ay dumating na ito noong {time}',
    unknown:
      'Hindi pa kinukumpirma ng bangko. Patuloy kaming nagtatanong at hindi kami magpapadala nang dalawang beses.',
    noInterest: 'Magsisimula lang ang interes kapag dumating na ang pera.',
    late: 'Kung wala pa rin sa oras na iyon, masasabi mo sa amin dito sa isang tap.',
    report: 'Sabihing hindi pa dumarating',
    supportMessage:
      'Hindi pa dumarating ang pera ng loan ko no. {number} ({amount}, papunta sa {institution} {account}). Ipinadala ito noong {time}.',
    reference: 'Reference ng bangko',
    copy: 'Kopyahin ang reference',
  },
  failed: {
    title: 'Hindi naipadala ang pera',
    owe: 'Hindi pa nagsisimula ang loan mo. Wala kang utang.',
    account: 'Sinubukan namin ang {institution} {account}.',
    reason: {
      invalid:
        'Hindi valid ang wallet o bank info. Hindi mapapasukan ng pera. Pakitingnan nang isa-isa ang number.',
      closed: 'Ayon sa kanila, sarado na ang account na ito. Gumamit ng ibang account.',
      name: 'Hindi tugma ang pangalan sa nasa account. Isulat ito gaya ng nasa kanila, o gumamit ng ibang account mo.',
      limit:
        'Lalampas ang account sa sarili nitong limit. Bawasan muna ang laman nito, o gumamit ng ibang account.',
      unverified:
        'Hindi pa fully verified ang wallet na ito. Tapusin iyon sa app nila, o gumamit ng ibang account.',
      bank: 'Hindi sila makatanggap ng pera noong oras na iyon. Walang mali sa account mo: i‑save lang ito ulit at ipapadala namin ulit ang pera.',
      lender:
        'Sa amin nagkaproblema, hindi sa account mo. I‑save lang ito ulit at ipapadala namin ulit ang pera.',
      other: 'Hindi nila ito tinanggap. Pakitingnan ang numero at pangalan, o gumamit ng ibang account.',
    },
    fix: 'Ayusin ang account ko',
    again: 'Ipadala ulit',
  },
  writtenOff: {
    title: 'Hanapan natin ng paraan ang loan na ito',
    when: 'Isinara sa aming libro noong {date}',
    owed: 'Kulang pa',
    still: 'Hindi na ito lumalaki: walang idinadagdag na interes o singil.',
    how: 'Puwede mo itong bayaran dito, buo o paunti‑unti. Para sa hulugang kaya mo, tumawag o sumulat sa amin.',
    fair: 'Ikaw lang ang kakausapin namin tungkol dito. Puwede mong sabihin anumang oras kung may hindi ka sinasang-ayunan.',
    call: 'Tumawag sa {number}',
    write: 'Sumulat sa amin',
    supportMessage: 'Tungkol sa loan ko no. {number}: ',
    paidTitle: 'Wala ka nang utang sa loan na ito',
    paidLead: 'Salamat at nabayaran mo ito.',
  },
  cancelled: {
    title: 'Na‑cancel ang loan mo',
    when: 'Na‑cancel noong {date}',
    givenBack: 'Naibalik na ang natanggap mo. Wala kang utang: walang interes, walang bayarin.',
    neverArrived: 'Walang dumating na pera, kaya wala ring ibabalik. Wala kang utang.',
  },
};
