import type { messages as source } from '../en-US/setup.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Settings',
  saved: 'Na‑save na.',
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
  lock: {
    label: 'I‑lock pagkatapos ng',
    off: 'Naka‑off',
    choice: '{minutes, number} minuto',
    hint: 'Para sa phone na ginagamit din ng iba. Kapag ganoon katagal nang hindi ginagamit, malo‑log out ka rito at babalik gamit ang bagong code sa SMS; iilan lang ang code sa isang araw. Mawawala ang mga sagot na hindi naipadala, gaya sa bawat pag‑log out. Habang nasa ibang app ka, walang makikita na sa iyo.',
  },
  notices: {
    title: 'Mga ipinapaalam namin sa iyo',
    loans: 'Balita sa application at mga loan mo',
    loansHint: 'Laging naka‑on, sa mensahe at SMS.',
    reminders: 'Paalala bago ang due',
    remindersHint: 'Kapag lampas na sa due, sasabihan ka pa rin namin.',
    days: 'Mga araw ng paalala',
    daysBefore: { three: '3 araw bago ang due', one: '1 araw bago ang due', none: 'Sa mismong araw' },
    offers: 'Mga alok',
    offersHint:
      'Mga kupon at kung magkano ang puwede mong hiramin. Sa app at bilang notice sa phone mo, hindi sa SMS.',
    hour: 'Oras ng paalala',
    hourHint: 'Oras sa Maynila. Sa pagitan lang ng 6 am at 10 pm kami nagme-message.',
  },
  push: {
    title: 'Mga notice sa phone na ito',
    label: 'Ipakita ang mga notice',
    why: 'Malalaman mo agad kapag may naghihintay sa iyo. Lalabas ito kahit naka‑lock ang screen, walang pangalan at halaga, at hindi kailanman mula 10 pm hanggang 6 am.',
    notInstalled: 'Sa mga app na nasa home screen lang ito ipinapakita ng phone.',
    install: 'Ilagay sa home screen',
    unknown:
      'Hindi hinahayaan ng phone na ito na magpakita ng notice ang app na gaya nito. Sa iPhone, kailangan ang iOS 16.4 pataas.',
    denied:
      'Naka‑block ang mga notice. Para payagan, buksan ang Settings ng phone, piliin ang Notifications, tapos ang {product}, at i‑on ito.',
  },
  ads: {
    title: 'Mga ad',
    label: 'Sabihin kung aling ad ang nagdala sa iyo',
    hint: 'Naka‑off ito hangga’t hindi mo ino‑on. Kapag naka‑on, sasabihin namin sa Adjust, isang advertising service, kung aling ad ang nagdala sa iyo rito at na nag‑apply ka ng loan, gamit ang isang random na numero. Hindi kailanman ang pangalan mo, ang phone number mo o anumang halaga. Puwede mo itong i‑off anumang oras at wala nang ipapadala.',
  },
  signature: {
    title: 'Ang pirma mo',
    lead: 'Gagamitin sa mga susunod mong loan. Hihingin pa rin ang oo mo sa bawat isa.',
    label: 'Ang pirma mo, gaya ng ginawa mo',
    made: 'Ginawa noong {time}',
    none: 'Hindi ka pa nakapirma. Hihingin namin ito sa una mong loan.',
    replace: 'Gumawa ng bago',
    save: 'Gamitin ang pirmang ito',
    cancel: 'Huwag palitan',
    missing: 'Pumirma muna.',
    saved: 'Na‑save ang bagong pirma',
  },
  clear: {
    title: 'Linisin ang phone na ito',
    lead: 'Aalisin ang lahat ng nilagay ng app na ito sa phone:',
    session: 'ang pag‑log in mo sa phone na ito',
    drafts: 'mga sagot na hindi pa naipapadala',
    choices: 'laki ng letra, mga nakatagong halaga, lock at mga notice sa phone na ito',
    stays: 'Mananatili ang wika, at nasa amin pa rin ang account, mga loan at mensahe mo.',
    offline:
      'Offline ka: mawawala agad ang pag‑log in mo rito, at tatapusin namin ito sa panig namin kapag online na ang phone.',
    button: 'Linisin ang phone na ito',
    confirm: 'Oo, linisin at mag‑log out',
    keep: 'Huwag na lang',
  },
  others: {
    title: 'Ibang phone',
    lead: 'Nawalan ng phone, o may nag‑log in na hindi ikaw? Tatapusin nito ang lahat ng log‑in maliban sa phone na ito. Kailangan ng code na ipapadala sa numero mo para makabalik.',
    button: 'Mag‑log out sa lahat ng ibang phone',
    done: '{count, plural, =0 {Wala kang ibang log‑in.} =1 {Tapos na. Isang ibang log‑in ang natapos.} other {Tapos na. # na ibang log‑in ang natapos.}}',
  },
  logOut: 'Mag‑log out',
  reloan: 'Easy Re‑loan: tingnan at palitan',
  version: 'Bersyon {version}',
};
