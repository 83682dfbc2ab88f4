import type { messages as source } from '../en-US/easy-reloan.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Easy Re‑loan',
  lead: 'Pagkatapos ng bawat loan na nabayaran mo sa oras, ipapadala namin ang susunod. Naka‑off ito hangga’t hindi mo ino‑on, at puwede kang lumaktaw kahit kailan.',
  how: {
    title: 'Paano ito nangyayari',
    repay: 'Nabayaran mo nang buo at nasa oras ang isang loan.',
    told: 'Kinabukasan ng umaga, may SMS kami na may buong gastos.',
    sent: 'Pagkaraan ng isang araw ipapadala ang pera, maliban kung lalaktawan mo sa isang tap.',
  },
  choose: 'Ano ang ipapadala sa bawat beses?',
  amount: 'Halaga',
  term: 'Tagal ng loan',
  most: '{amount} ang pinakamataas na mahihiram mo ngayon. Ayos lang kung mas maliit.',
  confirm:
    'Oo, padalhan ako ng {amount} sa loob ng {days, plural, one {# araw} other {# araw}} sa bawat beses',
  confirmMissing: 'I‑tick ito kung ito ang gusto mong halaga at tagal.',
  priced: 'Magkano ang susunod na loan',
  pricedNote:
    'Parang ngayon ito ipapadala, na may {off} na bawas sa mga bayarin. Ang presyong sasabihin sa iyo bago ang bawat loan ang masusunod.',
  pricedNoteAll:
    'Parang ngayon ito ipapadala, at lahat ng bayaring {off} ay ibinawas na. Nagkakahalaga ng {voucher} ang mga voucher, pero hindi hihigit sa mga bayarin ang bawas. Ang presyong sasabihin sa iyo bago ang bawat loan ang masusunod.',
  notPriced: 'Hindi namin inaalok ang halagang ito sa ganitong tagal. Pumili ng iba.',
  ladder: {
    title: 'Ano ang ibinabawas, at magkano ang matitirang gastos',
    for: 'Kinuwenta para sa {amount} sa loob ng {days, plural, one {# araw} other {# araw}} sa presyo ngayon.',
    activation: '{amount} na kupon sa unang pag‑on mo',
    step: 'Ika-{count, number} na sunod-sunod na loan: voucher na {voucher} at dagdag na {extra}',
    last: 'Ika-{count, number} na sunod-sunod na loan at lahat ng kasunod: voucher na {voucher} at dagdag na {extra}',
    net: '{off} ang bawas. {cost} ang gastos mo.',
    netAll: 'Bawas ang lahat ng bayaring {off}. {cost} ang gastos mo.',
    next: 'susunod',
    extra: 'Hindi hihigit sa mga bayarin ang ibabawas.',
    reset:
      'Kapag lumaktaw o nahuli ng bayad, magsisimula ulit ang bilang. Ang late charge ng nahuling loan ay ayon pa rin sa kasunduan nito.',
  },
  toAgreement: 'Basahin ang kasunduan',
  notNow: 'Huwag muna',
  on: {
    title: 'Naka‑on ang Easy Re‑loan',
    lead: '{amount} sa loob ng {days, plural, one {# araw} other {# araw}} pagkatapos ng bawat loan na nabayaran sa oras.',
    list: 'Tingnan ang susunod at mga dating loan',
    save: 'I‑save ang halaga at tagal',
    saved: 'Na‑save na',
    changeNote:
      'Kung nasabi na namin ang susunod mong loan, sasabihin namin ulit ang bagong gastos isang araw bago.',
  },
  off: {
    means:
      'Kapag in-off mo, wala nang kusang ipapadala, at hindi na itutuloy ang naka‑iskedyul na loan. Kapag in-on ulit, magsisimula ang mga voucher sa hanggang {first} na bawas.',
    button: 'I‑off',
    done: 'Naka‑off na ang Easy Re‑loan',
    locked:
      'Mao‑off ito kapag nabayaran na ang loan no. {number}, dahil may voucher ng Easy Re‑loan na ginamit doon.',
    until: 'Sa {date} ang due nito.',
    still: 'Hanggang doon, malalaktawan mo pa rin ang bawat loan bago ito ipadala.',
  },
  agreement: {
    title: 'Kasunduan sa Easy Re‑loan',
    lead: 'Pakibasa ito. Hindi ito mao-on hangga’t hindi ka pumapayag.',
    chosen: '{amount} sa loob ng {days, plural, one {# araw} other {# araw}} sa bawat beses',
    consent: 'Nabasa ko ang kasunduan sa Easy Re‑loan at pumapayag ako.',
    consentMissing: 'I‑tick ito kung pumapayag ka.',
    agree: 'Pumapayag ako, i‑on ito',
    done: 'Naka‑on na ang Easy Re‑loan',
    noChoiceTitle: 'Piliin muna ang halaga at tagal',
    noChoice: 'Nakasulat ang mga ito sa kasunduan.',
    back: 'Piliin ang halaga at tagal',
  },
  list: {
    title: 'Mga naka‑iskedyul kong loan',
    lead: 'Ano ang susunod na ipapadala, at ano ang mga naipadala na.',
    nextTitle: 'Ang susunod mong loan: {amount}',
    goesOut: 'Ipapadala ang pera sa {date}, mula {time}.',
    told: 'Sinabi namin sa iyo noong {date}.',
    toTell: 'Sasabihin namin ang buong gastos isang araw bago.',
    skip: 'Laktawan ito',
    cost: 'Matatanggap mo ang {receive} at magbabayad ka ng {repay} sa {date}. {cost} ang gastos mo.',
    skipMeans:
      'Kapag nilaktawan mo, walang ipapadalang pera at wala kang babayaran, pero mapuputol ang sunod-sunod na voucher: hanggang {first} na bawas ang susunod na loan imbes na {next}.',
    skipKeeps:
      'Kapag nilaktawan mo, walang ipapadalang pera at wala kang babayaran. Pareho ang voucher ng susunod na loan, hanggang {first} na bawas.',
    skipped: 'Nilaktawan. Puwede mo itong ibalik sa listahan.',
    back: {
      title: 'Nilaktawan mo ang loan na {amount}',
      until: 'Puwede mo itong ibalik hanggang {date}, {time}.',
      button: 'Ibalik ito',
      done: 'Naibalik na. Puwede mo pa rin itong laktawan.',
      asTold: 'Ipapadala ito ayon sa sinabi namin sa iyo.',
    },
    change: 'Palitan ang halaga',
    noneTitle: 'Walang naka‑iskedyul',
    noneOn: 'Kapag nabayaran mo sa oras ang susunod mong loan, makikita rito ang kasunod nito.',
    noneOff: 'Naka‑off ang Easy Re‑loan. Ikaw mismo ang hihiram kapag gusto mo.',
    setting: 'Tingnan kung paano ito gumagana',
    pastTitle: 'Mga nauna',
    states: {
      sent: 'Naipadala noong {date}',
      skipped: 'Nilaktawan noong {date}',
      failed: 'Hindi naipadala noong {date}',
    },
    voucher: '{amount} ang nabawas sa mga bayarin. {cost} ang napagkasunduang gastos pagkatapos niyon.',
    see: 'Tingnan ang loan na ito',
    refusals: {
      outstanding: 'May iba ka nang loan noon.',
      limit: 'Walang alok para sa iyo noong araw na iyon.',
      account: 'Walang account na mapapadalhan.',
      other: 'Hindi ito maialok sa ganitong mga kondisyon.',
    },
  },
  refusals: {
    alreadyOn: 'Naka‑on na ito.',
    off: 'Naka‑off ito. I‑on muna.',
    inUse:
      'Hindi mao‑off ang schedule ng padala kapag nagamit na ang voucher nito. Mao‑off mo ito kapag bayad na ang loan na iyon.',
    over: 'Huli na para laktawan: naipadala na ang loan. Puwede mo itong i‑cancel sa loob ng 24 oras pagdating ng pera: Loan Ko, Iba pang paraan, I‑cancel ang loan.',
    tooLate: 'Hindi na ito maibabalik. Puwede ka pa ring humiram kahit kailan.',
  },
};
