import { toBannerPictures } from '@/lib/listing/banners';
import type { Listing } from '@/lib/listing/listings';
import { productFrom } from '@/tests/fixtures/catalogue';

jest.mock('server-only', () => ({}));

const listingOf = (count: number) =>
  ({
    products: Array.from({ length: count }, (_, index) => productFrom({ id: `shirt-${index}` })),
  }) as unknown as Listing;

test.each([
  [7, 5],
  [5, 5],
  [2, 2],
  [0, 0],
])('the banner of %d products has %d pictures', (count, shown) => {
  expect(toBannerPictures(listingOf(count)).map(({ id }) => id)).toEqual(
    Array.from({ length: shown }, (_, index) => `shirt-${index}`),
  );
});
