import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Raised where a name leads to a machine that is not on the open internet. */
export class NotPublic extends Error {
  override name = 'NotPublic';
}

/** What is not given to anybody on the open internet, by the registries of special addresses (RFC 6890). */
const special = new BlockList();
const specialIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
for (const [net, bits] of specialIPv4) special.addSubnet(net, bits, 'ipv4');
// The first of these carry an address of the older kind inside.
for (const [net, bits] of [
  ['2001::', 23],
  ['2002::', 16],
  ['2001:db8::', 32],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
  return !special.check(address, 'ipv4');
}

/** Finds addresses as ever, and raises `NotPublic` where one of them is not public: what was looked at is what is called. */
export const publicLookup: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return found(new NotPublic('the name leads to no public address'), []);
    }
    return options.all === true ? found(null, addresses) : found(null, first.address, first.family);
  });
};
