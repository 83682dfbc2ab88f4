import type { InstitutionRow } from './institution-row.ts';

/** A wallet is known by its mobile number, which is kept as ten digits. */
const numberLengths = [10];

/* Names as of November 2026. */

export const wallets: readonly InstitutionRow[] = [
  ['gcash', 'GCash', { aliases: ['G-Xchange', 'Globe GCash'], isPopular: true, numberLengths }],
  ['maya', 'Maya', { aliases: ['PayMaya', 'Smart Padala'], isPopular: true, numberLengths }],
  ['shopeepay', 'ShopeePay', { aliases: ['Shopee'], isPopular: true, numberLengths }],
  ['grabpay', 'GrabPay', { aliases: ['Grab'], numberLengths }],
  ['coinsph', 'Coins.ph', { aliases: ['DCPay', 'Coins'], numberLengths }],
  ['palawanpay', 'PalawanPay', { aliases: ['Palawan wallet'], numberLengths }],
  ['lazadawallet', 'Lazada Wallet', { aliases: ['Lazada'], numberLengths }],
  ['bayad', 'Bayad', { aliases: ['Bayad Center wallet'], numberLengths }],
  ['paymongo', 'PayMongo Wallet', { numberLengths }],
];

/** Money waits there under the payee's name and is handed out against an ID. */
export const counters: readonly InstitutionRow[] = [
  ['palawan', 'Palawan Express Pera Padala', { aliases: ['Palawan Pawnshop'], isPopular: true }],
  ['mlhuillier', 'M Lhuillier', { aliases: ['ML Kwarta Padala'] }],
  ['cebuana', 'Cebuana Lhuillier', { aliases: ['Pera Padala'] }],
  ['lbc', 'LBC', { aliases: ['LBC Peso Padala'] }],
  ['ussc', 'USSC', { aliases: ['USSC Panalo Padala'] }],
  ['rdpawnshop', 'RD Pawnshop', {}],
  ['villarica', 'Villarica Pawnshop', {}],
  ['tambunting', 'Tambunting Pawnshop', {}],
];
