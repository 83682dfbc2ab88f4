import type { messages as source } from '../en-US/held-data.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Ang hawak naming impormasyon mo',
  lead: 'Ito ang lahat ng nakatago sa pangalan mo. Ikaw lang ang nakakakita ng page na ito; ang staff namin, kung ano lang ang kailangan sa trabaho nila, at nakatala ang bawat pagtingin.',
  kept: { why: 'Bakit', who: 'Sino ang nakakakita', howLong: 'Gaano katagal' },
  answers: {
    heading: 'Mga sinabi mo sa amin',
    why: 'Para matiyak na ikaw nga ito at mapagpasyahan ang loan mo.',
    who: 'Ang staff na tumitingin ng mga application.',
    howLong: 'Habang may loan ka, at hangga’t hinihingi ng batas pagkatapos noon.',
  },
  photos: {
    heading: 'Mga litrato at pirma mo',
    why: 'Para ma-check ang pagkakakilanlan mo nang isang beses, at para mapirmahan ang mga loan mo.',
    who: 'Ang staff na tumitingin ng mga application, at ang serbisyong nagkukumpara ng mukha kung may ginagamit. Hindi kailanman ang mga kakilala mo.',
    howLong: 'Habang may loan ka, at hangga’t hinihingi ng batas pagkatapos noon.',
    added: 'idinagdag noong {date}',
    motion: 'Gumagalaw na kuha ng selfie mo',
    signature: 'Pirma',
    none: 'Wala pang litrato at pirma',
  },
  consents: {
    heading: 'Mga sinang-ayunan mo',
    why: 'Para mapatunayan mo at namin kung aling text iyon.',
    who: 'Ikaw, ang staff namin, at ang korte kung hihingin.',
    howLong: 'Hangga’t may bisa ang sinang-ayunan mo.',
    none: 'Wala pa',
    kinds: {
      'log-in-privacy': 'Privacy notice, noong nag-log in',
      privacy: 'Paunawa sa privacy',
      terms: 'Mga tuntunin ng serbisyo',
      'loan-agreement': 'Kasunduan sa loan',
      'reloan-agreement': 'Kasunduan sa Easy Re-loan',
    },
    version: 'bersyon {version}',
    fingerprint: 'teksto {start}…',
  },
  decisions: {
    heading: 'Mga application, loan at bayad',
    why: 'Para maisagawa ang mga loan mo, at dahil hinihingi ito ng batas sa pagpapautang at buwis.',
    who: 'Ang staff na nag-aasikaso ng mga loan, at mga auditor.',
    howLong: '5 taon matapos masara ang huling loan mo.',
    applications: '{count, plural, one {# application} other {# na application}}',
    loans: '{count, plural, one {# loan} other {# na loan}}',
    payments: '{count, plural, one {# bayad} other {# na bayad}}',
    messages: '{count, plural, one {# mensahe} other {# na mensahe}}',
  },
  sessions: {
    heading: 'Kung saan ka naka-log in',
    why: 'Para manatili kang naka-log in at mapansin kung may ibang gumagamit.',
    who: 'Wala, maliban kung may i-report kang problema.',
    howLong: 'Hanggang mag-log out ka, 30 araw ang pinakamatagal.',
    open: '{count, plural, one {# phone o browser} other {# na phone o browser}}, ang huli mula {date}',
  },
  copy: {
    heading: 'Kumuha ng kopya',
    body: 'Isang file na may lahat ng ito at mga litrato mo, na mababasa mo at ng ibang nagpapahiram na pipiliin mo. Itago sa ligtas na lugar: marami itong sinasabi tungkol sa iyo.',
    button: 'I-save ang kopya ko',
    saved: 'Na-save ang kopya mo',
  },
};
