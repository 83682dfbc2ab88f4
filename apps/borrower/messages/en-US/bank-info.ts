export const messages = {
  type: {
    title: 'How do you want to get your money?',
    why: 'It must be an account in your own name. We send money there and take none from it.',
    digitalWallet: 'Arrives within minutes, day and night',
    bankCard: 'Arrives within minutes up to ₱50,000, else on the next banking day',
    remittanceShop: 'Pick it up in cash at a counter, with your ID',
  },
  institution: {
    label: { digitalWallet: 'E-wallet', bankCard: 'Bank', remittanceShop: 'Shop' },
    choose: {
      digitalWallet: 'Choose your e-wallet',
      bankCard: 'Choose your bank',
      remittanceShop: 'Choose a shop',
    },
    change: 'Choose another one',
  },
  account: {
    digitalWallet: 'Your e-wallet',
    bankCard: 'Your bank account',
    remittanceShop: 'Your pick-up counter',
    why: 'One wrong digit sends the money back to us. Please check it once more.',
    walletHint: '11 digits starting with 09. The wallet must be fully verified.',
    read: 'We read: {number}.',
    numberHint: 'From your banking app or passbook. Spaces do not matter.',
    againHint: 'Type or paste it again, so that we catch a slip.',
    shopNote: 'Any branch hands out the money against the ID you gave us.',
  },
  payee: {
    title: 'Name on the account',
    why: 'The bank compares this name with the account. It should be as on your ID.',
    differs: 'This name is not the one on your ID ({name}). Banks often refuse such a payout.',
    save: 'Save my account',
    phoneHint: 'The bank or wallet sends its own message to this number.',
  },
} as const;
