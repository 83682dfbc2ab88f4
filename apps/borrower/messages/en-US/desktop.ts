export const messages = {
  lead: 'A loan with every peso of its cost shown first.',
  openOnPhone: 'Scan to open this on your phone.',
  codeLabel: 'QR code that opens this app on a phone',
  registration: 'SEC Registration No. {number}',
  authority: 'Certificate of Authority No. {number}',
} as const;
