import { BlockList, isIP } from 'node:net';

// IANA's special-purpose registries; private, loopback, link-local (with most metadata services), shared, multicast.
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Azure's metadata and DNS service answers at a public address.
  '168.63.129.16/32',
];
// Inside global unicast: protocol assignments with Teredo, documentation, 6to4, which carries an IPv4 address.
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const specialV4 = toList(SPECIAL_V4, 'ipv4');
const specialV6 = toList(SPECIAL_V6, 'ipv6');
const globalV6 = toList(['2000::/3'], 'ipv6');

/**
 * True for an IP address of the public internet. IPv6 outside of global unicast is refused as a whole, which takes in
 * loopback, unique local, link-local, IPv4-mapped and NAT64 addresses in every spelling.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !specialV4.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}

function toList(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
