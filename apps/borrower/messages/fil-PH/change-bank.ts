import type { messages as source } from '../en-US/change-bank.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Palitan ang account ko',
  lead: 'Dito ipapadala ang susunod mong loan. Walang mababago sa mga dati mong loan.',
  now: 'Ang account mo ngayon',
  account: '{institution} – {number}',
  refused: {
    noLoanSettled: 'Puwede kapag bayad na ang una mong loan',
    noLoanSettledBody:
      'Hanggang doon, mananatili ang account na ibinigay mo. Kung tinanggihan ito ng bangko, maitatama mo ito sa Home.',
    loanOpen: 'Hindi puwede habang may loan kang hindi pa bayad',
    loanOpenBody: 'Mapapalitan mo ang account kapag bayad na ang loan na ito.',
    payoutUnderWay: 'May pera kang parating',
    payoutUnderWayBody: 'Mapapalitan mo ang account kapag dumating na ito.',
    maintenance: 'System maintenance: hindi mapapalitan ang bank account mula {from} hanggang mga {time}',
    maintenanceBody: 'Mananatili ang account mo, at gumagana ang lahat ng iba pa.',
    newDevice: 'Bago sa amin ang phone o browser na ito',
    newDeviceUntil:
      'Mapapalitan mo ang account dito mula {time}. Kailangang lumipas ang isang araw mula sa unang log-in, para hindi maipadala sa iba ang pera mo kung manakaw ang number mo.',
    newDeviceBody:
      'Mag‑log out at mag‑log in ulit dito. Makalipas ang isang araw, mapapalitan mo na ang account. Proteksyon ito kung manakaw ang number mo.',
  },
  closing:
    'Mula {from} hanggang mga {until}, hindi mapapalitan ang account. Tapusin ito bago noon, o bumalik pagkatapos.',
  toHome: 'Pumunta sa Home',
  toLoan: 'Tingnan ang loan ko',
  toProfile: 'Bumalik sa Profile',
  toWish: 'Bumalik sa pagpirma ng loan',
  form: {
    type: 'Ang bago mong account',
    where: 'Pumili sa listahan',
    payee: 'Pangalan sa account',
    send: 'Padalhan ako ng code',
    safe: 'Dapat kapareho ng pangalan sa ID mo. Pagkatapos, magpapadala kami ng code sa number mo.',
  },
  code: {
    title: 'Ilagay ang code',
    sent: 'Ipinadala namin ito sa SMS sa number mo. Para lang ito sa pagpapalit na ito.',
    label: 'Code na may {length, number} na numero',
    incomplete: 'Ilagay ang lahat ng {length, number} na numero ng code.',
    save: 'I‑save ang bago kong account',
    again: 'Magpadala ng bagong code',
    back: 'Baguhin ang nailagay ko',
  },
  done: {
    title: 'Na‑save na ang bago mong account',
    body: 'Sa {institution}, {number} na pupunta ang susunod mong loan. Sinabi rin namin ito sa SMS.',
  },
};
