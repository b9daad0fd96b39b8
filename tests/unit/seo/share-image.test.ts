import { isGeneratedShareImage, listingShareImage, productShareImage, shareImageSources } from '@/lib/seo/share-image';
import { productFrom } from '@/tests/fixtures/catalogue';

jest.mock('server-only', () => ({}), { virtual: true });

const PLACEHOLDER = '/share/drawings/neutral/placeholder.jpg';
const withPicture = (src: string) => productFrom({ image_links: [src, '/drawings/second.svg'] });

test.each([
  ['a drawing of the shop', '/drawings/a.svg', '/share/drawings/a.jpg'],
  ['a photograph of the shop', '/uploads/a.webp', '/uploads/a.webp'],
  ['a photograph on another host', 'https://b.example.com/a.jpg?w=9', 'https://b.example.com/a.jpg?w=9'],
  ['a drawing on another host', 'https://b.example.com/a.svg?w=9', PLACEHOLDER],
])('%s as the first picture of a product', (_, src, image) => {
  expect(productShareImage(withPicture(src))).toBe(image);
});

test('the share image of a photograph is its widest copy, and without pictures the placeholder of the category', () => {
  expect(productShareImage(productFrom())).toBe(PLACEHOLDER);
  const copies = [400, 1200].map((width) => ({ file: `${width}.webp`, type: 'image/webp', width }));
  const product = { ...productFrom(), images: [{ src: '/uploads/a.jpg', copies }] };
  expect(productShareImage(product)).toBe('/photographs/1200.webp');
});

test('a listing has the image of its first product with a picture', () => {
  const [bare, drawn] = [productFrom(), withPicture('/drawings/a.svg')];
  expect(listingShareImage([bare, drawn])).toBe('/share/drawings/a.jpg');
  expect(listingShareImage([bare])).toBe(PLACEHOLDER);
  expect(listingShareImage([])).toBeUndefined();
});

test('each drawing is generated once, and photographs are not', () => {
  const pictures = ['/drawings/a.svg', '/drawings/a.svg', '/uploads/a.webp', 'https://b.example.com/a.svg'];
  const sources = shareImageSources(pictures.map(withPicture));
  expect([...sources].slice(1)).toEqual([
    ['/share/drawings/a.jpg', '/drawings/a.svg'],
    [PLACEHOLDER, '/drawings/neutral/placeholder.svg'],
  ]);
  expect([...sources.keys()].every(isGeneratedShareImage)).toBe(true);
});
