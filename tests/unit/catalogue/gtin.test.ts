import { findGtin } from '@/lib/catalogue/gtin';

test.each([
  ['GTIN', '4006381333931', '4006381333931'],
  ['EAN-13', '4006381333931', '4006381333931'],
  ['UPC', '0 36000 29145-2', '036000291452'],
  ['Barcode', '96385074', '96385074'],
  ['GTIN-14', '10012345678902', '10012345678902'],
  ['UPC', '036000291453', undefined],
  ['UPC', '36000291452', undefined],
  ['GTIN', 'on the box', undefined],
  ['Length', '4006381333931', undefined],
])('the row "%s: %s" has the GTIN %s', (label, value, gtin) => {
  expect(
    findGtin([
      { label: 'Weight', value: '2 lb' },
      { label, value },
    ]),
  ).toBe(gtin);
});
