import type { messages as source } from '../en-US/app-errors.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  newDeviceWait:
    'Bago sa amin ang phone o browser na ito, kaya hindi pa ito puwede rito. Para walang makakuha ng pera sa pangalan mo gamit ang ninakaw na number.',
  notFound: 'Hindi namin ito makita. Baka nagbago na ito mula nang buksan mo ang page.',
  busyTryAgain: 'May nagbabago rito ngayon lang. Pakisubukan ulit.',
  notSignedIn: 'Mag‑log in muna para magpatuloy.',
  sessionEnded: 'Para sa kaligtasan mo, na‑log out ka. Paki-log in ulit.',
  photoUnreadable: 'May problema sa photo. Kunan ulit.',
  photoTooSmall: 'Masyadong maliit ang photo para mabasa. Kunan ulit nang mas malapit.',
  photoTooLarge: 'Masyadong malaki ang photo. Kunan ulit.',
  uploadLinkInvalid: 'Natagalan ang pag‑upload. Subukan ulit ang photo na ito.',
  profileIncomplete: 'May kulang pa sa impormasyon mo.',
  profileLocked: 'Nire-review na ang application mo, kaya hindi muna ito mababago.',
  applicationAlreadyOpen: 'May application ka na sa amin.',
  reapplyLater: 'Masyado pang maaga para mag‑apply ulit.',
  outstandingLoan: 'Bayaran muna ang kasalukuyan mong loan.',
  amountOverLimit: 'Lampas ito sa limit mo, na {limit} na ngayon.',
  quoteChanged: 'Nagbago ang presyo. Tingnan muna ang bagong gastos bago ka pumayag.',
  paperNotAvailable: 'Wala pa ang papel na ito.',
  loanNotMatched:
    'Wala kaming nakitang loan na babayaran gamit ang phone number at order number na ito. Pakitingnan ang dalawa, o tumawag sa amin.',
  loanNotRepayable: 'Wala kang kailangang bayaran sa loan na ito ngayon.',
  paymentAmountInvalid: 'Pumili ng halaga mula 1 piso hanggang sa buong utang mo.',
  paymentChannelUnavailable: 'Hindi magagamit ngayon ang paraang ito ng pagbabayad. Pumili ng iba.',
  couponNotUsable: 'Hindi magagamit dito ang kupon na ito.',
  reloanAlreadyOn: 'Naka‑on na ang Easy Re‑loan.',
  reloanOff: 'Naka‑off ang Easy Re‑loan.',
  reloanVoucherInUse:
    'Hindi mao‑off ang schedule ng padala kapag nagamit na ang voucher nito. Mao‑off mo ito kapag bayad na ang loan na iyon, at puwedeng i‑skip ang bawat susunod na loan.',
  scheduledLoanOver: 'Naipadala, nilaktawan o hindi na itinuloy ang loan na ito.',
  installProofInvalid:
    'Pakilagay ulit ang app: buksan ang page na ito sa browser mo at sundan ang mga hakbang.',
  accountChangeNotPossible: 'Hindi pa mapapalitan ang payout account mo ngayon.',
  accountChangeClosed:
    'System maintenance: hindi mapapalitan ang bank account mula {from}. Mananatili ang account mo, at gumagana ang lahat ng iba pa.',
  payingClosed:
    'Sarado muna ang pagbabayad dito para sa maintenance mula {from}. Bilang pa rin ang bayad na sinimulan mo na. Kung due ka ngayong araw, tawagan kami.',
  requestNotPossible: 'Hindi ito mahihiling sa ngayon.',
};
