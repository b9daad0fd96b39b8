import { isPublicAddress } from '@/lib/catalogue/schema/public-address';

test.each([
  ['this host', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['shared by carriers', '100.64.0.1'],
  ['metadata in the shared range', '100.100.100.200'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local with metadata', '169.254.169.254'],
  ['metadata at a public address', '168.63.129.16'],
  ['metadata among protocol assignments', '192.0.0.192'],
  ['benchmarking', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['unique local', 'fd12:3456::1'],
  ['unique local metadata', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['multicast', 'ff02::1'],
  ['IPv4-mapped private', '::ffff:10.0.0.1'],
  ['IPv4-mapped private in hexadecimal', '::ffff:a00:1'],
  ['IPv4-mapped public', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::10.0.0.1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['6to4 around a private address', '2002:a00:1::1'],
  ['Teredo', '2001:0:1::1'],
  ['documentation', '2001:db8::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('refuses %s, %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.0.1',
  '172.32.0.1',
  '168.63.129.17',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::1',
])('allows %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
