import type { messages as source } from '../en-US/work-info.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  type: { title: 'Ano ang trabaho mo?', why: 'Ang itatanong lang namin ay ang bagay sa sagot mo.' },
  employer: {
    title: 'Ang trabaho mo',
    own: 'Ang negosyo mo',
    why: 'Hindi kami tatawag sa trabaho mo tungkol sa utang.',
    companyHint: 'Gaya ng nakasulat sa payslip o ID mo',
    ownCompany: 'Pangalan ng negosyo mo',
    ownCompanyHint: 'Kung walang pangalan, isulat ang hanapbuhay mo, gaya ng “tricycle driver”.',
    ownPhone: 'Phone ng negosyo',
    ownAddress: 'Saan ka nagtatrabaho',
    addressHint: 'Sapat na ang lungsod o kalye',
  },
  pay: {
    title: 'Ang kita mo',
    why: 'Para bagay ang loan sa kinikita mo. Sa araw ng sahod mo kami babatay kapag nagmungkahi ng araw ng pagbabayad.',
    ownYears: 'Gaano na katagal ang negosyo mo?',
    weekday: 'Anong araw ng linggo?',
    monthDay: 'Anong petsa ng buwan?',
    sourceHint: 'Halimbawa padala ng pamilya, pensyon o ipon',
  },
  school: {
    title: 'Ang paaralan mo',
    why: 'Ilalagay namin ito sa application mo. Hindi namin kokontakin ang paaralan mo.',
  },
};
