export const messages = {
  title: 'Terms of service',
  lead: 'The rules between you and {lender} for using this service. Each loan has its own agreement besides.',
  back: 'Back to where I was',
  fullTitle: 'The full text',
  news: {
    '2026-11-26': {
      counts: 'When a payment counts and in which order it pays is written out.',
      credit:
        'Money beyond what you owe pays what falls due next on any of your loans, unless you ask for it back before.',
      rights:
        'What holds after a loan was written off, and that you can cancel also what you have paid back in time.',
      full: 'Parties, words, later due dates, passing a loan on, complaints and the laws behind them are named in full.',
    },
  },
  summary: {
    service: {
      heading: 'The service',
      body: 'Apply for a loan, receive it, repay it and ask for help, all on this page. Using it costs nothing.',
    },
    you: {
      heading: 'What you promise',
      body: 'That what you tell us is true, that the account is yours, and that you keep your codes to yourself.',
    },
    price: {
      heading: 'The price',
      body: 'You see every charge and the effective rate before you agree. Afterwards only lateness or a later due date that you ask for adds to it.',
    },
    late: {
      heading: 'If you are late',
      body: 'A late charge per day, within the limits of the law. All charges together never exceed what you borrowed.',
    },
    early: {
      heading: 'If you pay early',
      body: 'Allowed at any time, in part or in full; interest only for the days used.',
    },
    cancel: {
      heading: 'Changing your mind',
      body: 'Within 24 hours after the money arrives, in the app or through customer service: give back what you received and owe nothing.',
    },
    account: { heading: 'Closing your account', body: 'In the app, once nothing is owed.' },
    complain: {
      heading: 'Complaints',
      body: 'Write to {officer} at {email}, or turn to the Securities and Exchange Commission.',
    },
  },
  full: {
    parties: {
      heading: 'Who agrees',
      body: 'These terms hold between you and {lender} (“we”), a lending company registered with the Securities and Exchange Commission of the Philippines under Republic Act No. 9474. Our numbers, address and hours stand in Profile, under Who lends.\nEach loan has an agreement and a disclosure statement of its own. Where they say something else, they count for that loan.',
    },
    words: {
      heading: 'Words in these terms',
      body: '“Service” is this app, its messages and our customer service. “Principal” is the amount lent. A “due date” ends at midnight in Manila. “Overdue” is what was due and is not paid.\nA “channel” is a wallet, bank, store or other partner through which money goes. “Credit” is money of yours that we hold because it was more than you owed.',
    },
    eligibility: {
      heading: 'Who may use it',
      body: 'Persons of legal age with a valid Philippine ID, a mobile number and a payout account in their own name. One person has one account.\nWhat you tell us must be true and complete. You can correct an answer until you send your application; afterwards we ask you where something is unclear.',
    },
    account: {
      heading: 'Your account',
      body: 'You log in with your number and a code by SMS. Keep your codes and your phone to yourself: we never ask for a code by phone or chat. Tell us at once when your phone or number is lost.\nA phone that is new to us can take no money for a time, so that nobody with a stolen number can. Where you cannot log in, a code and the order number of a loan give a payment reference for that loan and nothing else.',
    },
    loans: {
      heading: 'Loans',
      body: 'An application is a request, not a promise. If we decline it, you read the reason and from when you can apply again. You may always borrow less than we offer, or nothing.\nA loan exists once you have accepted its disclosure statement and agreement and the money has reached your account. If the transfer fails, there is no loan and you owe nothing.',
    },
    charges: {
      heading: 'Charges',
      body: 'Interest, service fee, credit report fee and taxes are those of the disclosure statement you accepted, which Republic Act No. 3765, the Truth in Lending Act, asks us to show before you sign. Late charges and extensions follow the same statement and the limits set by the Securities and Exchange Commission.\nAll charges of a loan together, for as long as it lasts, never exceed what you borrowed.',
    },
    payingBack: {
      heading: 'Paying back',
      body: 'Pay through a channel shown in the app, with the reference it gives you and the exact amount. Use each reference once. Your receipt stays in the app.\nA payment settles late charges and penalty fees first, then what is overdue, then what is not yet due; each time fees come first, then interest, then principal.',
    },
    counting: {
      heading: 'The moment that counts',
      body: 'A payment counts from the moment at which its channel says that you paid, even if we hear of it later. Where the channel names no moment, it counts from when we receive it, and never from before you asked for its reference. Due date, price and lateness follow that moment.\nIf a channel takes a payment back, the loan stands as if that payment had not come, and we tell you.',
    },
    credit: {
      heading: 'Money beyond what you owe',
      body: 'Credit stays yours. We hold it without a charge and send it back when you ask in the app.\nUnless you have asked for it back before, we use it on the due date to pay what falls due then, on any loan you have with us. So no loan of yours is late for a sum that we hold for you.',
    },
    early: {
      heading: 'Paying early',
      body: 'You may pay a part or all of a loan on any day, without notice and without a charge for it. You then owe interest only for the days used, at least one day. Fees that were taken when the money was sent stay the same.',
    },
    late: {
      heading: 'Paying late',
      body: 'From the day after a due date a late charge arises for each day on what is overdue, never on what is not yet due. Your agreement names it in pesos. Interest no longer runs on principal that is late.\nIf you cannot pay, tell us before the due date if you can. In the app you can pay a part, look at a later due date and ask for a plan or a talk.',
    },
    extension: {
      heading: 'A later due date',
      body: 'Where its agreement allows it, you can move the due date of a loan: by as many days, as often and for the price that the agreement names. The principal stays the same, and late charges for days that the new date covers fall away.\nNothing is extended unless you ask for it, see its price and pay it in time. What comes too late for it pays down the loan instead, and we tell you.',
    },
    cancel: {
      heading: 'Changing your mind',
      body: 'Within 24 hours after the money arrives, or longer where the agreement or the law says so, you can cancel a loan without a reason, in the app or through customer service. You give back what you received and owe nothing. Asking in time keeps your right.\nYou keep it also when you have paid the loan back within that time: we then return what you were charged.',
    },
    writtenOff: {
      heading: 'If a loan is written off',
      body: 'When a loan has been overdue for long we may write it off in our books. From that day nothing is added to it. What was owed is still owed, and you can pay it in full or in parts.\nOnce all of it is paid, the loan has ended like any other: you get its certificate, it stands in the way of no new loan, and your account can be deleted.',
    },
    rewards: {
      heading: 'Coupons and Easy Re‑loan',
      body: 'Each coupon names its amount, its days and what it serves for. It lowers charges and is not paid out.\nEasy Re‑loan is off until you turn it on and accept its agreement. Before a scheduled loan is sent you are told its whole cost, and you can skip it.',
    },
    conduct: {
      heading: 'How we collect',
      body: 'We contact only you, between 6:00 am and 10:00 pm, say who we are and speak with respect, as Circular 18 of 2019 of the Securities and Exchange Commission asks. We do not threaten or shame, do not publish your name and do not speak to your contacts about what you owe. Whoever collects for us is bound by the same.',
    },
    transfer: {
      heading: 'Passing a loan on',
      body: 'We pass a loan on to nobody who would not be bound by its agreement and by what the law asks of us, and we tell you first who takes it, from when and where to pay. What you paid us before you were told counts, and you keep every right you have against us.',
    },
    signing: {
      heading: 'Signing electronically',
      body: 'Your drawn or typed signature together with your yes to a loan, which names its amount and due date, counts as your signature under Republic Act No. 8792, the Electronic Commerce Act. We keep the exact text you accepted, a fingerprint of it and when you accepted it. Copies stay in the app for you.',
    },
    data: {
      heading: 'Your data',
      body: 'We use your personal data to decide about loans, to make and carry them out, and where a law requires it, as our privacy notice says and Republic Act No. 10173, the Data Privacy Act, demands. That includes telling the Credit Information Corporation about loans where Republic Act No. 9510 requires it. You may see, correct and object to the use of your data.',
    },
    complaints: {
      heading: 'Complaints',
      body: 'Write to us in the app or to {officer} at {email}. You get a confirmation within 2 business days and an answer within 30 days. A sum you dispute in good time is not collected while we look into it.\nYou may turn to the Securities and Exchange Commission at any time. Republic Act No. 11765, the Financial Products and Services Consumer Protection Act, protects you.',
    },
    liability: {
      heading: 'When something fails',
      body: 'If our service or a payment channel of ours fails on a due date, no late charge is due for that time. We answer for our own mistakes and put them right at our cost.',
    },
    ending: {
      heading: 'Closing your account',
      body: 'You can ask for it in the app as soon as nothing is owed and no money is on its way. We then erase what no law makes us keep.',
    },
    law: {
      heading: 'Law and language',
      body: 'Philippine law applies. Nothing here takes away a right that the law gives you, nor your way to the courts where you live. Where the languages differ, the English text counts, unless the text you read protects you better.',
    },
    changes: {
      heading: 'Changes',
      body: 'New versions are announced with what has changed, and you are asked about them with your next application. A running loan keeps the terms it was made with. Questions go to {officer} at {email}.',
    },
  },
} as const;
