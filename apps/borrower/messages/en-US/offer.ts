export const messages = {
  refused: {
    noOffer: 'There is no offer for you at the moment.',
    amountNotOffered: 'We do not offer this amount. Please choose another one.',
    termNotOffered: 'We do not offer this number of days. Please choose another one.',
    costCapExceeded: 'At these terms the loan would cost more than the law allows. Please choose others.',
    costCapExceededTogether: 'Together with the loan you have, this one would cost more than the law allows.',
    productNotOpen: 'This product opens after one loan that you paid back on time.',
    documentChanged: 'The agreement has changed. Please read it again before you sign.',
    withdrawingClosed:
      'Taking out loans has been closed for maintenance since {from}. Your offer stays, and a loan you have can be paid as always.',
    signatureRequired: 'Please sign first.',
  },
  blocked: {
    noOfferTitle: 'There is no offer for you now',
    noOffer: 'The home page shows where your application stands and what you can do.',
    home: 'Go to the home page',
    notOpenTitle: 'This loan is not open to you yet',
    notOpen: 'It opens after one loan that you paid back in full and on time.',
    couponTitle: 'This coupon cannot be used any more',
    coupon: 'It was used, or its days are over. You owe nothing, and nothing was sent.',
    choose: 'Choose again',
    loan: {
      title: 'Please finish your current loan first',
      owed: 'Loan {number} is still open: {amount} settles it today. You can borrow again as soon as it is paid back.',
      sending:
        'The money of loan {number} is still on its way. You can borrow again once that loan is paid back.',
      other: 'Loan {number} is still open. You can borrow again once it is paid back.',
      writtenOff:
        '{amount} is still owed on loan {number}. Talk to us about it; then we look together at what comes next.',
      see: 'See my loan',
      pay: 'Pay {amount}',
    },
  },
} as const;
