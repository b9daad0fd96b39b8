import { toCard } from '@/lib/catalogue/card';
import { imageUrlError, shopImagePathSchema } from '@/lib/catalogue/schema/images';
import { problemsIn, productFrom } from '@/tests/fixtures/catalogue';

const SHAPE = 'must be an address, or { "src": …, "alt": …, "color": …, "view": … } of which only "src" is required';
const NOT_URL_OR_PATH = 'is neither an https:// address nor a path such as /uploads/a.webp';

describe('invalid addresses of pictures are rejected', () => {
  test.each([
    ['javascript:alert(1)', 'starts with javascript:; only https:// addresses are allowed'],
    ['data:image/png;base64,AAAA', 'starts with data:; only https:// addresses are allowed'],
    ['http://example.com/a.jpg', 'starts with http:; only https:// addresses are allowed'],
    ['https://user:word@example.com/a.jpg', 'contains a user name or a password'],
    [' https://example.com/a.jpg', 'contains a space or a line break'],
    ['https://example.com/a b.jpg', 'contains a space or a line break'],
    ['java\nscript:alert(1)', 'contains a space or a line break'],
    ['', 'must not be empty'],
    ['//example.com/a.jpg', NOT_URL_OR_PATH],
    ['a.jpg', NOT_URL_OR_PATH],
    ['/admin/login', 'is not an AVIF, GIF, JPEG, PNG, SVG or WebP file'],
    ['/uploads/../admin/a.jpg', NOT_URL_OR_PATH],
    ['/uploads/a..webp', NOT_URL_OR_PATH],
    ['/uploads/a.SVG', 'is an SVG under /uploads/, which allows AVIF, GIF, JPEG, PNG and WebP; use another folder'],
    ['/uploads/a', 'is not an AVIF, GIF, JPEG, PNG, SVG or WebP file'],
    ['https://example.com/a\0.jpg', expect.any(String)],
    [`https://example.com/${'a'.repeat(2000)}`, 'is longer than 2,000 characters'],
  ])('%j', (address, error) => {
    expect(imageUrlError(address)).toEqual(error);
  });

  test.each([
    [
      ['https://example.com/a.jpg', 'http://example.com/b.jpg'],
      '[1]: "http://example.com/b.jpg" starts with http:; only https:// addresses are allowed',
    ],
    [[7], `[0]: ${SHAPE}`],
    ['/uploads/a.webp', ': must be a list of pictures, not the text "/uploads/a.webp"'],
    [Array.from({ length: 51 }, (_, index) => `/uploads/${index}.webp`), ': has 51 pictures; at most 50 are allowed'],
  ])('the list %j, with its index', (image_links, problem) => {
    expect(problemsIn({ image_links })).toEqual([`image_links${problem}`]);
  });
});

describe('valid addresses of pictures', () => {
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

  test('keep their order; of a repeated address the first entry counts', () => {
    const image_links = [{ src: '/b.webp', view: 'Back' }, { src: 'https://example.com/a.jpg' }, '/a.webp', '/b.webp'];
    expect(productFrom({ image_links }).images).toEqual([
      { src: '/b.webp', view: 'Back' },
      { src: 'https://example.com/a.jpg' },
      { src: '/a.webp' },
    ]);
  });
});

describe('pictures with alt, color and view', () => {
  const src = '/drawings/a.svg';

  test('are trimmed, and a card has the alt text of the first picture', () => {
    const product = productFrom({
      colors: ['Navy'],
      image_links: [{ src, alt: ' The  back ', color: 'Navy', view: 'Back' }],
    });
    expect(product.images).toEqual([{ src, alt: 'The back', color: 'Navy', view: 'Back' }]);
    expect(toCard(product).alt).toBe('The back');
  });

  test.each<[string, unknown, string]>([
    ['a missing src', { alt: 'A' }, `[0]: ${SHAPE}`],
    ['an invalid src', { src: '//example.com/a.svg' }, `[0].src: "//example.com/a.svg" ${NOT_URL_OR_PATH}`],
    ['an unknown field', { src, color: 'Navy', width: 9 }, '[0]: has an unknown field: width'],
    ['a long alt text', { src, alt: 'x'.repeat(201) }, '[0].alt: is 201 characters long; at most 200 are allowed'],
    ['an empty alt text', { src, alt: ' ' }, '[0].alt: must not be empty'],
    ['a long view', { src, view: 'x'.repeat(61) }, '[0].view: is 61 characters long; at most 60 are allowed'],
    ['a color that the product does not have', { src, color: 'Tan' }, '[0].color: is "Tan", but its colors are Navy'],
  ])('%s is rejected', (_, link, problem) => {
    expect(problemsIn({ colors: ['Navy'], image_links: [link] })).toEqual([`image_links${problem}`]);
  });

  test('a color is rejected if the product has no colors', () => {
    expect(problemsIn({ image_links: [{ src, color: 'Tan' }] })).toEqual([
      'image_links[0].color: is "Tan", but it has no colors',
    ]);
  });
});

test('illustrations of the shop must be local files', () => {
  const errorOf = (path: string) => shopImagePathSchema.safeParse(path).error?.issues[0]?.message;
  expect([errorOf('/drawings/hero.svg'), errorOf('https://example.com/a.svg')]).toEqual([
    undefined,
    '"https://example.com/a.svg" must be a picture of your own, such as /uploads/shop.webp',
  ]);
});
