import { imageUrlError, shopImagePathSchema } from '@/lib/catalogue/schema/images';
import { isPublicIp } from '@/lib/catalogue/schema/public-host';

const NOT_URL_OR_PATH = 'is neither an https:// address nor a path such as /uploads/a.webp';

test.each([
  ['javascript:alert(1)', 'starts with javascript:; only https:// addresses are allowed'],
  ['data:image/png;base64,AAAA', 'starts with data:; only https:// addresses are allowed'],
  ['http://example.com/a.jpg', 'starts with http:; only https:// addresses are allowed'],
  ['https://user:word@example.com/a.jpg', 'contains a user name or a password'],
  [' https://example.com/a.jpg', 'contains a space or a line break'],
  ['java\nscript:alert(1)', 'contains a space or a line break'],
  ['', 'must not be empty'],
  ['//example.com/a.jpg', NOT_URL_OR_PATH],
  ['/admin/login', 'is not an AVIF, GIF, JPEG, PNG, SVG or WebP file'],
  ['/uploads/../admin/a.jpg', NOT_URL_OR_PATH],
  ['/uploads/a..webp', NOT_URL_OR_PATH],
  ['/uploads/a.SVG', 'is an SVG under /uploads/, which allows AVIF, GIF, JPEG, PNG and WebP; use another folder'],
  ['https://example.com/a\0.jpg', 'contains a control character'],
  ...[
    'LOCALHOST.',
    'shop.localhost',
    'metadata.google.internal',
    '0177.0.0.1',
    '１２７.0.0.1',
    '[::1]',
    '[::ffff:192.168.1.1]',
  ].map((host) => [`https://${host}/a.png`, 'names a host of a private network, which no visitor can reach']),
  [`https://example.com/${'a'.repeat(2000)}`, 'is longer than 2,000 characters'],
])('the picture address %j is rejected', (address, error) => {
  expect(imageUrlError(address)).toEqual(error);
});

test.each([
  'https://example.com/a.jpg',
  'https://example.com/a%20b.jpg?width=600#top',
  'https://www.example.com:8443/',
  'https://8.8.8.8/a.png',
  'https://münchen.example/a.png',
  '/uploads/a_b-c.1.webp',
  '/drawings/a.svg',
  '/a.jpg',
])('the picture address %s is valid', (address) => {
  expect(imageUrlError(address)).toBeUndefined();
});

test('illustrations of the shop must be local files', () => {
  const errorOf = (path: string) => shopImagePathSchema.safeParse(path).error?.issues[0]?.message;
  expect([errorOf('/drawings/hero.svg'), errorOf('https://example.com/a.svg')]).toEqual([
    undefined,
    '"https://example.com/a.svg" must be a picture of your own, such as /uploads/shop.webp',
  ]);
});

test.each([
  ['this host', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['metadata in the shared range', '100.100.100.200'],
  ['loopback', '127.0.0.1'],
  ['link-local with metadata', '169.254.169.254'],
  ['metadata at a public address', '168.63.129.16'],
  ['multicast', '224.0.0.1'],
  ['unspecified', '::'],
  ['unique local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['IPv4-mapped private in hexadecimal', '::ffff:a00:1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['6to4 around a private address', '2002:a00:1::1'],
  ['not an IP address', 'localhost'],
])('an address that is %s, %s, is not public', (_, address) => expect(isPublicIp(address)).toBe(false));

test.each(['8.8.8.8', '100.63.255.255', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicIp(address)).toBe(true),
);
