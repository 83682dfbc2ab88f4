import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  ['an address of IPv4 as it is', '203.0.113.7', '203.0.113.7'],
  ['IPv4 in the dress of IPv6 as IPv4', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an address of IPv6 by its network', '2001:db8:1:2:aaaa::9', '2001:db8:1:2::/64'],
  ['another of the same network alike', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['what is no address as it is', 'unknown', 'unknown'],
])('counts %s', (_name, ip, counted) => {
  expect(callerAddress(ip)).toBe(counted);
});
