import type { messages as source } from '../en-US/loan-simulator.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Praktis na loan',
  mark: 'Praktis ito gamit ang kunwaring pera: walang ipapadala, walang ise‑save.',
  next: 'Magpatuloy',
  back: 'Bumalik',
  choose: {
    title: 'Pumili ng halaga at tagal',
    lead: 'Kahit alin ay puwede. Sa totoong loan, pipili ka hanggang sa sarili mong limit.',
  },
  cost: {
    title: 'Tingnan ang buong gastos',
    lead: 'Ito ang totoong presyo ngayong araw. Sa totoong loan, ganito rin ang makikita mo bago ka pumirma.',
  },
  sign: {
    title: 'Pumirma',
    lead: 'Sa totoong loan, pipirma ka sa ilalim ng pangungusap na ito. Dito, sapat na ang i‑tick ito.',
    agree: 'Humihiram ako ng {amount} at magbabayad ng {total} sa {date}.',
    missing: 'I‑tick ang pangungusap para magpatuloy. Wala kang pananagutan dito.',
    do: 'Pumirma para sa praktis',
  },
  money: {
    title: 'Dumating ang pera',
    arrived:
      'Dumating sa wallet mo ang {amount} na kunwaring pera. Darating ang totoong pera sa loob ng 24 oras.',
    due: 'Magbabayad ka ng {amount} sa {date}.',
    cancel: 'Sa loob ng 24 na oras, puwede mo pang i‑cancel at isauli ito, at wala kang babayarang gastos.',
    do: 'Pumunta sa due date',
  },
  due: {
    title: 'Oras na para magbayad',
    lead: 'Ngayon ay {date}, at {amount} ang dapat bayaran. Piliin ang gagawin mo; puwede mong subukan ang bawat isa pagkatapos.',
    label: 'Ano ang gagawin mo?',
    do: 'Tingnan ang gastos',
  },
  scenarios: {
    early: 'Maaga kong binayaran ang lahat',
    onTime: 'Babayaran ko ang lahat ngayon',
    inTwoParts: 'Kalahati ngayon, at ang natitira pagkalipas ng {days} araw',
    extended: 'Ie-extend ko ang due date nang {days} araw',
    late: 'Mahuhuli ako nang {days} araw, saka babayaran ang lahat',
  },
  result: {
    title: 'Magkano ang gastos mo',
    part: 'Nagbayad ka ng bahagi',
    extension: 'Bayad mo sa extension',
    payoff: 'Binayaran mo ang lahat ng utang',
    paid: 'Kabuuang binayaran mo',
    received: 'Natanggap mo',
    cost: 'Gastos mo sa loan',
    same: 'Iyan ang presyong pinirmahan mo.',
    more: 'Mas mataas iyan nang {amount} kaysa kung nasa oras.',
    less: 'Mas mababa iyan nang {amount} kaysa kung nasa oras.',
    talk: 'Kung hindi ka makakabayad sa oras, sabihin mo sa amin bago ang due date: makikita mo ang bawat paraan at ang presyo nito.',
    compare: 'Paghambingin ang lahat',
  },
  compare: {
    title: 'Lahat ng paraan, magkatabi',
    lead: '{amount} sa loob ng {days, plural, one {# araw} other {# araw}}, bayad na nang buo sa bawat paraan.',
    scenario: 'Paraan',
    cost: 'Gastos',
    settled: 'tapos sa {date}',
    tried: 'sinubukan mo ito',
    another: 'Subukan ang ibang paraan',
    again: 'Magsimula ulit',
    login: 'Mag‑log in at tingnan ang sarili kong alok',
  },
};
