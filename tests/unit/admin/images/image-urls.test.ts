/** @jest-environment jsdom */
import { isAllowedByCsp } from '@/lib/admin/images/image-urls';

const setPolicy = (policy: string) => {
  document.head.innerHTML = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
};
afterEach(() => setPolicy(''));

test.each([
  ['/uploads/a.webp', true],
  ['https://photos.example/a.jpg', true],
  ['https://photos.example:8443/a.jpg', false],
  ['https://other.example/a.jpg?host=https://photos.example', false],
])('the policy allows %s: %s', (address, isAllowed) => {
  setPolicy("default-src 'none'; img-src 'self' data: blob: https://photos.example; font-src 'self'");
  expect(isAllowedByCsp(address)).toBe(isAllowed);
});
