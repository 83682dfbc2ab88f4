/* Xendit's names of banks, wallets and payment channels. Its own list is `GET /payouts_channels` of the lender's account. */

/** By our code of an institution. What stands here not is not offered by a lender that pays out through Xendit. */
export const xenditPayoutChannels: Readonly<Record<string, { type: 'WALLET' | 'BANK'; code: string }>> = {
  gcash: { type: 'WALLET', code: 'PH_GCASH' },
  maya: { type: 'WALLET', code: 'PH_PAYMAYA' },
  shopeepay: { type: 'WALLET', code: 'PH_SHOPEEPAY' },
  grabpay: { type: 'WALLET', code: 'PH_GRABPAY' },
  coinsph: { type: 'WALLET', code: 'PH_COINS' },
  bdo: { type: 'BANK', code: 'PH_BDO' },
  bpi: { type: 'BANK', code: 'PH_BPI' },
  metrobank: { type: 'BANK', code: 'PH_MET' },
  landbank: { type: 'BANK', code: 'PH_LBP' },
  unionbank: { type: 'BANK', code: 'PH_UBP' },
  pnb: { type: 'BANK', code: 'PH_PNB' },
  rcbc: { type: 'BANK', code: 'PH_RCBC' },
  securitybank: { type: 'BANK', code: 'PH_SEC' },
  chinabank: { type: 'BANK', code: 'PH_CBC' },
  chinabanksavings: { type: 'BANK', code: 'PH_CBS' },
  eastwest: { type: 'BANK', code: 'PH_EWB' },
  dbp: { type: 'BANK', code: 'PH_DBP' },
  aub: { type: 'BANK', code: 'PH_AUB' },
  psbank: { type: 'BANK', code: 'PH_PSB' },
  cimb: { type: 'BANK', code: 'PH_CIMB' },
  gotyme: { type: 'BANK', code: 'PH_GOTYME' },
  seabank: { type: 'BANK', code: 'PH_SEABANK' },
};

export type XenditPaymentChannel = {
  code: string;
  name: string;
  /** How long a request lives at Xendit where nobody may choose it, in milliseconds. */
  lifeMs?: number;
  /** The shortest life that may be chosen, where one may be. */
  leastLifeMs?: number;
};
const minuteMs = 60_000;

/** By our name of a payment channel. What does not stand here is not offered by a lender that collects through Xendit. */
export const xenditPaymentChannels: Readonly<Record<string, XenditPaymentChannel>> = {
  gcash: { code: 'GCASH', name: 'GCash', lifeMs: 15 * minuteMs },
  maya: { code: 'PAYMAYA', name: 'Maya' },
  qrph: { code: 'QRPH', name: 'QR Ph' },
  sevenEleven: { code: '7ELEVEN', name: '7-Eleven', leastLifeMs: 120 * minuteMs },
};
