import type { messages as source } from '../en-US/desktop.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  lead: 'Loan na kita mo ang bawat piso ng gastos bago ka pumirma.',
  openOnPhone: 'I‑scan para buksan ito sa phone mo.',
  codeLabel: 'QR code na magbubukas ng app na ito sa phone',
  registration: 'SEC Registration No. {number}',
  authority: 'Certificate of Authority No. {number}',
};
