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
  earlier: 'Mga loan na tapos na',
  history: 'Tingnan ang buong kasaysayan',
  row: '{amount}, loan no. {number}',
};
