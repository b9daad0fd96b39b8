import { groupBy } from '../../../catalogue/group-by';
import { allYes, categoryPaths, numberOf, repriced, someOf } from './cells';
import { everyCombination } from './every-combination';
import { familyRows, oneByOne, rowsByProduct } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

const kindOf = (row: SenderRow) => row.get('type').toLowerCase();
/** Pairs of columns that end in the name of an option or attribute, at times in braces. */
const namedBy = (row: SenderRow, start: string) =>
  row.all(start).map(([name, value]) => [name.replace(/^\{|\}$/g, ''), value] as const);

/** Tables of Ecwid, whose options and variations stand below their product. */
export const ecwid: Sender = {
  name: 'Ecwid',
  has: [
    ['type', 'product_sku', 'product_name'],
    ['type', 'product_internal_id', 'product_name'],
  ],
  drops: ['product_option_type', 'product_option_is_required', 'product_internal_id', 'product_quantity'],
  arrange: (rows, file) =>
    oneByOne(
      rowsByProduct(rows, (row) => (kindOf(row) === 'product' ? String(row.line) : '')),
      ([row, ...below]) => {
        if (!row || kindOf(row) !== 'product') return [];
        const price = row.get('product_price');
        const listed = below
          .filter((one) => kindOf(one) === 'product_variation')
          .map((one) => {
            const own = {
              options: namedBy(one, 'product_variation_option_'),
              price: one.get('product_price') || price,
              oldPrice: one.get('product_compare_to_price') || row.get('product_compare_to_price'),
              variantImage: one.get('product_media_main_image_url'),
            };
            return { row: one, facts: { ...offerOf(one), ...own } };
          });
        const choices = below.filter((one) => kindOf(one) === 'product_option');
        // A text that a customer writes has no values.
        const options = [...groupBy(choices, (one) => one.get('product_option_name'))].map(([name, values]) => ({
          name,
          values: values.flatMap((one) => one.get('product_option_value') || []),
        }));
        const varied = listed.flatMap(({ facts }) => facts.options.map(([name]) => name));
        for (const { name, values } of options) {
          if (listed.length > 0 ? varied.includes(name) : values.length > 0) continue;
          const message = `Its option “${name}” (${values.join(', ') || 'a text'}) is in no variation; it comes in without it.`;
          file.problems.push({ line: row.line, id: row.get('product_sku'), message });
        }
        const markupOf = ([name, value]: readonly [string, string]) => {
          const isIt = (one: SenderRow) =>
            one.get('product_option_name') === name && one.get('product_option_value') === value;
          return numberOf(choices.find(isIt)?.get('product_option_markup') ?? '', file.decimal) ?? 0;
        };
        const all = everyCombination(row, options, file, (pairs) => {
          const more = pairs.reduce((sum, pair) => sum + markupOf(pair), 0);
          return { ...offerOf(row), sku: '', price: repriced(price, file.decimal, (sum) => sum + more) };
        });
        const variations = listed.length > 0 ? listed : all;
        return familyRows(row, { ...offerOf(row), ...productOf(row) }, variations, picturesOf(row));
      },
    ),
};

const offerOf = (row: SenderRow): SenderFacts => ({
  ...row.taken('sku: product_variation_sku, product_sku; barcode: product_upc, product_gtin'),
  ...row.taken('price: product_price; oldPrice: product_compare_to_price'),
  stock: allYes(row.get('product_is_inventory_tracked')) === 'false' ? '' : row.get('product_quantity'),
  weight: someOf(row.get('product_weight')),
  published: allYes(row.get('product_is_available')),
});

const productOf = (row: SenderRow): SenderFacts => ({
  ...row.taken('handle: custom_url_slug; name: product_name; brand: product_brand; description: product_description'),
  category: categoryPaths(row.numbered('product_category_#').join('\n'), /\n/, /[/>]/),
  features: namedBy(row, 'product_attribute_'),
});

const picturesOf = (row: SenderRow) => [
  { address: row.get('product_media_main_image_url'), alt: row.get('product_media_main_image_alt') },
  ...row.numbered('product_media_gallery_image_url_#').map((address, at) => ({
    address,
    alt: row.get(`product_media_gallery_image_alt_${at + 1}`),
  })),
];
