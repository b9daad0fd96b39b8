import { cardInColor } from '@/lib/listing/card-in-color';
import { toRow } from '@/lib/listing/to-row';
import { productFrom } from '@/tests/fixtures/catalogue';

const colors = ['Black', 'Navy', 'Olive'];
const drawings = [
  { image: '/artwork/black.svg', color: 'Black' },
  { image: '/artwork/back.svg', color: 'Black', view: 'second' },
  { image: '/artwork/olive.svg', color: 'Olive' },
];
const drawn = toRow({ ...productFrom({ colors }), drawings });
const photographed = toRow({ ...productFrom({ colors, image_links: ['https://example.com/a.jpg'] }), drawings });

test.each([
  ['no color', undefined, {}],
  ['its first color', ['Black'], { choice: { color: 'Black' }, images: ['/artwork/black.svg'], alt: 'In Black' }],
  ['another one', ['Green & olive'], { choice: { color: 'Olive' }, images: ['/artwork/olive.svg'], alt: 'In Olive' }],
  ['two', ['Green & olive', 'Black'], { choice: { color: 'Black' }, images: ['/artwork/black.svg'], alt: 'In Black' }],
  ['one without a picture, in which it opens all the same', ['Navy & blue'], { choice: { color: 'Navy' } }],
  ['one that it does not come in', ['Pink'], {}],
])('a filter by %s', (_, families, shown) => {
  expect(cardInColor(drawn, families)).toEqual({ ...drawn.card, ...shown });
});

test('nobody knows which color a photograph shows: it stays, and the page opens in the color', () => {
  expect(cardInColor(photographed, ['Green & olive'])).toEqual({ ...photographed.card, choice: { color: 'Olive' } });
});
