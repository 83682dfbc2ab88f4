import ipaddr from 'ipaddr.js';

const networkBytes = 8;

/**
 * The address that limits are counted by: of IPv6 the network of its first 64 bits, as a holder of one address there holds
 * them all. IPv4 in the dress of IPv6 is IPv4.
 */
export function callerAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = address.toByteArray().slice(0, networkBytes);
  const rest = network.map(() => 0);
  return `${ipaddr.fromByteArray([...network, ...rest]).toString()}/64`;
}
