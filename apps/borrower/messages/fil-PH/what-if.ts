import type { messages as source } from '../en-US/what-if.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Paano kung …',
  lead: 'Tumingin muna bago magpasya. Ito mismo ang mga halagang makikita mo sa araw na iyon.',
  today: 'Babayaran mo lahat ngayon',
  step: '{days, plural, =0 {Babayaran mo lahat ngayon} =1 {Babayaran mo lahat bukas} other {Babayaran mo lahat pagkatapos ng # araw}}',
  sooner: 'Mas maaga ng isang araw',
  later: 'Mas huli ng isang araw',
  extend: 'Magdadagdag ka ng {days} araw sa halagang {price} at babayaran ang natitira sa bagong petsa',
  late: 'Babayaran mo lahat {days} araw pagkatapos ng due date',
  owed: 'Babayaran sa araw na iyon',
  cost: 'Kabuuang gastos ng loan',
  left: 'Natitira sa ilalim ng hangganan ng batas',
  ceiling: 'May hangganan ang batas: hindi lalampas sa {amount} ang lahat ng gastos ng loan na ito.',
};
