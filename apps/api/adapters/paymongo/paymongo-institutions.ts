/* Bank identifier codes by our code of an institution. PayMongo's own list is `GET /v2/transfers/receiving_institutions`. */

export const bankIdentifierCodes: Readonly<Record<string, string>> = {
  gcash: 'GXCHPHM2XXX',
  maya: 'PAPHPHM1XXX',
  shopeepay: 'SHPHPHM1XXX',
  grabpay: 'GHPESGSGXXX',
  coinsph: 'DCPHPHM1XXX',
  bdo: 'BNORPHMMXXX',
  bpi: 'BOPIPHMMXXX',
  metrobank: 'MBTCPHMMXXX',
  landbank: 'TLBPPHMMXXX',
  unionbank: 'UBPHPHMMXXX',
  pnb: 'PNBMPHMMXXX',
  rcbc: 'RCBCPHMMXXX',
  securitybank: 'SETCPHMMXXX',
  chinabank: 'CHBKPHMMXXX',
  eastwest: 'EWBCPHMMXXX',
  dbp: 'DBPHPHMMXXX',
  aub: 'AUBKPHMMXXX',
  psbank: 'PHSBPHMMXXX',
  cimb: 'CIPHPHMMXXX',
};
