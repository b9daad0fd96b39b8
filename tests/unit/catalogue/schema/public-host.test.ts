import { isPublicIp } from '@/lib/catalogue/schema/public-host';

test.each([
  ['this host', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '192.168.1.1'],
  ['metadata in the shared range', '100.100.100.200'],
  ['loopback', '127.0.0.1'],
  ['link-local with metadata', '169.254.169.254'],
  ['metadata at a public address', '168.63.129.16'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['unique local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['multicast', 'ff02::1'],
  ['IPv4-mapped private in hexadecimal', '::ffff:a00:1'],
  ['IPv4-compatible', '::10.0.0.1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['6to4 around a private address', '2002:a00:1::1'],
  ['not an IP address', 'localhost'],
  ['not an IP address', ''],
])('rejects %s, %s', (_, address) => {
  expect(isPublicIp(address)).toBe(false);
});

test.each(['8.8.8.8', '100.63.255.255', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])('allows %s', (address) => {
  expect(isPublicIp(address)).toBe(true);
});
