import { toCard } from '@/lib/catalogue/card';
import { imageUrlError, shopImagePathSchema } from '@/lib/catalogue/schema/images';
import { problemsIn, productFrom } from '@/tests/fixtures/catalogue';

const SHAPE = 'must be an address, or { "src": …, "alt": …, "color": …, "view": … } of which only "src" is required';
const NEITHER = 'is neither an https:// address nor a path such as /uploads/a.webp';

describe('addresses of pictures that are refused', () => {
  test.each([
    ['javascript:alert(1)', 'starts with javascript:; only https:// addresses are allowed'],
    ['data:image/png;base64,AAAA', 'starts with data:; only https:// addresses are allowed'],
    ['http://example.com/a.jpg', 'starts with http:; only https:// addresses are allowed'],
    ['https://user:word@example.com/a.jpg', 'contains a user name or a password'],
    [' https://example.com/a.jpg', 'contains a space or a line break'],
    ['https://example.com/a b.jpg', 'contains a space or a line break'],
    ['java\nscript:alert(1)', 'contains a space or a line break'],
    ['', 'must not be empty'],
    ['//example.com/a.jpg', NEITHER],
    ['a.jpg', NEITHER],
    ['/admin/login', 'is not an AVIF, GIF, JPEG, PNG, SVG or WebP file'],
    ['/uploads/../admin/a.jpg', NEITHER],
    ['/uploads/a..webp', NEITHER],
    ['/uploads/a.SVG', 'is an SVG under /uploads/, which allows AVIF, GIF, JPEG, PNG and WebP; use another folder'],
    ['/uploads/a', 'is not an AVIF, GIF, JPEG, PNG, SVG or WebP file'],
    ['https://example.com/a\0.jpg', expect.any(String)],
    [`https://example.com/${'a'.repeat(2000)}`, 'is longer than 2,000 characters'],
  ])('%j', (address, fault) => {
    expect(imageUrlError(address)).toEqual(fault);
  });

  test.each([
    [
      ['https://example.com/a.jpg', 'http://example.com/b.jpg'],
      '[1]: "http://example.com/b.jpg" starts with http:; only https:// addresses are allowed',
    ],
    [[7], `[0]: ${SHAPE}`],
    ['/uploads/a.webp', ': must be a list of pictures, not the text "/uploads/a.webp"'],
    [Array.from({ length: 51 }, (_, index) => `/uploads/${index}.webp`), ': has 51 pictures; at most 50 are allowed'],
  ])('the list %j, with its place', (image_links, fault) => {
    expect(problemsIn({ image_links })).toEqual([`image_links${fault}`]);
  });
});

describe('addresses of pictures that are kept', () => {
  test.each([
    'https://example.com/a.jpg',
    'https://example.com/a%20b.jpg?width=600#top',
    'https://www.example.com:8443/',
    '/uploads/a_b-c.1.webp',
    '/drawings/a.svg',
    '/a.jpg',
  ])('%s', (address) => {
    expect(imageUrlError(address)).toBeUndefined();
  });

  test('stay in their order, each once, with the facts of the first', () => {
    const image_links = [{ src: '/b.webp', view: 'Back' }, { src: 'https://example.com/a.jpg' }, '/a.webp', '/b.webp'];
    expect(productFrom({ image_links }).images).toEqual([
      { src: '/b.webp', view: 'Back' },
      { src: 'https://example.com/a.jpg' },
      { src: '/a.webp' },
    ]);
  });
});

describe('pictures with facts', () => {
  const src = '/drawings/a.svg';

  test('keep description, color and view in one spelling; the description of the first is that of the card', () => {
    const product = productFrom({
      colors: ['Navy'],
      image_links: [{ src, alt: ' The  back ', color: 'Navy', view: 'Back' }],
    });
    expect(product.images).toEqual([{ src, alt: 'The back', color: 'Navy', view: 'Back' }]);
    expect(toCard(product).alt).toBe('The back');
  });

  test.each<[string, unknown, string]>([
    ['no address', { alt: 'A' }, `[0]: ${SHAPE}`],
    ['an address that is refused', { src: '//example.com/a.svg' }, `[0].src: "//example.com/a.svg" ${NEITHER}`],
    ['an unknown field', { src, color: 'Navy', width: 9 }, '[0]: has an unknown field: width'],
    ['a long description', { src, alt: 'x'.repeat(201) }, '[0].alt: is 201 characters long; at most 200 are allowed'],
    ['an empty description', { src, alt: ' ' }, '[0].alt: must not be empty'],
    ['a long view', { src, view: 'x'.repeat(61) }, '[0].view: is 61 characters long; at most 60 are allowed'],
    ['a color that the product does not have', { src, color: 'Tan' }, '[0].color: is "Tan", but its colors are Navy'],
  ])('with %s are refused', (_, link, fault) => {
    expect(problemsIn({ colors: ['Navy'], image_links: [link] })).toEqual([`image_links${fault}`]);
  });

  test('a color of a product without colors is refused', () => {
    expect(problemsIn({ image_links: [{ src, color: 'Tan' }] })).toEqual([
      'image_links[0].color: is "Tan", but it has no colors',
    ]);
  });
});

test('illustrations of the shop are files of its own', () => {
  const fault = (path: string) => shopImagePathSchema.safeParse(path).error?.issues[0]?.message;
  expect([fault('/drawings/hero.svg'), fault('https://example.com/a.svg')]).toEqual([
    undefined,
    '"https://example.com/a.svg" must be a picture of your own, such as /uploads/shop.webp',
  ]);
});
