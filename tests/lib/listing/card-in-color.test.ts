import { cardInColor } from '@/lib/listing/card-in-color';
import { toRow } from '@/lib/listing/to-row';
import { productFrom } from '@/tests/fixtures/catalogue';

const colors = ['Black', 'Navy', 'Olive'];
const [black, back, olive] = ['/drawings/black.svg', 'https://example.com/back.jpg', 'https://example.com/olive.jpg'];
const image_links = [
  { src: black, color: 'Black' },
  { src: back, color: 'Black', view: 'Back' },
  { src: olive, color: 'Olive' },
];
const row = toRow(productFrom({ colors, image_links }));
const inBlack = { choice: { color: 'Black' }, images: [black, black, back], alt: 'In Black' };

test.each([
  ['no color', undefined, {}],
  ['its first color', ['Black'], inBlack],
  ['another one', ['Green & olive'], { choice: { color: 'Olive' }, images: [olive, black, back], alt: 'In Olive' }],
  ['two', ['Green & olive', 'Black'], inBlack],
  ['one without a picture, in which it opens all the same', ['Navy & blue'], { choice: { color: 'Navy' } }],
  ['one that it does not come in', ['Pink'], {}],
])('a filter by %s', (_, families, shown) => {
  expect(cardInColor(row, families)).toEqual({ ...row.card, ...shown });
});

test('pictures without a color stay, and the page opens in the color', () => {
  const plain = toRow(productFrom({ colors, image_links: [black] }));
  expect(cardInColor(plain, ['Green & olive'])).toEqual({ ...plain.card, choice: { color: 'Olive' } });
});
