// From IANA's special-purpose address registries: private, loopback, link-local (used by most metadata services), shared, multicast.
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
  // Metadata and DNS service of Azure, although the address is public.
  '168.63.129.16/32',
].map(toNetwork);
const GLOBAL_V6 = toNetwork('2000::/3');
// Special networks inside global unicast: protocol assignments (used by Teredo), documentation, 6to4 (contains an IPv4 address).
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(toNetwork);
/** Names that public DNS does not resolve (RFC 6761, 6762, 8375, ICANN's .internal). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

type Network = { bytes: number[]; bits: number };

/**
 * True for an IP address of the public internet. All IPv6 addresses outside global unicast are rejected: loopback, unique local,
 * link-local, IPv4-mapped and NAT64.
 */
export function isPublicIp(address: string): boolean {
  const bytes = bytesOf(address);
  if (bytes.length === 4) return !SPECIAL_V4.some((network) => isWithin(bytes, network));
  return isWithin(bytes, GLOBAL_V6) && !SPECIAL_V6.some((network) => isWithin(bytes, network));
}

/** True for a public host of a parsed URL: a public IP address, or a name with a dot that is not reserved. */
export function isPublicHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  if (name.startsWith('[')) return isPublicIp(name.slice(1, -1));
  if (bytesOf(name).length > 0) return isPublicIp(name);
  return name.includes('.') && !PRIVATE_NAME.test(name);
}

/** The 4 or 16 bytes of an IP address; empty for other text. */
function bytesOf(address: string): number[] {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return address.split('.').map(Number);
  // The URL parser normalizes IPv6: lower case, no IPv4 part, the longest run of zeros as '::'.
  const hostname = address.includes(':') ? parseUrl(`https://[${address}]/`)?.hostname : undefined;
  if (hostname === undefined) return [];
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').flatMap((group) => (group ? Number.parseInt(group, 16) : [])));
  const groups = [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
  return groups.flatMap((group) => [group >> 8, group & 0xff]);
}

function isWithin(bytes: readonly number[], { bytes: network, bits }: Network): boolean {
  return (
    bytes.length === network.length &&
    network.every(
      (byte, index) => (byte ^ (bytes[index] ?? 0)) >> (8 - Math.min(8, Math.max(0, bits - index * 8))) === 0,
    )
  );
}

function toNetwork(subnet: string): Network {
  const [address = '', bits] = subnet.split('/');
  return { bytes: bytesOf(address), bits: Number(bits) };
}

/**
 * Parses a URL; undefined for invalid text. Do not use `URL.canParse`: after many calls, Node 20 returns false for text outside Latin-1.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
