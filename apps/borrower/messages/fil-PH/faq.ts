import type { messages as source } from '../en-US/faq.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  start: {
    codeMissing: 'Hindi dumarating ang code',
    codeMissingAnswer:
      'Tingnan ang number na ipinapakita namin, maghintay ng isang minuto, at humingi ng bagong code. Puwedeng maantala ang SMS kapag mahina ang signal.',
    newNumber: 'Bago na ang number ko',
    newNumberAnswer: 'Tumawag o sumulat muna sa amin bago mag‑log in, para manatili sa iyo ang mga loan mo.',
    isSafe: 'Ligtas bang ibigay ang code?',
    isSafeAnswer: 'Sa page lang na ito i‑type ang code. Hindi ito hinihingi ng staff namin, kahit sa tawag.',
  },
  application: {
    isSaved: 'Naka‑save ba ang mga sagot ko?',
    isSavedAnswer: 'Oo. Sine-save ang bawat sagot, kaya puwede kang huminto at bumalik anumang oras.',
    whoSees: 'Sino ang nakakakita ng mga sagot ko?',
    whoSeesAnswer:
      'Ang mga tao at pagsusuri lang na nagpapasya sa loan mo. Hindi namin ito ibinebenta at hindi ipinapakita sa mga contact mo.',
    isWrong: 'Nagkamali ako',
    isWrongAnswer:
      'Bumalik gamit ang arrow sa itaas, o baguhin ang kahit anong sagot bago ipadala ang application mo.',
  },
  homeIndex: {
    howLong: 'Gaano katagal ang lahat ng ito?',
    howLongAnswer:
      'Mga 5 minuto ang form. Puwedeng 3 minuto lang ang approval. Pagkapirma mo, darating ang pera sa loob ng 24 oras.',
    safe: 'Sino ang makakakita ng sinabi ko?',
    safeAnswer:
      'Ang mga nagpapasya lang tungkol sa loan mo. Hindi namin kokontakin ang mga taong inilista mo tungkol sa utang mo.',
    close: 'Puwede ko bang isara ang page habang naghihintay?',
    closeAnswer: 'Oo. Naka‑save ang nagawa mo. Buksan ulit ang page na ito anumang oras, sa anumang phone.',
  },
  billIndex: {
    pay: 'Paano ako magbabayad?',
    payAnswer:
      'I‑tap ang “Bayaran ang …”, piliin kung lahat o “Bahagi lang”, at kung saan. Bibigyan ka ng reference; sasabihan kami ng partner kapag nakabayad ka na.',
    cannot: 'Hindi ako makakabayad sa oras',
    cannotAnswer:
      'Bayaran ang kaya mo: bawat bahagi ay nagpapababa ng utang at ng late charge. Tumawag o sumulat nang maaga, para makahanap tayo ng paraan.',
    when: 'Kailan mabibilang ang bayad ko?',
    whenAnswer:
      'Mula sa oras ng bayad mo, ayon sa ulat ng partner: karaniwang ilang minuto sa wallet, ilang oras sa tindahan, isang araw sa bangko. Kusang lalabas ito sa page na ito.',
  },
  bill: {
    gone: 'Bakit 3 buwan lang ang nakikita ko?',
    goneAnswer: 'Para maikli ang pahina. Walang nawawala: humingi ng mas lumang rekord sa dulo ng pahina.',
    proof: 'Paano ko mapapatunayang bayad na ang loan?',
    proofAnswer:
      'Buksan ang loan at itago ang certificate nito. Puwedeng tingnan ng sinumang may hawak nito sa page namin kung galing talaga sa amin.',
    total: 'Saan ko makikita ang kabuuan ng binayad ko?',
    totalAnswer:
      'Nasa bawat loan ang lahat ng binayad mo at kung magkano roon ang fees. Nasa statement of account ang bawat entry.',
  },
  subIndex: {
    early: 'Puwede bang maghulog nang maaga?',
    earlyAnswer:
      'Oo, anumang oras, isang hulog, ilan, o lahat na. Interes lang ng mga araw na nagamit mo ang babayaran mo.',
    late: 'Paano kung mahuli ang isang hulog?',
    lateAnswer:
      'Ang hulog na iyon lang ang may late charge, hindi ang mga susunod pa. Kausapin kami nang maaga, at hahanap tayo ng bagong mga petsa.',
    both: 'Puwede bang sabay ang dalawang loan?',
    bothAnswer: 'Isa-isa lang. Iisa ang limit mo para sa dalawa.',
  },
  allWithdraw: {
    net: 'Bakit mas maliit ang matatanggap ko kaysa sa hiniram ko?',
    netAnswer:
      'Binabawas na agad ang bayad sa serbisyo, bayad sa credit report at ang buwis nito. Kung kasama naman sila sa unang bayad mo, matatanggap mo ang buong hinihiram. Makikita mo ang bawat isa sa “Saan napupunta ang gastos”.',
    early: 'Puwede ba akong magbayad nang mas maaga?',
    earlyAnswer:
      'Oo, kahit kailan, bahagi man o buo. Interes lang ng mga araw na nagamit mo ang babayaran mo.',
    rate: 'Ano ang ibig sabihin ng effective rate?',
    rateAnswer:
      'Pinagsasama nito ang interes at lahat ng bayarin sa isang numero bawat buwan, batay sa perang talagang natanggap mo, para maikumpara mo ang mga nagpapautang.',
  },
  withdrawPage: {
    when: 'Kailan darating ang pera?',
    whenAnswer: 'Sa loob ng 24 oras pagkapirma mo. Magsisimula lang ang interes kapag dumating na ito.',
    wrong: 'Mali ang account',
    wrongAnswer:
      'I‑tap ang “Huwag muna” at sumulat o tumawag sa amin, para sa tamang account mapunta ang pera.',
    twice: 'Paano kung dalawang beses kong napindot?',
    twiceAnswer:
      'Isang loan lang ang makukuha mo. Isang beses lang gagana ang button, at isang beses lang bibilangin ng server.',
  },
  repaidDetail: {
    part: 'Ano ang nagagawa ng bahaging bayad?',
    partAnswer:
      'Una nitong binabayaran ang late charge, tapos ang overdue, saka ang iba pa; sa bawat isa, una ang mga bayad, sunod ang interes, saka ang hiniram mo. Mas maliit na ang papatungan ng interes at late charge.',
    wrong: 'Nagbayad ako pero hindi lumalabas',
    wrongAnswer:
      'May mga partner na inaabot ng ilang oras. Sa “Iba pang paraan”, i‑tap ang “Nagbayad ako pero hindi lumalabas” at padalhan kami ng picture ng resibo; ang makita namin ay bilang mula sa araw na nagbayad ka.',
    cannot: 'Hindi ako makakabayad ngayon',
    cannotAnswer: 'Sabihan kami bago ang due date kung kaya. Bayaran ang kaya mo, at hahanap tayo ng paraan.',
  },
  triLink: {
    twice: 'Puwede ba akong makabayad nang dalawang beses?',
    twiceAnswer:
      'Isang beses lang bayaran ang reference na ito. Kung dumating pa rin nang doble, ibabalik namin ang sobra.',
    back: 'Nagbayad ako pero hindi ako nakabalik dito',
    backAnswer: 'Buksan ang “Loan Ko”: lalabas doon ang bayad pagkasabi ng partner.',
  },
  KSResult: {
    missing: 'Nagbayad ako pero naghihintay pa rin',
    missingAnswer:
      'Itago ang resibo ng partner, i‑tap ang “Bayad na ako: ipakita ito” at padalhan kami ng picture nito. Ang makita namin ay bilang mula sa araw na nagbayad ka.',
    long: 'Gaano katagal bago pumasok?',
    longAnswer:
      'Karaniwang ilang minuto lang sa wallet at QR; sa mga counter at bangko, puwedeng umabot ng isang araw. Ang oras ng pagbayad mo ang binibilang.',
    fail: 'Pumalya. Nabawasan ba ako?',
    failAnswer:
      'Kung nabawasan ang account mo, ibabalik ng partner o papasok sa amin at mabibilang. Sulatan kami kasama ang resibo at hahanapin namin.',
  },
  messages: {
    stop: 'Paano mababawasan ang mga mensahe?',
    stopAnswer:
      'Sa “Profile”, “Settings”: puwedeng i‑off ang mga alok at paalala, at ikaw ang pipili ng oras. Laging darating ang balita tungkol sa sarili mong loan.',
    real: 'Sa inyo ba talaga galing ang SMS?',
    realAnswer: 'Nandito rin ang mga isinusulat namin sa SMS. Hindi kami humihingi ng code sa tawag o chat.',
  },
  my: {
    number: 'May bago akong numero ng phone',
    numberAnswer:
      'Tumawag o sumulat sa amin bago ka mag‑log in gamit ito, para manatili sa iyo ang mga loan mo.',
    remove: 'Gusto kong burahin ang account ko',
    removeAnswer:
      'I‑tap ang “Burahin ang account ko” sa page na ito. Puwede ito kapag wala nang utang; may mga record na kailangang itago hangga’t hinihingi ng batas.',
    data: 'Ano ang alam ninyo tungkol sa akin?',
    dataAnswer: 'I‑tap ang “Impormasyon mo na hawak namin” sa page na ito. Puwede kang magtago ng kopya.',
  },
  coupon: {
    how: 'Paano gumagana ang kupon?',
    howAnswer:
      'Ibinabawas ito sa mga bayarin, kaya mas malaki ang matatanggap mo. Kung kasama ang mga bayarin sa unang bayad mo, mas maliit naman ang bayad na iyon. Isang beses lang magagamit ang bawat kupon.',
    cancel: 'Paano kung i‑cancel ko ang loan?',
    cancelAnswer: 'Maibabalik sa iyo ang kupon, at idadagdag sa bisa nito ang mga araw na nagamit.',
    get: 'Paano magkaroon ng kupon?',
    getAnswer:
      'Kapag umulit ka gamit ang Easy Re‑loan, at kapag may alok kami. Sasabihin namin sa Mga mensahe.',
  },
  easyReloan: {
    must: 'Kailangan ko ba ito para makahiram?',
    mustAnswer: 'Hindi. Kahit wala nito, makakahiram ka kapag gusto mo, sa parehong presyo.',
    skip: 'Ano ang mangyayari kung lalaktaw ako?',
    skipAnswer:
      'Walang ipapadalang pera at wala kang utang. Magsisimula ulit ang mga voucher sa unang hakbang.',
    stop: 'Paano ko ito ititigil?',
    stopAnswer:
      'I‑tap ang “I‑off”, dito o sa listahan ng naka‑iskedyul na loan. Habang may voucher na gamit sa isang loan, mao-off ito kapag bayad na ang loan na iyon; palaging puwede ang paglaktaw.',
  },
  setup: {
    hour: 'Kailan ako papaalalahanan?',
    hourAnswer: 'Sa oras na pinili mo rito: 3 araw bago ang due, isang araw bago at sa mismong araw.',
    big: 'Maliit pa rin ang letra',
    bigAnswer: 'Igalaw ang slider dito hanggang 200 percent. Kasama rin ang laking nakatakda sa phone mo.',
  },
  addDeskTopBrowser: {
    what: 'Ano ang nababago ng icon?',
    whatAnswer:
      'Buong screen at mas mabilis bumukas ang app, at ipinapakita ang huling alam nito kapag wala kang signal.',
    when: 'Kailan ko makukuha ang bonus?',
    whenAnswer: 'Isang beses, sa unang bukas mo ng app mula sa icon habang naka‑log in ka roon.',
    code: 'Bakit kailangan ulit mag‑log in sa icon?',
    codeAnswer:
      'Hiwalay sa iPhone mo ang icon at ang browser. Kapag na‑tap mo rito ang “Nailagay ko na”, may lalabas na code para mag‑log in doon nang walang SMS. Huwag itong basahin kaninuman.',
  },
  aboutUs: {
    cancel: 'Paano mag‑cancel ng loan?',
    cancelAnswer:
      'Sa loob ng 24 oras pagkarating ng pera, buksan ang “Loan Ko”, tapos ang loan. Sa “Iba pang paraan”, i‑tap ang “I‑cancel ang loan” at ibalik ang natanggap mo. Wala kang babayarang gastos.',
    collect: 'May nananakot sa akin dahil sa loan',
    collectAnswer:
      'Hindi kami iyon: nagpapakilala ang mga tao namin, ikaw lang ang kinakausap, at hindi nananakot. Sabihin sa amin o sa Securities and Exchange Commission.',
  },
  identityInfo: {
    which: 'Anong ID ang puwede?',
    whichAnswer:
      'Kahit alin sa listahan, basta sa iyo, hindi pa expired at malinaw basahin. Karamihan ay gumagamit ng national ID, driver’s license o UMID.',
    photo: 'Hindi tinatanggap ang photo ko',
    photoAnswer:
      'Ilapag ang card sa madilim na mesa malapit sa bintana, i‑off ang flash, at punuin ang frame. Sasabihin ng page kung ano ang mali, at iyon lang ang uulitin mo.',
  },
  contact: {
    call: 'Tatawagan ba ninyo ang mga ilalagay ko?',
    callAnswer:
      'Kapag hindi ka lang namin maabot, at hindi kailanman tungkol sa utang. Ikaw lang ang puwedeng singilin.',
    book: 'Binabasa ba ninyo ang contacts ko?',
    bookAnswer: 'Hindi. Ikaw mismo ang pipili o magta-type ng bawat tao, at wala na kaming ibang makukuha.',
  },
  bankInfo: {
    whose: 'Puwede ba ang account ng iba?',
    whoseAnswer: 'Hindi. Dapat nakapangalan sa iyo ang account, kung hindi ay ibabalik ng bangko ang pera.',
    fast: 'Alin ang pinakamabilis?',
    fastAnswer:
      'Karaniwang nauuna ang wallet o bank account, at lahat ay darating sa loob ng 24 oras. Sa remittance center, cash ang kukunin mo habang bukas sila.',
  },
  papers: {
    change: 'Puwede bang magbago ang kondisyon sa huli?',
    changeAnswer:
      'Hindi sa loan na napirmahan mo na: mananatili ang mga papeles na nakita mo. Ang bagong version ay para lang sa pipirmahan mo pagkatapos.',
    copy: 'Paano makakuha ng kopya?',
    copyAnswer:
      'Pagkapirma mo, nasa “Profile”, sa “Kasaysayan at mga papeles”, ang lahat bilang file na puwede mong itago at i‑share.',
    right: 'Ano ang karapatan ko sa data ko?',
    rightAnswer:
      'Makita ito, maitama, makakuha ng kopya, at mapabura kapag wala nang utang at puwede na ayon sa batas.',
  },
  noAndroid: {
    pay: 'May loan ako pero Android lang ang phone ko',
    payAnswer:
      'I‑tap ang “Kumuha ng payment reference” sa page na ito: may code na darating sa SMS, tapos makikita mo ang utang mo at kung saan magbabayad. O tumawag sa amin.',
  },
  changeBank: {
    why: 'Bakit kailangan ng code?',
    whyAnswer:
      'Para hindi maipadala sa iba ang susunod mong loan kung may makakita sa phone mong naka‑unlock.',
    open: 'Mapapalitan ba habang may utang?',
    openAnswer:
      'Hindi. Habang may bukas na loan o parating na pera, mananatili ang account. Pagkatapos, puwede na.',
    other: 'Puwede ba ang account ng kamag-anak?',
    otherAnswer: 'Hindi. Dapat nakapangalan sa nasa ID mo, kung hindi ay ibabalik ng bangko ang pera.',
  },
  general: {
    code: 'May humihingi ng code ko',
    codeAnswer:
      'Huwag ibigay. Sa login page at sa loob lang ng app na ito namin hinihingi, hindi sa tawag o chat.',
    offline: 'Ayaw mag‑load ng page',
    offlineAnswer:
      'Tingnan ang signal at buksan ulit. Naka‑save ang mga nilagay mo, at walang perang gagalaw nang hindi mo alam.',
    language: 'Paano palitan ang wika?',
    languageAnswer: 'Gamit ang pindutan sa itaas ng bawat page. Hindi mawawala ang nailagay mo.',
  },
};
