import { expect, test } from 'vitest';
import { safePartnerAddress } from './partner-address.ts';

const ownOrigin = 'http://localhost:3000';
const inSandbox = { ownOrigin, isSandbox: true };
const inProduction = { ownOrigin: 'https://luwag.example', isSandbox: false };
const address = (partnerUrl: string, partnerHost: string) => ({ partnerUrl, partnerHost });

test('the simulated partner is followed in the sandbox only', () => {
  const own = address(`${ownOrigin}/sandbox/partner/LW-1`, 'localhost:3000');
  expect(safePartnerAddress(own, inSandbox)).toBe(`${ownOrigin}/sandbox/partner/LW-1`);
  expect(safePartnerAddress(own, { ownOrigin, isSandbox: false })).toBeNull();
});

test('a known partner is followed over HTTPS', () => {
  const known = address('https://checkout.xendit.co/web/1', 'checkout.xendit.co');
  expect(safePartnerAddress(known, inProduction)).toBe('https://checkout.xendit.co/web/1');
});

test.each([
  ['https://evil.example/', 'evil.example'],
  ['https://evil.example/', 'checkout.xendit.co'],
  ['http://checkout.xendit.co/', 'checkout.xendit.co'],
  ['https://checkout.xendit.co@evil.example/', 'checkout.xendit.co'],
  ['https://user@checkout.xendit.co/', 'checkout.xendit.co'],
  ['https://checkout.xendit.co.evil.example/', 'checkout.xendit.co.evil.example'],
  ['javascript:alert(1)', ''],
  ['//evil.example', 'evil.example'],
  ['not an address', 'not an address'],
])('%s is not followed', (partnerUrl, partnerHost) => {
  expect(safePartnerAddress(address(partnerUrl, partnerHost), inProduction)).toBeNull();
  expect(safePartnerAddress(address(partnerUrl, partnerHost), inSandbox)).toBeNull();
});
