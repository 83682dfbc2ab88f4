export const messages = {
  title: 'Coupon',
  takesOff: '{amount} off your fees',
  leavesToPay: '{amount} off: you pay {pay}',
  off: '{amount} off',
  until: 'until {date}',
  best: 'Takes most off',
  none: 'No coupon this time',
  others:
    '{count, plural, one {# coupon cannot be used on this amount} other {# coupons cannot be used on this amount}}',
  whyNot: {
    minimum: 'Coupon unavailable: required amount {minimum}, {missing} more.',
    notYet: 'It serves from {date}.',
    repaymentOnly: 'It is for paying back.',
    borrowingOnly: 'It is for borrowing.',
    noFees: 'There are no fees to take it off.',
    noCharges: 'There are no charges to take it off.',
    coversPayment: 'It would pay all of this. Pay a larger amount to use it.',
    held: 'A payment of another loan was promised it.',
    over: 'It can no longer be used.',
  },
} as const;
