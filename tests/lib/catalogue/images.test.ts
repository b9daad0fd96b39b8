import { toCard } from '@/lib/catalogue/card';
import { imageAddressFault } from '@/lib/catalogue/schema/image-address';
import { galleryWords } from '@/lib/site/gallery-words';
import { galleryPictures } from '@/lib/site/picture-source';
import { faultsIn, productFrom } from '@/tests/fixtures/catalogue';

describe('row 11: addresses of pictures that are refused', () => {
  test.each([
    ['javascript:alert(1)', 'starts with javascript:; only https:// addresses are allowed'],
    ['JavaScript:alert(1)', 'starts with javascript:; only https:// addresses are allowed'],
    ['data:image/png;base64,AAAA', 'starts with data:; only https:// addresses are allowed'],
    ['blob:https://example.com/1', 'starts with blob:; only https:// addresses are allowed'],
    ['file:///etc/passwd', 'starts with file:; only https:// addresses are allowed'],
    ['http://example.com/a.jpg', 'starts with http:; only https:// addresses are allowed'],
    ['https://user:word@example.com/a.jpg', 'contains a user name or a password'],
    ['https://user@example.com/a.jpg', 'contains a user name or a password'],
    [' https://example.com/a.jpg', 'contains a space or a line break'],
    ['https://example.com/a.jpg ', 'contains a space or a line break'],
    ['https://example.com/a b.jpg', 'contains a space or a line break'],
    ['https://example.com/a.jpg\n', 'contains a space or a line break'],
    ['java\nscript:alert(1)', 'contains a space or a line break'],
    ['', 'must not be empty'],
    ['//example.com/a.jpg', 'is neither an https:// address nor a path under /uploads/'],
    ['a.jpg', 'is neither an https:// address nor a path under /uploads/'],
    ['/a.jpg', 'is neither an https:// address nor a path under /uploads/'],
    ['/admin/login/', 'is neither an https:// address nor a path under /uploads/'],
    ['/uploads/../admin/a.jpg', 'is neither an https:// address nor a path under /uploads/'],
    ['/uploads/..', 'is neither an https:// address nor a path under /uploads/'],
    ['/uploads/a..webp', 'is neither an https:// address nor a path under /uploads/'],
    ['/uploads/%2e%2e/a.webp', 'is neither an https:// address nor a path under /uploads/'],
    ['/uploads/.hidden', 'is neither an https:// address nor a path under /uploads/'],
    ['/artwork/a.svg', 'is neither an https:// address nor a path under /uploads/'],
    ['/uploads/a.svg', 'is no AVIF, GIF, JPEG, PNG or WebP, which alone may stand under /uploads/'],
    ['/uploads/a', 'is no AVIF, GIF, JPEG, PNG or WebP, which alone may stand under /uploads/'],
    ['/uploads/', 'is neither an https:// address nor a path under /uploads/'],
    ['/uploads\\a.jpg', 'is neither an https:// address nor a path under /uploads/'],
    ['https://', 'is neither an https:// address nor a path under /uploads/'],
    [`https://example.com/${'a'.repeat(2000)}`, 'is longer than 2,000 characters'],
  ])('%j', (address, fault) => {
    expect(imageAddressFault(address)).toBe(fault);
  });

  test.each([
    ['a tab', 'https://exam\tple.com/a.jpg'],
    ['a NUL', 'https://example.com/a\0.jpg'],
    ['a delete character', 'https://example.com/a\u007f.jpg'],
  ])('an address with %s in it', (_, address) => {
    expect(imageAddressFault(address)).toBeDefined();
  });

  test('the error shows the address and its place in the list', () => {
    expect(faultsIn({ image_links: ['https://example.com/a.jpg', 'http://example.com/b.jpg'] })).toEqual([
      'image_links[1]: "http://example.com/b.jpg" starts with http:; only https:// addresses are allowed',
    ]);
  });

  test('a long address is shortened in the error', () => {
    const [fault] = faultsIn({ image_links: [`data:image/png;base64,${'A'.repeat(100_000)}`] });
    expect(fault?.length).toBeLessThan(200);
  });

  test('an address that is not text', () => {
    expect(faultsIn({ image_links: [7] })).toEqual(['image_links[0]: must be text, not 7']);
  });

  test('a text instead of a list', () => {
    expect(faultsIn({ image_links: '/uploads/a.webp' })).toEqual([
      'image_links: must be a list of addresses, not the text "/uploads/a.webp"',
    ]);
  });

  test('more than 50 addresses', () => {
    expect(faultsIn({ image_links: Array.from({ length: 51 }, (_, index) => `/uploads/${index}.webp`) })).toEqual([
      'image_links: has 51 addresses; at most 50 are allowed',
    ]);
  });
});

describe('addresses of pictures that are kept', () => {
  test.each([
    'https://example.com/a.jpg',
    'https://example.com/a%20b.jpg?width=600#top',
    'https://www.example.com:8443/',
    '/uploads/a_b-c.1.webp',
  ])('%s', (address) => {
    expect(imageAddressFault(address)).toBeUndefined();
  });

  test('stay in their order', () => {
    const image_links = ['/uploads/b.webp', 'https://example.com/a.jpg', '/uploads/a.webp'];
    expect(productFrom({ image_links }).images).toEqual(image_links);
  });

  test('stand once when listed twice', () => {
    expect(productFrom({ image_links: ['/uploads/b.webp', '/uploads/b.webp'] }).images).toEqual(['/uploads/b.webp']);
  });

  test('a product without a list has none', () => {
    expect(productFrom().images).toEqual([]);
  });
});

describe('what the owner says that a picture shows', () => {
  const [front, back] = ['/uploads/a.webp', 'https://example.com/b.png'];
  const image_links = [front, back];
  const described = productFrom({ image_links, image_alts: { [back]: ' The  back ' } });

  test('stands with its picture, whatever the order', () => {
    expect(described.alts).toEqual(['', 'The back']);
    expect(productFrom({ image_links: [back, front], image_alts: { [back]: 'The back' } }).alts).toEqual([
      'The back',
      '',
    ]);
    expect(productFrom({ image_links }).alts).toEqual(image_links.map(() => ''));
  });

  test('is read in the gallery in the place of the name', () => {
    const words = galleryPictures(described).map((picture, index) => galleryWords('Shirt', picture, index));
    expect(words).toEqual(['Shirt', 'The back']);
  });

  test('is read on a card when it is the first picture’s', () => {
    expect(toCard(described)).not.toHaveProperty('alt');
    expect(toCard(productFrom({ image_links, image_alts: { [front]: 'The front' } })).alt).toBe('The front');
  });

  test('is refused of what is no picture of the product, and when it is too long or none', () => {
    expect(faultsIn({ image_links, image_alts: { '/uploads/c.webp': 'Another' } })).toEqual([
      'image_alts./uploads/c.webp: describes "/uploads/c.webp", which is not among the images',
    ]);
    expect(faultsIn({ image_links, image_alts: { [front]: 'x'.repeat(201), [back]: ' ' } })).toEqual([
      'image_alts./uploads/a.webp: is 201 characters long; at most 200 are allowed',
      'image_alts.https://example.com/b.png: must not be empty',
    ]);
    expect(faultsIn({ image_alts: 'x' })).toEqual(['image_alts: must be a group of addresses, not the text "x"']);
  });
});
