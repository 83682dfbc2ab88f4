import type { messages as english } from '../en-US/sub-index.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof english> = {
  title: 'Hulugang loan',
  lead: 'Bayaran ang loan sa ilang maliliit na hulog sa halip na isang malaking bayad.',
  upTo: 'Puwede kang humiram nang hulugan hanggang',
  oneAtATime:
    'Isang loan lang muna: habang may loan ka sa alinman sa dalawa, maghihintay ang isa, para hindi magpatong-patong ang utang.',
  limitTooLow: 'Nagsisimula sa {amount} ang hulugang loan, at mas mababa pa roon ang limit mo ngayon.',
  see: 'Tingnan ang magiging gastos',
  seeMain: 'Isang bayaran na lang',
  notYet: {
    title: 'Hindi pa ito bukas sa iyo',
    lead: 'Magbubukas ito kapag may 1 loan ka nang nabayaran nang buo at sa oras.',
    late: 'Hindi kasama sa bilang ang loan na nahuli. Puwedeng ang susunod mo na.',
    main: 'Tingnan ang cash loan',
  },
  compare: {
    title: 'Ang gastos kumpara sa cash loan',
    amount: 'Halaga',
    term: 'Babayaran sa',
    sub: 'Hulugan',
    main: 'Isang bayaran',
    payments: 'Bilang ng bayad',
    receive: 'Matatanggap mo',
    largest: 'Pinakamalaking bayad',
    repay: 'Babayaran mo lahat-lahat',
    cost: 'Gastos mo lahat-lahat',
    rate: 'Effective rate bawat buwan',
    none: 'Wala nito para sa halaga at tagal na ito.',
    less: 'Mas mababa nang {amount} ang kabuuang gastos mo kapag hulugan.',
    more: 'Mas mataas nang {amount} ang kabuuang gastos mo kapag hulugan.',
    same: 'Pareho ang kabuuang gastos mo sa dalawa.',
  },
};
