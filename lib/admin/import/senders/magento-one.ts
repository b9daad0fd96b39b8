import { groupBy } from '../../../catalogue/group-by';
import { allYes, categoryPaths, wordOfCode } from './cells';
import { familyRows, oneByOne, rowsByProduct } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

/** Tables of Magento 1: rows without a number go on with the product before them. */
export const magentoOne: Sender = {
  name: 'Magento 1',
  has: [['sku', '_type', '_attribute_set']],
  drops: ['_*', 'qty', 'image', 'image_label', 'small_image*', 'thumbnail*', 'msrp_*'],
  arrange: (rows, { problems }) => {
    const products = rowsByProduct(rows, (row) => row.get('sku'));
    const bySku = new Map(products.map((group) => [group[0]?.get('sku'), group[0]]));
    const partOf = (row: SenderRow) => row.get('_super_products_sku');
    const parts = new Set(rows.map(partOf));
    return oneByOne(products, (group) => {
      const [row] = group;
      if (!row || parts.has(row.get('sku'))) return [];
      const listed = groupBy(group.filter(partOf), partOf);
      const variations = [...listed].flatMap(([sku, named]) => {
        const part = bySku.get(sku);
        if (!part)
          problems.push({ line: row.line, id: row.get('sku'), message: `Its variation “${sku}” is not in the file.` });
        const pairs = named.map(
          (one) => [one.get('_super_attribute_code'), one.get('_super_attribute_option')] as const,
        );
        // A column of an attribute that is an option says the same once more.
        for (const [code] of pairs) row.get(code);
        const options = pairs.map(([code, value]) => [wordOfCode(code), value] as const);
        return part ? [{ row: part, facts: { ...offerOf(part, true), options } }] : [];
      });
      if (listed.size > 0 && variations.length === 0) return [];
      const pictures = group.map((one) => ({ address: one.get('_media_image'), alt: one.get('_media_lable') }));
      const categories = group.map((one) => one.get('_category')).join('\n');
      const facts = { ...offerOf(row, false), ...productOf(row), category: categoryPaths(categories, /\n/, /\//) };
      return familyRows(row, facts, variations, pictures);
    });
  },
};

const offerOf = (row: SenderRow, isPart: boolean): SenderFacts => ({
  ...row.taken('sku: sku; price: price; salePrice: special_price; weight: weight'),
  ...row.taken('saleFrom: special_from_date; saleUntil: special_to_date'),
  stock: row.get('is_in_stock') === '0' ? '0' : row.get('manage_stock') === '0' ? '' : row.get('qty'),
  // Goods of visibility 1 are parts of others.
  published: allYes(row.get('status').replace(/^2$/, 'no'), !isPart && row.get('visibility') === '1' ? 'no' : ''),
});

const productOf = (row: SenderRow): SenderFacts => ({
  ...row.taken('handle: url_key; name: name; brand: manufacturer, brand'),
  ...row.taken('description: description; summary: short_description'),
});
