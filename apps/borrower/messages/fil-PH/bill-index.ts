import type { messages as source } from '../en-US/bill-index.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Loan Ko',
  tabs: { label: 'Uri ng loan', main: 'Cash na loan', sub: 'Hulugan' },
  none: {
    title: 'Wala kang utang',
    lead: 'Kapag humiram ka, dito mo makikita kung magkano ang utang mo, hanggang kailan at paano magbayad.',
    home: 'Ano ang puwedeng gawin',
  },
  noneYet: {
    title: 'Wala ka pang loan',
    incomplete:
      'Hindi pa naipapadala ang application mo. Kapag may loan ka na, dito mo makikita kung magkano ang utang mo, hanggang kailan at paano magbayad.',
    toForm: 'Ituloy ang application ko',
    review: 'Tinitingnan namin ang application mo. Wala kang utang, at walang ipapadala bago ka pumirma.',
    toReview: 'Tingnan kung nasaan na',
    rejected: 'Nasa home page kung bakit, at kung kailan ka puwedeng mag‑apply ulit.',
    toHome: 'Pumunta sa home page',
    offer:
      'Puwede kang humiram kung gusto mo. Makikita mo muna ang buong gastos, at wala kang utang bago ka pumirma.',
    toOffer: 'Tingnan ang magiging gastos',
    toInstallments: 'O bayaran nang hulugan',
  },
  sub: {
    title: 'Walang hulugang loan',
    lead: 'Puwedeng hulugan ang pagbabayad ng loan. Tingnan kung bukas na ito sa iyo at magkano.',
    see: 'Tingnan ang hulugang loan',
  },
  elsewhere: {
    title: 'Nasa kabilang tab ang loan mo',
    sub: 'May hulugang loan ka.',
    main: 'May cash loan ka.',
    see: 'Ipakita',
  },
  calendar: {
    title: 'Kailan ito due',
    plain: 'Due sa {date}.',
    on: 'Due sa {date}, araw ng sahod mo.',
    after: 'Due sa {date}, {days, plural, one {# araw} other {# araw}} pagkatapos ng sahod mo sa {payday}.',
    before:
      'Due sa {date}, {days, plural, one {# araw} other {# araw}} bago ang sahod mo sa {payday}: baka kapos ka pa noon.',
    overdue: 'Due ito noong {date}.',
    overduePaid: 'Due ito noong {date}. Susunod mong sahod: {payday}.',
    ofLoan: 'Loan no. {number}:',
    move: 'Tingnan kung maiuusog ang due date',
  },
  earlier: 'Mga loan na tapos na',
  history: 'Tingnan ang buong kasaysayan',
  row: '{amount}, loan no. {number}',
};
