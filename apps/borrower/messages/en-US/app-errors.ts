export const messages = {
  newDeviceWait:
    'This phone or browser is new to us, so this is not possible here yet. Nobody with a stolen number can take money in your name.',
  notFound: 'We could not find this. It may have changed since you opened the page.',
  busyTryAgain: 'This was being changed just now. Please try again.',
  notSignedIn: 'Please log in to continue.',
  sessionEnded: 'For your safety you were logged out. Please log in again.',
  photoUnreadable: 'There is a problem with the photo. Please retake it.',
  photoTooSmall: 'The photo is too small to read. Please take it again from closer.',
  photoTooLarge: 'The photo is too large. Please take it again.',
  uploadLinkInvalid: 'The upload took too long. Please try this photo again.',
  profileIncomplete: 'A part of your information is still missing.',
  profileLocked: 'Your application is being reviewed, so this cannot be changed now.',
  applicationAlreadyOpen: 'You already have an application with us.',
  reapplyLater: 'It is too early to apply again.',
  outstandingLoan: 'Please repay your current loan first.',
  amountOverLimit: 'This amount is above your limit, which is {limit} now.',
  quoteChanged: 'The price has changed. Please look at the new cost before you agree.',
  paperNotAvailable: 'This paper is not there yet.',
  loanNotMatched:
    'We found no loan to pay with this phone number and this order number. Please check both, or call us.',
  loanNotRepayable: 'There is nothing to pay on this loan now.',
  paymentAmountInvalid: 'Please choose an amount from 1 peso up to what you owe.',
  paymentChannelUnavailable: 'This way to pay is not available now. Please choose another one.',
  couponNotUsable: 'This coupon cannot be used here.',
  reloanAlreadyOn: 'Easy Re‑loan is on already.',
  reloanOff: 'Easy Re‑loan is off.',
  reloanVoucherInUse:
    'Scheduled disbursement cannot be turned off after its voucher was used. You can turn it off once that loan is paid back, and skip each next loan.',
  scheduledLoanOver: 'This loan was sent, skipped or left out meanwhile.',
  installProofInvalid: 'Please add the app once more: open this page in your browser and follow the steps.',
  accountChangeNotPossible: 'Your payout account cannot be changed now.',
  accountChangeClosed:
    'System maintenance: bank change is unavailable since {from}. Your account stays as it is, and everything else works.',
  payingClosed:
    'Paying from here has been closed for maintenance since {from}. A payment you have started still counts. If yours is due today, please call us.',
  requestNotPossible: 'This cannot be asked for now.',
} as const;
