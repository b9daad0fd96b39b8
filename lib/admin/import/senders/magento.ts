import { allYes, categoryPaths, numberOf, pairsOf, wordOfCode } from './cells';
import { familyRows, oneByOne } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

/** A value may hold a comma; the next pair begins with a code. */
const BETWEEN = /,(?=\s*[\w-]+=)/;
const CODES: Readonly<Record<string, 'brand' | 'model' | 'barcode'>> = {
  ...{ manufacturer: 'brand', brand: 'brand', mpn: 'model' },
  ...{ ean: 'barcode', ean13: 'barcode', upc: 'barcode', gtin: 'barcode', barcode: 'barcode', isbn: 'barcode' },
};

/** Attributes of the system, which say nothing of goods. */
const SYSTEM =
  /^(?:has_options|required_options|quantity_and_stock_status|shipment_type|(?:sku|price|weight)_(?:type|view)|(?:gift|msrp|links|samples|ts)_.*|options_container|custom_design.*|page_layout|tax_class.*)$/;

/** Tables of Magento 2 and Adobe Commerce. */
export const magento: Sender = {
  name: 'Magento',
  has: [['sku', 'product_type', 'attribute_set_code']],
  drops: ['qty', 'small_image*', 'thumbnail_image*', 'swatch_image*'],
  arrange: (all, { decimal, problems }) => {
    const bySku = rowsOfAllViews(all);
    const rows = [...bySku.values()];
    const parts = new Set(rows.flatMap((row) => listedOf(row).map(({ sku }) => sku)));
    const grouped = new Set(rows.flatMap((row) => pairsOf(row.get('associated_skus'), /,/, '=').map(([sku]) => sku)));
    return oneByOne(rows, (row) => {
      const [sku, kind] = [row.get('sku'), row.get('product_type').toLowerCase()];
      const refuse = (message: string) => problems.push({ line: row.line, id: sku, message });
      if (parts.has(sku)) return [];
      if (/^(?:grouped|bundle)$/.test(kind) && !numberOf(row.get('price'), decimal)) {
        refuse(`It is put together of other goods (“${kind}”) and has no price of its own.`);
        return [];
      }
      const labels = new Map(pairsOf(row.get('configurable_variation_labels'), BETWEEN, '='));
      const listed = listedOf(row);
      const codes = listed.flatMap(({ pairs }) => pairs.map(([code]) => code));
      // A column of an attribute that is an option says the same once more.
      for (const code of new Set(codes)) row.get(code);
      const variations = listed.flatMap(({ sku: own, pairs }) => {
        const part = bySku.get(own);
        if (!part) refuse(`Its variation “${own}” is not in the file.`);
        const options = pairs.map(([code, value]) => [labels.get(code) ?? wordOfCode(code), value] as const);
        return part ? [{ row: part, facts: { ...offerOf(part, codes), options, variantImage: pictureOf(part) } }] : [];
      });
      if (listed.length > 0 && variations.length === 0) return [];
      const isPartOnly = /^not visible/i.test(row.get('visibility')) && !grouped.has(sku);
      const facts = { ...offerOf(row, codes), ...productOf(row, codes), ...(isPartOnly && { published: 'false' }) };
      return familyRows(row, facts, variations, picturesOf(row));
    });
  },
};

/** Rows by their number; one for a store view is a translation, unless it is all there is. */
function rowsOfAllViews(rows: readonly SenderRow[]): Map<string, SenderRow> {
  const views = rows.filter((row) => row.get('store_view_code'));
  const bySku = new Map(rows.flatMap((row) => (row.get('store_view_code') ? [] : [[row.get('sku'), row] as const])));
  for (const row of views) if (!bySku.has(row.get('sku'))) bySku.set(row.get('sku'), row);
  return bySku;
}

/** The parts of a product by number, each with its options: 'sku=WS-S,size=S|sku=WS-M,size=M'. */
const listedOf = (row: SenderRow) =>
  row
    .get('configurable_variations')
    .split('|')
    .flatMap((one) => {
      const pairs = pairsOf(one, BETWEEN, '=');
      const sku = pairs.find(([code]) => code === 'sku')?.[1];
      return sku ? [{ sku, pairs: pairs.filter(([code]) => code !== 'sku') }] : [];
    });

/** Attributes that are no options, by their codes. */
const attributesOf = (row: SenderRow, options: readonly string[]) =>
  pairsOf(row.get('additional_attributes'), BETWEEN, '=')
    .filter(([code]) => !options.includes(code))
    .map(([code, value]) => [code, value.replace(/^"(.*)"$/s, '$1').replaceAll('|', ', ')] as const);

const offerOf = (row: SenderRow, options: readonly string[]): SenderFacts => ({
  ...row.taken('sku: sku; price: price; oldPrice: msrp_price; salePrice: special_price; weight: weight'),
  saleFrom: row.get('special_price_from_date', 'special_from_date'),
  saleUntil: row.get('special_price_to_date', 'special_to_date'),
  stock: row.get('is_in_stock') === '0' ? '0' : row.get('manage_stock') === '0' ? '' : row.get('qty'),
  published: allYes(row.get('product_online', 'status').replace(/^2$/, 'no')),
  ...Object.fromEntries(
    attributesOf(row, options).flatMap(([code, value]) => (CODES[code] ? [[CODES[code], value]] : [])),
  ),
});

const productOf = (row: SenderRow, options: readonly string[]): SenderFacts => ({
  ...row.taken('handle: url_key; name: name; description: description; summary: short_description'),
  category: categoryPaths(row.get('categories'), /,/, /\//, /^(?:default category|root catalog)$/i),
  features: attributesOf(row, options).flatMap(([code, value]) =>
    CODES[code] || SYSTEM.test(code) ? [] : [[wordOfCode(code), value] as const],
  ),
});

const pictureOf = (row: SenderRow) => row.get('base_image').replace(/^no_selection$/, '');

function picturesOf(row: SenderRow) {
  const [others = [], alts = []] = ['additional_images', 'additional_image_labels'].map((name) =>
    row.get(name).split(','),
  );
  return [
    { address: pictureOf(row), alt: row.get('base_image_label') },
    ...others.map((address, at) => ({ address: address.trim(), alt: alts[at]?.trim() ?? '' })),
  ];
}
