import type { messages as source } from '../en-US/easy-reloan.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Ang Easy Re-loan',
  lead: 'Pagkatapos ng bawat loan na nabayaran mo sa oras, ipapadala namin ang susunod. Sarado ito hangga’t hindi mo binubuksan, at puwede kang lumaktaw kahit kailan.',
  how: {
    title: 'Paano ito nangyayari',
    repay: 'Nabayaran mo nang buo at nasa oras ang isang loan.',
    told: 'Kinabukasan ng umaga, may SMS kami na may buong gastos.',
    sent: 'Pagkaraan ng isang araw ipapadala ang pera, maliban kung lalaktawan mo sa isang pindot.',
  },
  choose: 'Ano ang ipapadala sa bawat beses?',
  amount: 'Halaga',
  term: 'Babayaran pagkalipas ng',
  most: '{amount} ang pinakamataas na mahihiram mo ngayon. Ayos lang kung mas maliit.',
  confirm:
    'Oo, padalhan ako ng {amount} sa loob ng {days, plural, one {# araw} other {# araw}} sa bawat beses',
  confirmMissing: 'I-tick ito kung ito ang gusto mong halaga at tagal.',
  priced: 'Magkano ang susunod na loan',
  pricedNote:
    'Parang ngayon ito ipapadala, na may {voucher} na bawas sa mga bayarin. Ang presyong sasabihin sa iyo bago ang bawat loan ang masusunod.',
  notPriced: 'Hindi namin inaalok ang halagang ito sa ganitong tagal. Pumili ng iba.',
  ladder: {
    title: 'Ano ang ibinabawas sa mga bayarin',
    activation: '{amount} na kupon sa unang pagbukas mo',
    step: 'Ika-{count, number} na sunod-sunod na loan: {voucher} na voucher at {extra}, {amount} na bawas lahat-lahat',
    last: 'Ika-{count, number} na sunod-sunod na loan at lahat ng kasunod: {voucher} na voucher at {extra}, {amount} na bawas lahat-lahat',
    next: 'susunod',
    extra: 'Hindi hihigit sa mga bayarin ang ibabawas.',
    reset: 'Kapag lumaktaw o nahuli ng bayad, magsisimula ulit ang bilang. Wala kang ibang babayaran.',
  },
  toAgreement: 'Basahin ang kasunduan',
  notNow: 'Huwag muna',
  on: {
    title: 'Bukas ang Easy Re-loan',
    lead: '{amount} sa loob ng {days, plural, one {# araw} other {# araw}} pagkatapos ng bawat loan na nabayaran sa oras.',
    list: 'Tingnan ang susunod at mga dating loan',
    save: 'I-save ang halaga at tagal',
    saved: 'Na-save na',
    changeNote:
      'Kung nasabi na namin ang susunod mong loan, sasabihin namin ulit ang bagong gastos isang araw bago.',
  },
  off: {
    button: 'Isara',
    done: 'Sarado na ang Easy Re-loan',
    locked:
      'Maisasara ito kapag nabayaran na ang loan na {number}, dahil may voucher ng Easy Re-loan na ginamit doon.',
    until: 'Sa {date} ang due nito.',
    still: 'Hanggang doon, malalaktawan mo pa rin ang bawat loan bago ito ipadala.',
  },
  agreement: {
    title: 'Kasunduan sa Easy Re-loan',
    lead: 'Pakibasa ito. Walang bubuksan bago ka pumayag.',
    chosen: '{amount} sa loob ng {days, plural, one {# araw} other {# araw}} sa bawat beses',
    consent: 'Nabasa ko ang kasunduan sa Easy Re-loan at pumapayag ako.',
    consentMissing: 'I-tick ito kung pumapayag ka.',
    agree: 'Pumapayag ako, buksan ito',
    done: 'Bukas na ang Easy Re-loan',
    noChoiceTitle: 'Piliin muna ang halaga at tagal',
    noChoice: 'Nakasulat ang mga ito sa kasunduan.',
    back: 'Piliin ang halaga at tagal',
  },
  list: {
    title: 'Mga naka-iskedyul kong loan',
    lead: 'Ano ang susunod na ipapadala, at ano ang mga naipadala na.',
    nextTitle: 'Ang susunod mong loan: {amount}',
    goesOut: 'Ipapadala ang pera sa {date}, mula {time}.',
    told: 'Sinabi namin sa iyo noong {date}.',
    toTell: 'Sasabihin namin ang buong gastos isang araw bago.',
    skip: 'Laktawan ito',
    skipped: 'Nilaktawan na. Walang ipapadalang pera.',
    change: 'Palitan ang halaga',
    noneTitle: 'Walang naka-iskedyul',
    noneOn: 'Kapag nabayaran mo sa oras ang susunod mong loan, makikita rito ang kasunod nito.',
    noneOff: 'Sarado ang Easy Re-loan. Ikaw mismo ang hihiram kapag gusto mo.',
    setting: 'Tingnan kung paano ito gumagana',
    pastTitle: 'Mga nauna',
    states: {
      sent: 'Naipadala noong {date}',
      skipped: 'Nilaktawan noong {date}',
      failed: 'Hindi naipadala noong {date}',
    },
    voucher: '{amount} na bawas sa mga bayarin',
    see: 'Tingnan ang loan na ito',
    refusals: {
      outstanding: 'May iba ka nang loan noon.',
      limit: 'Walang alok para sa iyo noong araw na iyon.',
      account: 'Walang account na mapapadalhan.',
      other: 'Hindi ito maialok sa ganitong mga kondisyon.',
    },
  },
  refusals: {
    alreadyOn: 'Bukas na ito.',
    off: 'Sarado ito. Buksan muna.',
    inUse: 'Hindi pa ito maisasara: may voucher nito na ginamit sa loan na hindi pa bayad.',
    over: 'Huli na para laktawan: naipadala na ang loan. Makakansela mo ito sa loob ng 24 oras pagdating ng pera.',
  },
  help: {
    must: 'Kailangan ko ba ito para makahiram?',
    mustAnswer: 'Hindi. Kahit wala nito, makakahiram ka kapag gusto mo, sa parehong presyo.',
    skip: 'Ano ang mangyayari kung lalaktaw ako?',
    skipAnswer:
      'Walang ipapadalang pera at wala kang utang. Magsisimula ulit ang mga voucher sa unang hakbang.',
    stop: 'Paano ko ito ititigil?',
    stopAnswer:
      'Pindutin ang Isara, dito o sa listahan ng naka-iskedyul na loan. Habang may voucher na gamit sa isang loan, maisasara ito kapag bayad na ang loan na iyon; palaging puwede ang paglaktaw.',
  },
};
