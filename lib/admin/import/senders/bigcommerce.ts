import { allYes, categoryPaths, numberOf, optionValue, pairsOf, repriced, someOf } from './cells';
import { familyRows, oneByOne, rowsByProduct } from './family';
import type { Sender, SenderFile } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

const kindOf = (row: SenderRow) => row.get('item type').toLowerCase();
const skuOf = (row: SenderRow) => row.get('product code/sku', 'product sku');

/** Options as a row is named by them: '[S]Size=Small,[CS]Color=Red:#ff0000' -> Size and Color. */
const optionsOf = (row: SenderRow) =>
  row
    .get('product name')
    .split(/,(?=\[\w+\])/)
    .flatMap((one) => {
      const [, name = '', value = ''] = /^\[\w+\]\s*([^=]+)=(.*)$/s.exec(one.trim()) ?? [];
      return name ? [[name.trim(), optionValue(name.trim(), value)] as const] : [];
    });

const offerOf = (row: SenderRow, top: SenderRow): SenderFacts => ({
  ...row.taken('price: price; oldPrice: retail price; weight: product weight'),
  ...row.taken('barcode: product upc/ean, gps global trade item number; model: gps manufacturer part number'),
  sku: skuOf(row),
  salePrice: someOf(row.get('sale price')),
  stock: /^(?:none|no|0)$/i.test(top.get('track inventory')) ? '' : row.get('current stock level', 'stock level'),
  published: allYes(row.get('product visible?', 'product visible'), row.get('allow purchases?', 'allow purchases')),
});

const productOf = (row: SenderRow): SenderFacts => ({
  ...offerOf(row, row),
  ...row.taken('name: product name; brand: brand name; description: product description; tags: search keywords'),
  handle: row.get('product url').replace(/^.*\/(?=[^/]+\/?$)|\/$/g, ''),
  category: categoryPaths(row.get('category'), /;/, /\//),
  features: pairsOf(row.get('product custom fields'), /;/, '='),
});

/** Tables that BigCommerce wrote until its third form: rows of numbers and of rules stand below their product. */
export const bigcommerce: Sender = {
  name: 'BigCommerce',
  has: [
    ['item type', 'product code/sku'],
    ['item type', 'product sku', 'product name'],
  ],
  drops: [
    'product type',
    'product id',
    'product image id*',
    'product image is thumbnail*',
    'product image sort*',
    'current stock level',
    'stock level',
  ],
  arrange: (rows, file) =>
    oneByOne(
      rowsByProduct(rows, (row) => (kindOf(row) === 'product' ? String(row.line) : '')),
      ([row, ...below]) => {
        if (!row) return [];
        const rules = below.filter((one) => kindOf(one) === 'rule');
        const variations = below
          .filter((one) => kindOf(one) === 'sku')
          .map((one) => {
            const facts = { ...offerOf(one, row), options: optionsOf(one) };
            return {
              row: one,
              facts: { ...facts, ...ruledBy(rules, one, facts.price ? facts : offerOf(row, row), file) },
            };
          });
        const urls = row.numbered('product image url - #');
        const pictures = row.numbered('product image file - #', Math.max(urls.length, 30)).map((name, at) => ({
          address: urls[at] || name,
          alt: row.get(`product image description - ${at + 1}`),
        }));
        return familyRows(row, productOf(row), variations, pictures);
      },
    ),
};

/** The effect of rules on a combination and its prices: those that name its number, or options that it has. */
function ruledBy(
  rules: readonly SenderRow[],
  row: SenderRow,
  prices: SenderFacts,
  { decimal, problems }: SenderFile,
): SenderFacts {
  const own = optionsOf(row).map((pair) => pair.join('='));
  let facts: SenderFacts = {};
  for (const rule of rules) {
    const named = optionsOf(rule).map((pair) => pair.join('='));
    const isNamed = named.length > 0 && named.every((one) => own.includes(one));
    if (skuOf(rule) ? skuOf(rule) !== skuOf(row) : !isNamed) continue;
    const change = rule.get('price');
    const [, sign = '', digits = ''] = /^\[(ADD|REMOVE|FIXED)\](.*)$/i.exec(change) ?? [];
    const by = (numberOf(digits, decimal) ?? 0) * (/remove/i.test(sign) ? -1 : 1);
    const changed = (cell = '') => repriced(cell, decimal, (sum) => (/fixed/i.test(sign) ? by : sum + by));
    const { price, salePrice, oldPrice } = { ...prices, ...facts };
    const variantImage = rule.get('product image url - 1', 'product image file - 1');
    if (variantImage) facts = { ...facts, variantImage };
    if (allYes(rule.get('allow purchases?', 'allow purchases')) === 'false') facts = { ...facts, published: 'false' };
    if (sign) facts = { ...facts, price: changed(price), salePrice: changed(salePrice), oldPrice };
    else if (change)
      problems.push({ line: rule.line, message: `Its change of a price is not understood: “${change}”.` });
  }
  return facts;
}
