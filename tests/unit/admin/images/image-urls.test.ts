/** @jest-environment jsdom */
import { isAllowedByCsp } from '@/lib/admin/images/image-urls';

const under = (policy: string) => {
  document.head.innerHTML = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
};
afterEach(() => under(''));

test.each([
  ['/uploads/a.webp', true],
  ['https://photos.example/a.jpg', true],
  ['https://photos.example:8443/a.jpg', false],
  ['https://other.example/a.jpg?host=https://photos.example', false],
])('under a policy %s is shown: %s', (address, isShown) => {
  under("default-src 'none'; img-src 'self' data: blob: https://photos.example; font-src 'self'");
  expect(isAllowedByCsp(address)).toBe(isShown);
});
