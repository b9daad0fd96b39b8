import { currenciesInCode } from './currencies';

const found = (text: string) => currenciesInCode(new Map([['lib/a.tsx', text]])).length;

test.each([
  "currency: 'USD'",
  "label: 'Price, US dollars'",
  'const cents = 5;',
  "text('$9.50')",
  "const sign = '$';",
  '<span>$</span>',
  '<span>\n  $\n  <input />',
  "const a = '€';",
  '/[$€]/',
])('a currency is found in %s', (text) => {
  expect(found(text)).toBeGreaterThan(0);
});

test.each([
  '// 31.50 USD',
  "text.replace(/a/g, '$1$2')",
  'return a + formatPrice(b);',
  'const percent = 5;',
  '/^a$/.test(text)',
])('none is found in %s', (text) => {
  expect(found(text)).toBe(0);
});
