import {
  galleryOf,
  type ImageLink,
  type ProductPicture,
  pictureOfColor,
  toImageLink,
} from '@/lib/catalogue/images/product-images';
import { galleryPictures, pictureAlt, placeholder } from '@/lib/site/picture-source';

jest.mock('@data/placeholders.json', () => ({ clothing: '/drawings/placeholder.svg' }));

const picture = (src: string, color?: string, view?: string): ProductPicture => ({
  src,
  ...(color && { color }),
  ...(view && { view }),
});
const chart = picture('chart');
const black = [picture('black', 'Black'), picture('black-back', 'Black', 'Back')];
const navy = [picture('navy', 'Navy'), picture('navy-back', 'Navy', 'Back')];

describe('a gallery', () => {
  const names = (pictures: readonly ProductPicture[], color?: string) =>
    galleryOf(pictures, color).map(({ src }) => src);

  test('starts with the selected color; pictures without a color follow, then general views of other colors', () => {
    expect(names([...black, chart, ...navy], 'Navy')).toEqual(['navy', 'navy-back', 'chart', 'black']);
  });

  test.each([
    ['no color is selected', undefined],
    ['no picture shows the selected color', 'Tan'],
  ])('has the first color in the order of the data if %s', (_, color) => {
    expect(names([chart, ...black, ...navy], color)).toEqual(['chart', 'black', 'black-back', 'navy']);
  });

  test('without colors has all pictures', () => {
    expect(names([chart, picture('back', undefined, 'Back')], 'Navy')).toEqual(['chart', 'back']);
  });
});

test('the picture of a color is the first that shows it', () => {
  const srcOf = (color?: string) => pictureOfColor([chart, ...black, ...navy], color)?.src;
  expect([srcOf('Navy'), srcOf('Tan'), srcOf()]).toEqual(['navy', undefined, undefined]);
});

test.each<[ProductPicture, ImageLink]>([
  [{ src: '/a.svg' }, '/a.svg'],
  [{ src: '/a.svg', alt: '', copies: [] }, '/a.svg'],
  [
    { src: '/a.svg', alt: 'A cap', view: 'Back', copies: [] },
    { src: '/a.svg', alt: 'A cap', view: 'Back' },
  ],
])('%j is written as %j', (picture, link) => {
  expect(toImageLink(picture)).toEqual(link);
});

test('the alt text of a picture comes from the data, or is the product name with view and color', () => {
  const [front = chart, back = chart] = navy;
  const texts = [front, back, chart, { ...back, alt: 'Two pockets' }].map((image, index) =>
    pictureAlt('Acme Shirt', image, index),
  );
  expect(texts).toEqual(['Acme Shirt: Navy', 'Acme Shirt: Back, Navy', 'Acme Shirt, picture 3', 'Two pockets']);
  expect(pictureAlt('Acme Shirt', chart, 0)).toBe('Acme Shirt');
});

test('a picture of a gallery has its color and the widths of its copies', () => {
  const copies = [300, 600].map((width) => ({ file: `${width}.webp`, type: 'image/webp', width }));
  expect(galleryPictures([{ src: '/uploads/a.webp', color: 'Navy', copies }])).toEqual([
    {
      source: {
        src: '/uploads/a.webp',
        sets: [{ type: 'image/webp', srcSet: '/photographs/300.webp 300w, /photographs/600.webp 600w' }],
      },
      color: 'Navy',
    },
  ]);
});

test('the placeholder is the category’s, else a neutral one', () => {
  expect([placeholder('clothing'), placeholder('footwear')]).toEqual([
    '/drawings/placeholder.svg',
    '/drawings/neutral/placeholder.svg',
  ]);
});
