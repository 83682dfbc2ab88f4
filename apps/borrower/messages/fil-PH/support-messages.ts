import type { messages as source } from '../en-US/support-messages.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Sumulat sa amin',
  lead: 'May taong babasa nito at sasagot sa loob ng {days, plural, one {# araw} other {# araw}}. Darating ang sagot sa mga mensahe mo.',
  kind: 'Ano ito?',
  kinds: {
    question: 'Tanong',
    complaint: 'Reklamo',
    suggestion: 'Mungkahi',
    paymentProof: 'Patunay ng bayad',
  },
  text: 'Sa sarili mong salita',
  missing: '{missing, plural, one {Kailangan pa ng # character.} other {Kailangan pa ng # na character.}}',
  left: '{left, plural, one {# character na lang} other {# na character pa ang puwede}}',
  withoutChinese: 'Inalis namin ang mga Chinese character. Gumamit ng mga letrang A hanggang Z.',
  send: 'Ipadala',
  errors: {
    kind: 'Pumili kung ano ito: tanong, reklamo o mungkahi.',
    short: 'Dagdagan pa nang kaunti: kulang ng {missing, plural, one {# character} other {# na character}}.',
    long: 'Paikliin nang {over, plural, one {# character} other {# na character}}.',
  },
  sent: 'Natanggap namin ito. Ang number nito ay {number}.',
  sentLead:
    'May taong sasagot sa loob ng {days, plural, one {# araw} other {# araw}}. Ibigay ang number na ito kung tatawag ka tungkol dito.',
  keptTitle: 'Nasa phone mo muna ito',
  keptLead:
    'Walang network ngayon. Kusa itong ipapadala, isang beses lang, kapag may network na, at makikita mo sa ibaba ang number nito.',
  another: 'Sumulat ng iba pa',
  own: 'Ang mga isinulat mo',
  none: 'Wala pa.',
  waits: 'Naghihintay ng network. Kusa itong ipapadala.',
  number: 'Ang number ay {number}.',
  written: 'Isinulat {time}.',
  expected: 'Sasagutin hanggang {time}.',
  proof: 'Nagbayad {time}, reference {reference}',
  outcomes: {
    answered: 'Ang sagot namin',
    found: 'Nakita namin ang bayad na ito. Bilang ito mula sa araw na nagbayad ka.',
    notFound: 'Hindi namin makita ang bayad na ito.',
  },
};
