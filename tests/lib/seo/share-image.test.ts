import { shareImage } from '@/lib/seo/share-image';

test.each([
  ['/', '/share/home.png'],
  ['/clothing/', '/share/clothing.png'],
  ['/clothing/page/2/', '/share/clothing.png'],
  ['/clothing/shirts/page/12/', '/share/clothing/shirts.png'],
  ['/products/page-1/', '/share/products/page-1.png'],
])('the page %s has the image %s', (path, file) => {
  expect(shareImage(path)).toBe(file);
});
