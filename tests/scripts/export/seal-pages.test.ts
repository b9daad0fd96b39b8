import { sealPages } from '@/scripts/export/seal-pages';
import { testFolder } from '@/tests/fixtures/test-folder';

const SHEET = { href: '/_next/static/chunks/shop-1.css', parts: [], asked: {} };
const SEALS = { sheets: { visitor: SHEET, operator: SHEET }, pictures: ['https://photos.example'] };
const pageOf = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

const { at, read } = testFolder({
  'one/index.html': pageOf('<p>One</p>'),
  'two/index.html': pageOf('<p style="color:red">Two</p>'),
  'three/index.html': pageOf('<p onclick="x()">Three</p>'),
});

test('a sealed page has a content security policy', () => {
  sealPages(at(), ['one/index.html'], SEALS);
  expect(read('one/index.html')).toMatch(/Content-Security-Policy[\s\S]*<p>One<\/p>/);
});

test('one error names each page with an inline style or handler', () => {
  const seal = () => sealPages(at(), ['two/index.html', 'three/index.html'], SEALS);
  expect(seal).toThrow(
    'two/index.html: <p style="color:red"> is not allowed\nthree/index.html: <p onclick="x()"> is not allowed',
  );
});
