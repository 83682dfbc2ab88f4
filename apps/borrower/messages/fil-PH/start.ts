import type { messages as source } from '../en-US/start.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Kita mo ang bawat piso bago ka mag-loan',
  lead: 'Mag-apply sa phone sa loob ng mga 5 minuto. Puwedeng ma-approve sa loob lang ng 3 minuto, at darating ang pera sa loob ng 24 oras.',
  login: {
    title: 'Mag-log in o magsimula',
    phone: 'Mobile number mo',
    phoneHint: 'Magpapadala kami ng code sa numerong ito sa SMS.',
    phoneUsed: 'Ang gagamitin namin ay +63 {phone}.',
    phoneError: 'Ilagay ang eksaktong phone number na nagsisimula sa 9.',
    consent: 'Pumapayag ako sa <privacy>privacy notice</privacy> at sa <terms>terms of service</terms>.',
    consentError: 'Paki-check ang kahong ito para pumayag bago magpatuloy.',
    send: 'Padalhan ako ng code',
    codeTitle: 'Ilagay ang code mo',
    codeSent: 'Ipinadala namin ito sa SMS sa +63 {phone}.',
    changeNumber: 'Palitan ang number',
    code: 'Code na {length, number} digit',
    codeError: 'Ilagay ang lahat ng {length, number} digit ng code.',
    continue: 'Magpatuloy',
    resend: 'Magpadala ng bagong code',
    resendIn:
      'Puwede kang humingi ng bagong code pagkalipas ng {seconds, plural, one {# segundo} other {# segundo}}.',
    resent: 'Papunta na ang bagong code',
    graphic: 'Mga nakasulat sa larawan',
    graphicHint:
      'Para malaman naming tao ang humihingi. Kung hindi mabasa, humingi ng iba o tumawag sa amin.',
    graphicPicture: 'Larawan ng mga karakter na ita-type',
    graphicAnother: 'Ipakita ang ibang larawan',
    graphicError: 'I-type ang mga karakter na nakikita mo sa larawan.',
  },
  simulator: {
    title: 'Magkano ang magiging gastos?',
    lead: 'Subukan nang hindi nagbibigay ng number. Totoong presyo ang mga ito, at puwedeng mas mababa sa pinakamataas ang alok para sa iyo.',
    amount: 'Halaga',
    term: 'Babayaran pagkalipas ng',
    days: '{days, plural, one {# araw} other {# araw}}',
    receive: 'Matatanggap mo',
    repay: 'Babayaran mo',
    cost: 'Gastos mo sa loan',
    rate: 'Effective rate bawat buwan',
    share:
      'Ang gastos ay {share} ng matatanggap mo: interes {interest}, bayad sa serbisyo {serviceFee}, credit report {creditReportFee}, GST {gst}.',
    spoken: '{amount}, babayaran {repay} pagkalipas ng {days, plural, one {# araw} other {# araw}}',
  },
  needs: {
    title: 'Ang mga kailangan mo',
    id: 'Isang valid ID, gaya ng UMID, PhilSys o driver’s license',
    account: 'Wallet o bank account na nakapangalan sa iyo',
    selfie: 'Ang mukha mo para sa isang selfie',
    time: 'Mga 5 minuto',
  },
  promises: {
    title: 'Ang pangako namin',
    contacts:
      'Hindi namin binabasa ang contacts mo at hindi namin tatawagan ang mga kaibigan mo tungkol sa utang.',
    early: 'Kung maaga kang magbayad, interes lang ng mga araw na nagamit mo ang babayaran mo.',
    cancel: 'Puwede kang mag-cancel sa loob ng 24 oras matapos dumating ang pera.',
  },
  lender: {
    title: 'Sino ang nagpapautang',
    advisory: 'Pag-aralan muna ang mga kondisyon sa disclosure statement bago ituloy ang loan.',
    registration: 'SEC Registration No. {number}',
    authority: 'Certificate of Authority to Operate No. {number}',
    hotLine: 'Numerong matatawagan',
    hours: 'Araw-araw, 9:00 am hanggang 6:00 pm',
    grievance: 'Para sa mga reklamo',
  },
  help: {
    codeMissing: 'Hindi dumarating ang code',
    codeMissingAnswer:
      'Tingnan ang number na ipinapakita namin, maghintay ng isang minuto, at humingi ng bagong code. Puwedeng maantala ang SMS kapag mahina ang signal.',
    newNumber: 'Bago na ang number ko',
    newNumberAnswer: 'Tumawag o sumulat muna sa amin bago mag-log in, para manatili sa iyo ang mga loan mo.',
    isSafe: 'Ligtas bang ibigay ang code?',
    isSafeAnswer: 'Sa page lang na ito i-type ang code. Hindi ito hinihingi ng staff namin, kahit sa tawag.',
  },
};
