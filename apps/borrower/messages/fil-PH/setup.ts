import type { messages as source } from '../en-US/setup.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Mga setting',
  saved: 'Na-save na.',
  undo: 'Ibalik',
  language: { title: 'Wika', lead: 'Ito rin ang gagamitin sa SMS at mga papeles mo.' },
  phone: {
    title: 'Sa phone na ito',
    textSize: 'Laki ng letra',
    sample: 'Ganito ang itsura ng mga letra.',
    hideAmounts: 'Itago ang mga halaga',
    hideAmountsHint:
      'Tuldok ang lalabas sa halip na halaga sa Home, sa mga loan at mensahe mo. Laging makikita ang presyong pagpapasyahan mo.',
  },
  notices: {
    title: 'Ang sinasabi namin sa iyo',
    loans: 'Balita sa application at mga loan mo',
    loansHint: 'Laging bukas, sa mensahe at SMS.',
    reminders: 'Paalala bago ang due',
    remindersHint:
      '3 araw bago, isang araw bago at sa mismong araw. Kapag lampas na sa due, sasabihan ka pa rin namin.',
    offers: 'Mga alok',
    offersHint: 'Mga kupon at kung magkano ang puwede mong hiramin. Sa app lang, hindi sa SMS.',
    hour: 'Paalalahanan ako nang',
    hourHint: 'Oras sa Manila. 6 am hanggang 10 pm lang kami sumusulat.',
  },
  signature: {
    title: 'Ang pirma mo',
    lead: 'Gagamitin sa mga susunod mong loan. Hihingin pa rin ang pagsang-ayon mo sa bawat isa.',
    label: 'Ang pirma mo, gaya ng ginawa mo',
    made: 'Ginawa noong {time}',
    none: 'Hindi ka pa nakapirma. Hihingin namin ito sa una mong loan.',
    replace: 'Gumawa ng bago',
    save: 'Gamitin ang pirmang ito',
    cancel: 'Huwag palitan',
    missing: 'Pumirma muna.',
    saved: 'Na-save ang bagong pirma',
  },
  clear: {
    title: 'Linisin ang phone na ito',
    lead: 'Aalisin ang lahat ng nilagay ng app na ito sa phone:',
    session: 'ang pag-log in mo sa phone na ito',
    drafts: 'mga sagot na hindi pa naipapadala',
    choices: 'wika, laki ng letra at mga nakatagong halaga',
    stays: 'Mananatili sa amin ang account, mga loan at mensahe mo.',
    button: 'Linisin ang phone na ito',
    confirm: 'Oo, linisin at mag-log out',
    keep: 'Huwag na lang',
  },
  logOut: 'Mag-log out',
  version: 'Bersyon {version}',
};
