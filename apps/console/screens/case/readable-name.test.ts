import { expect, test } from 'vitest';
import { readableName } from './readable-name.ts';

test.each([
  ['idType', 'ID type'],
  ['idNumber', 'ID number'],
  ['birthOn', 'Birth date'],
  ['whatsappNumber', 'WhatsApp number'],
  ['institutionCode', 'Bank, wallet or remittance center'],
  ['emergency1Phone', 'Emergency 1 phone'],
  ['payeeLastName', 'Payee last name'],
])('the answer %s stands on the case as %s', (name, written) => expect(readableName(name)).toBe(written));
