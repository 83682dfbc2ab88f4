export const messages = {
  start: {
    codeMissing: 'The code does not arrive',
    codeMissingAnswer:
      'Check the number we show you, wait a minute, then ask for a new code. Signal can delay an SMS.',
    newNumber: 'I have a new number',
    newNumberAnswer: 'Call or write to us before you log in, so that your loans stay with you.',
    isSafe: 'Is it safe to give the code?',
    isSafeAnswer: 'Type it only on this page. Our staff never ask for it, not even by phone.',
  },
  application: {
    isSaved: 'Are my answers saved?',
    isSavedAnswer: 'Yes. Each answer is saved as you go, so you can stop and come back at any time.',
    whoSees: 'Who sees my answers?',
    whoSeesAnswer:
      'Only the people and checks that decide about your loan. We never sell them and never show them to your contacts.',
    isWrong: 'I made a mistake',
    isWrongAnswer:
      'Go back with the arrow at the top, or change any answer before you send your application.',
  },
  homeIndex: {
    howLong: 'How long does all this take?',
    howLongAnswer:
      'The form takes about 5 minutes. Approval can take as little as 3 minutes. After you sign, the money arrives within 24 hours.',
    safe: 'Who sees what I tell you?',
    safeAnswer:
      'Only the people who decide about your loan. We never contact the people you name about a debt of yours.',
    close: 'May I close this page while I wait?',
    closeAnswer: 'Yes. What you did is saved. Open this page again at any time, on any phone.',
  },
  billIndex: {
    pay: 'How do I pay?',
    payAnswer:
      'Tap “Pay …”, choose all of it or “A part”, and where. You get a reference; the partner tells us when you have paid.',
    cannot: 'I cannot pay on time',
    cannotAnswer:
      'Pay what you can: each part lowers what you owe and the late charge. Call or write to us early, so that we find a way together.',
    when: 'When does my payment count?',
    whenAnswer:
      'From the time you paid, as the partner reports it: wallets usually within minutes, stores within hours, banks within a day. This page shows it by itself.',
  },
  bill: {
    gone: 'Why do I see only 3 months?',
    goneAnswer: 'To keep the page short. Nothing is lost: ask for older records at the end of the page.',
    proof: 'How do I prove that a loan is paid?',
    proofAnswer:
      'Open the loan and keep its certificate. Anyone who holds it can check on our page that we issued it.',
    total: 'Where do I see what I paid in all?',
    totalAnswer:
      'Each loan shows all you paid and what of it were fees. The statement of account lists every entry.',
  },
  subIndex: {
    early: 'Can I pay a payment early?',
    earlyAnswer:
      'Yes, at any time, one payment, several or everything. You pay interest only for the days you used.',
    late: 'What if one payment is late?',
    lateAnswer:
      'Only that payment carries a late charge, never the ones still to come. Talk to us early, and we look for new dates with you.',
    both: 'Can I have both loans?',
    bothAnswer: 'One after the other. Your limit is the same for both.',
  },
  allWithdraw: {
    net: 'Why do I receive less than I borrow?',
    netAnswer:
      'The service fee, the credit report fee and the tax on it are taken off at once. Where they are part of your first payment instead, you receive all you borrow. You see each of them under “What it is made of”.',
    early: 'Can I pay back earlier?',
    earlyAnswer: 'Yes, at any time, in part or in full. You pay interest only for the days you used.',
    rate: 'What does the effective rate mean?',
    rateAnswer:
      'It puts interest and all fees into one figure for a month, measured on the money you really receive, so that you can compare lenders.',
  },
  withdrawPage: {
    when: 'When does the money come?',
    whenAnswer: 'Within 24 hours after you sign. Interest starts only when it has arrived.',
    wrong: 'The account is wrong',
    wrongAnswer: 'Tap “Not now” and write or call us, so that the money reaches the right account.',
    twice: 'What if I tap twice?',
    twiceAnswer: 'You get one loan. The button works once, and the server counts one intent once.',
  },
  repaidDetail: {
    part: 'What does a part payment do?',
    partAnswer:
      'It settles late charges first, then what is overdue, then the rest; each time fees, then interest, then the loan amount. You then pay interest and late charges on less.',
    wrong: 'I paid but it does not show',
    wrongAnswer:
      'Some partners take hours. Under “Other ways”, tap “I paid, but it is not shown” and send us a picture of the receipt; what we find counts from the day you paid.',
    cannot: 'I cannot pay now',
    cannotAnswer: 'Tell us before the due date if you can. Pay what you can, and we look for a way with you.',
  },
  triLink: {
    twice: 'Can I pay twice by mistake?',
    twiceAnswer: 'Pay this reference once. If money comes twice all the same, we return what is too much.',
    back: 'I paid and did not come back here',
    backAnswer: 'Open “My Loan”: it shows the payment as soon as the partner reports it.',
  },
  KSResult: {
    missing: 'I paid but it still waits',
    missingAnswer:
      'Keep the receipt of the partner, tap “I have paid: show it” and send us a picture of it. What we find counts from the day you paid.',
    long: 'How long can it take?',
    longAnswer:
      'Wallets and QR usually tell us within minutes, counters and banks can take up to a day. The time at which you paid is what counts.',
    fail: 'It failed. Was money taken?',
    failAnswer:
      'If money left your account, the partner returns it or it reaches us and counts. Write to us with the receipt, and we look for it.',
  },
  messages: {
    stop: 'How do I get fewer messages?',
    stopAnswer:
      'In “Profile”, “Settings”: offers and reminders can be turned off, and you choose the hour. News on your own loans always comes.',
    real: 'Is an SMS really from you?',
    realAnswer: 'What we write by SMS is here too. We never ask for a code, by phone or chat.',
  },
  my: {
    number: 'I have a new phone number',
    numberAnswer: 'Call or write to us before you log in with it, so that your loans stay with you.',
    remove: 'I want to delete my account',
    removeAnswer:
      'Tap “Delete my account” on this page. It is possible as soon as nothing is owed; some records must be kept for as long as the law asks.',
    data: 'What do you know about me?',
    dataAnswer: 'Tap “What we hold about you” on this page. You can keep a copy of it.',
  },
  coupon: {
    how: 'How does a coupon work?',
    howAnswer:
      'It is taken off the fees, so you receive more. Where the fees are part of your first payment, that payment is smaller instead. Each coupon works once.',
    cancel: 'What if I cancel the loan?',
    cancelAnswer: 'You get the coupon back, with the days it was tied up added to its time.',
    get: 'How do I get coupons?',
    getAnswer: 'By borrowing again with Easy Re‑loan, and when we make an offer. We tell you in Messages.',
  },
  easyReloan: {
    must: 'Do I need this to borrow?',
    mustAnswer: 'No. Without it you borrow by hand whenever you want, at the same price.',
    skip: 'What happens if I skip?',
    skipAnswer: 'No money goes out and you owe nothing. The vouchers start again at the first step.',
    stop: 'How do I stop it?',
    stopAnswer:
      'With “Turn off”, here or on the list of scheduled loans. While a voucher is used on a loan, it turns off once that loan is paid back; skipping always works.',
  },
  setup: {
    hour: 'When will I be reminded?',
    hourAnswer: 'At the hour you choose here: 3 days before a payment is due, the day before and on the day.',
    big: 'The text is still too small',
    bigAnswer: 'Move the slider here up to 200 percent. The size set in your phone counts too.',
  },
  addDeskTopBrowser: {
    what: 'What does the icon change?',
    whatAnswer: 'The app opens in full, faster, and shows what was last known when you have no signal.',
    when: 'When do I get the bonus?',
    whenAnswer: 'Once, when you first open the app from the icon and are logged in there.',
    code: 'Why must I log in again in the icon?',
    codeAnswer:
      'Your iPhone keeps the icon apart from the browser. Once you tap “I have added it” here, a code is shown that logs you in there without an SMS. Never read it to anybody.',
  },
  aboutUs: {
    cancel: 'How do I cancel a loan?',
    cancelAnswer:
      'Within 24 hours after the money arrives: open “My Loan”, then the loan, then under “Other ways” tap “Cancel this loan”, and return what you received. It then costs nothing.',
    collect: 'Somebody threatens me because of a loan',
    collectAnswer:
      'That is not us: our people say who they are, speak only to you, and never threaten. Tell us or the Securities and Exchange Commission.',
  },
  identityInfo: {
    which: 'Which ID can I use?',
    whichAnswer:
      'Any ID on the list that is yours, still valid and easy to read. Most people use the national ID, a driver’s licence or UMID.',
    photo: 'My photo is not accepted',
    photoAnswer:
      'Lay the card on a dark table by a window, turn the flash off and fill the frame. The page says what was wrong, and you retake only that photo.',
  },
  contact: {
    call: 'Will you call the people I name?',
    callAnswer: 'Only if we cannot reach you, and never about a debt. Nobody but you can be asked to pay.',
    book: 'Do you read my address book?',
    bookAnswer: 'No. You choose or type each person yourself, and we get nothing else.',
  },
  bankInfo: {
    whose: 'Can I use somebody else’s account?',
    whoseAnswer: 'No. The account must be in your own name, or the bank sends the money back.',
    fast: 'Which is the fastest?',
    fastAnswer:
      'A wallet or a bank account is usually the first to get it, and all have it within 24 hours. At a counter you pick up cash in its opening hours.',
  },
  papers: {
    change: 'Can these terms change later?',
    changeAnswer:
      'Not for a loan you have signed: it keeps the papers you saw. A new version counts only for what you sign after it.',
    copy: 'How do I get a copy?',
    copyAnswer:
      'After you sign, all papers stand in “Profile” under “Loan history and papers”, as files you can keep and share.',
    right: 'What are my rights over my data?',
    rightAnswer:
      'To see it, correct it, take a copy and have it deleted once nothing is owed and the law lets us.',
  },
  noAndroid: {
    pay: 'I have a loan and only an Android phone',
    payAnswer:
      'Tap “Get a payment reference” on this page: a code comes by SMS, then you see what you owe and where to pay. Or call us.',
  },
  changeBank: {
    why: 'Why does it take a code?',
    whyAnswer: 'So that nobody who finds your phone unlocked can send your next loan elsewhere.',
    open: 'Can I change it while I owe?',
    openAnswer:
      'No. While a loan is open or money is on its way, the account stays. Afterwards you can change it.',
    other: 'Can it be a relative’s account?',
    otherAnswer: 'No. It must be in the name on your ID, or the bank sends the money back.',
  },
  general: {
    code: 'Somebody asks me for my code',
    codeAnswer:
      'Never give it. We ask for it only on the log-in page and on pages of this app, never by phone or chat.',
    offline: 'The page does not load',
    offlineAnswer:
      'Check your signal and open it again. What you filled in is saved, and no money moves without you.',
    language: 'How do I change the language?',
    languageAnswer: 'With the switch at the top of every page. What you filled in stays.',
  },
} as const;
