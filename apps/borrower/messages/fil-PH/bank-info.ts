import type { messages as source } from '../en-US/bank-info.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  type: {
    title: 'Paano mo gustong matanggap ang pera?',
    why: 'Dapat nakapangalan sa iyo ang account. Doon lang kami magpapadala, at wala kaming kukunin doon.',
    digitalWallet: 'Dumarating sa loob ng ilang minuto, araw man o gabi',
    bankCard: 'Ilang minuto lang hanggang ₱50,000; lampas doon, sa susunod na banking day',
    remittanceShop: 'Kukunin nang cash sa counter, dala ang ID mo',
  },
  institution: {
    label: { digitalWallet: 'E-wallet mo', bankCard: 'Bangko', remittanceShop: 'Padala center' },
    choose: {
      digitalWallet: 'Piliin ang e-wallet mo',
      bankCard: 'Piliin ang bangko mo',
      remittanceShop: 'Pumili ng padala center',
    },
    change: 'Pumili ng iba',
  },
  account: {
    digitalWallet: 'Ang e-wallet mo',
    bankCard: 'Ang bank account mo',
    remittanceShop: 'Kung saan mo kukunin',
    why: 'Isang maling numero lang, babalik sa amin ang pera. Pakitingnan ulit.',
    walletHint: '11 numero na nagsisimula sa 09. Dapat fully verified ang wallet.',
    read: 'Ang basa namin: {number}.',
    numberHint: 'Makikita sa banking app o passbook mo. Ayos lang kung may space.',
    againHint: 'I‑type o i‑paste ulit para mahuli kung may mali.',
    shopNote: 'Ibibigay ng kahit anong branch ang pera kapag ipinakita mo ang ID na ibinigay mo sa amin.',
  },
  payee: {
    title: 'Pangalan sa account',
    why: 'Ikukumpara ito ng bangko sa account. Dapat kapareho ng nasa ID mo.',
    differs: 'Iba ang pangalang ito sa nasa ID mo ({name}). Madalas tanggihan ng bangko ang ganitong padala.',
    save: 'I‑save ang account ko',
    phoneHint: 'Sa numerong ito magte-text ang bangko o wallet.',
  },
};
