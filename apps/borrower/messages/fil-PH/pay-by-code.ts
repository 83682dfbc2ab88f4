import type { messages as source } from '../en-US/pay-by-code.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Bayaran ang loan mo sa phone na ito',
  lead: 'Kailangan ang phone number ng account mo at ang order number ng loan mo. Magpapadala kami ng code sa SMS, tapos makikita mo ang utang mo at makakakuha ka ng payment reference.',
  open: 'Kumuha ng payment reference',
  phone: 'Mobile number ng account mo',
  phoneHint: 'Magpapadala kami ng code sa number na ito sa SMS.',
  phoneUsed: 'Ang gagamitin namin ay +63 {phone}.',
  phoneError: 'Pakilagay ang eksaktong phone number na nagsisimula sa 9.',
  order: 'Order number mo',
  orderHint:
    '12 numero, nasa mga resibo at statement mo, at sa Loan Ko. Kung hindi mo makita, tumawag sa amin.',
  orderError: 'Pakitingnan ang order number. May 12 numero ito, at baka may mali.',
  send: 'Padalhan ako ng code',
  onlyThis: 'Para lang sa pagbabayad ng loan na ito ang code. Wala itong ibang nabubuksan sa account mo.',
  owedTitle: 'Ang utang mo',
  inFull: 'Para mabayaran nang buo ngayon',
  get: 'Kumuha ng reference para sa {amount}',
  getPart: 'Kumuha ng reference',
  referenceTitle: 'Ang payment reference mo',
  referenceLead: 'Bayaran ang eksaktong halagang ito. Lalabas sa page na ito kapag dumating na.',
  another: 'Pumili ng ibang paraan ng bayad',
  arrived: 'Natanggap namin ang {amount}',
  arrivedLead: 'Salamat. Bilang na ito sa loan mo. Humingi ng panibagong code para makita ang natitira.',
  over: 'Hindi natuloy ang bayad na ito. Kung may nakuhang pera, tumawag sa amin. Kung wala, pumili ulit.',
};
