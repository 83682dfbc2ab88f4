export const messages = {
  title: 'Messages',
  tabs: {
    label: 'Kinds of messages',
    notify: 'Notices',
    activity: 'Offers',
    unread: '{count, number} unread',
  },
  new: 'New',
  readAll: 'Mark all as read',
  older: 'Show older messages',
  offerChoice: 'Turn offers on or off',
  none: {
    notify: 'Nothing new',
    notifyLead: 'What happens to your application and your loans shows here.',
    activity: 'No offers',
    activityLead: 'Coupons and what you can borrow show here. You can turn offers off in the settings.',
  },
  detail: {
    title: 'Message',
    missing: 'This message is not there',
    missingLead: 'All others are in the list.',
  },
  share: 'Share this message',
  copy: 'Copy this message',
  toList: 'See all messages',
  over: 'This has been dealt with meanwhile. Home shows how things stand now.',
  home: 'Go to Home',
  actions: {
    sendAgain: 'Send it again',
    borrow: 'See what you can borrow',
    why: 'See why and what helps',
    reapply: 'Apply again',
    renew: 'Renew what is needed',
    loan: 'See this loan',
    pay: 'See the amount and pay',
    account: 'Change the account',
    papers: 'See your papers',
    scheduled: 'See it or skip it',
    reloan: 'See Easy Re‑loan',
    coupons: 'See my coupons',
    pastCoupons: 'See past coupons',
    supportMessages: 'See all you wrote',
    logOutOthers: 'Log out on all other phones',
    deletion: 'See how the deletion stands',
  },
  codes: {
    applicationApproved: {
      title: 'Your application is approved',
      body: 'You can borrow up to {limit}. You see the whole cost before you decide.',
    },
    applicationDeclined: {
      title: 'We cannot lend to you now',
      body: 'The reason is in the app. You can apply again from {reapplyOn}.',
    },
    correctionRequested: {
      title: 'We need something again',
      body: '{itemCount, plural, one {One part} other {# parts}} of your application could not be used. It takes two minutes, and the rest stays.',
    },
    moneySent: {
      title: 'Your money is on its way',
      body: '{amount} went to your account for loan {orderNumber}. The first payment is due on {dueOn}.',
    },
    refundSent: {
      title: 'Your refund is on its way',
      body: 'We sent {amount} of yours back to your account, for loan {orderNumber}.',
    },
    payoutFailed: {
      title: 'The money could not be sent',
      body: 'We could not send {amount} for loan {orderNumber}. {failureCode, select, INVALID_DESTINATION {There is no account with this number. } ACCOUNT_CLOSED {The account is closed. } NAME_MISMATCH {The name does not match the account. } WALLET_LIMIT {The account would go over its own limit. } WALLET_UNVERIFIED {The wallet is not fully verified. } BANK_UNAVAILABLE {Nothing is wrong with your account; it can be sent again. } LENDER_SIDE {It failed on our side; it can be sent again. } other {}}You owe nothing for it.',
    },
    refundFailed: {
      title: 'Your refund could not be sent',
      body: 'Your account did not take {amount}. It is still yours, and we take care of it.',
    },
    dueInThreeDays: {
      title: 'A payment is due in 3 days',
      body: '{amount} of loan {orderNumber} is due on {dueOn}.',
    },
    dueTomorrow: {
      title: 'A payment is due tomorrow',
      body: '{amount} of loan {orderNumber} is due on {dueOn}.',
    },
    dueToday: {
      title: 'A payment is due today',
      body: '{amount} of loan {orderNumber} is due on {dueOn}.',
    },
    dueYesterday: {
      title: 'A payment was due yesterday',
      body: '{amount} of loan {orderNumber} was due on {dueOn}. If you cannot pay now, the app shows what you can do.',
    },
    paymentReceived: {
      title: 'We received your payment',
      body: '{amount} for loan {orderNumber}. Thank you. Your receipt is with the loan.',
    },
    loanSettled: {
      title: 'Your loan is paid back',
      body: 'With your {amount}, loan {orderNumber} is paid in full. Thank you.',
    },
    dueDateExtended: {
      title: 'Your due date has moved',
      body: 'Your {amount} arrived. Loan {orderNumber} is now due on {dueOn}.',
    },
    extensionNotGranted: {
      title: 'Your due date did not move',
      body: 'Your {amount} for loan {orderNumber} came too late to extend the due date. It paid down your loan. You still owe {left}.',
    },
    couponNotUsed: {
      title: 'Your coupon was not used',
      body: 'Your {amount} for loan {orderNumber} posted, but the coupon was no longer usable. You still owe {left}.',
    },
    stillOwed: {
      title: 'We received your payment',
      body: 'Your {amount} for loan {orderNumber} posted. You still owe {left}, because charges were added before you paid.',
    },
    paymentReversed: {
      title: 'Your payment was taken back',
      body: '{amount} for loan {orderNumber} did not go through after all. You owe {left} again. Please pay or call us.',
    },
    loanChanged: {
      title: 'News on your loan',
      body: '{change, select, waiveCharges {We let charges on loan {orderNumber} go.} agreeRestructure {Loan {orderNumber} now has the payment plan we agreed on.} cancel {Loan {orderNumber} is cancelled.} writeOff {Loan {orderNumber} was closed in our books. What is still owed is in the app.} settleLatePayout {The money of loan {orderNumber} was sent late. See how the loan stands in the app.} returnDisbursement {The bank sent the money of loan {orderNumber} back. You owe nothing for it.} other {Something changed on loan {orderNumber}.}}',
    },
    accountChanged: {
      title: 'Your account was changed',
      body: 'From the next payout, your money goes to the new account. Was it not you? Call us at once.',
    },
    newDevice: {
      title: 'Logged in on a new phone',
      body: 'Somebody logged in to your account on a phone or browser that is new to us. Money can be withdrawn there only after a day. Was it not you? Call us at once.',
    },
    handedOff: {
      title: 'Logged in from an icon',
      body: 'An icon on a home screen was logged in with the code that your browser showed. Was it not you? Call us at once.',
    },
    requestReceived: {
      title: 'We have your request',
      body: '{request, select, cancellation {A person looks at the cancellation you asked for.} hardship {A person looks at what you wrote about paying.} refund {A person looks at the refund you asked for.} deletion {A person looks at the deletion you asked for.} other {A person looks at what you asked for.}} You see how it stands in the app.',
    },
    requestAnswered: {
      title: 'Your request is answered',
      body: '{outcome, select, done {What you asked for is done.} other {We could not do what you asked for. The reason is in the app.}}',
    },
    supportMessageAnswered: {
      title: 'We have answered you',
      body: '{outcome, select, found {We found the payment you showed us, number {number}.} notFound {We could not find the payment you showed us, number {number}.} other {Here is the answer to what you wrote, number {number}.}}',
    },
    scheduledLoan: {
      title: 'Your next loan goes out on {sendOn}',
      body: 'You receive {amount}, you repay {repay} by {dueOn}, it costs you {cost}. You can skip it until it is sent.',
    },
    scheduledLoanLeftOut: {
      title: 'Your scheduled loan was not sent',
      body: 'The loan of {amount} did not go out, and you owe nothing for it.',
    },
    reloanOn: {
      title: 'Easy Re‑loan is on',
      body: 'After each loan paid back on time we schedule {amount} for {termDays, plural, one {# day} other {# days}}. We tell you a day before, and you can skip every loan.',
    },
    reloanOff: { title: 'Easy Re‑loan is off', body: 'No loan is sent by itself any more.' },
    couponTakenBack: {
      title: 'A coupon was taken back',
      body: 'The coupon of {amount} can no longer be used. The reason is with your past coupons.',
    },
    couponGiven: {
      title: 'You have a coupon of {amount}',
      body: 'It lowers the fees of a loan, through {validThroughOn}. You do not need it to borrow or to pay.',
    },
    couponExpiring: {
      title: 'A coupon ends in 3 days',
      body: 'The coupon of {amount} serves through {validThroughOn}.',
    },
    canBorrowAgain: {
      title: 'You can borrow again',
      body: 'Up to {limit} is open to you, if you need it.',
    },
    reloanAvailable: {
      title: 'Easy Re‑loan is open to you',
      body: 'You paid back on time. If you want, the next loan is scheduled by itself after each one. It is off until you turn it on.',
    },
  },
} as const;
