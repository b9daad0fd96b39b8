import { htmlToText } from '../html-text';
import { allYes, categoryPaths, numberOf, optionValue, repriced, wordOfCode } from './cells';
import { everyCombination } from './every-combination';
import { familyRows, oneByOne, rowsByProduct } from './family';
import type { Sender, SenderFile } from './sender';
import type { SenderFacts } from './sender-facts';
import { OPTION_PLACES, type SenderRow } from './sender-row';

const MEDIA = 'https://static.wixstatic.com/media/';

const kindOf = (row: SenderRow) => row.get('fieldtype').toLowerCase();
const partsOf = (cell: string) => cell.split(';').flatMap((part) => part.trim() || []);
const choicesOf = (row: SenderRow, name: string, at: number) =>
  partsOf(row.get(`productoptiondescription${at}`, `productoptionchoices${at}`)).map((choice) =>
    optionValue(name, choice),
  );
const picturesOf = (row: SenderRow) =>
  partsOf(row.get('productimageurl', 'media')).map((name) => ({
    address: /^(?:https?:)?\/\//.test(name) ? name : `${MEDIA}${name}`,
    alt: row.get('mediaalttext'),
  }));

/** Tables of Wix, old and new. */
export const wix: Sender = {
  name: 'Wix',
  has: [
    ['handleid', 'fieldtype'],
    ['handle', 'fieldtype', 'name'],
  ],
  drops: ['productoptiontype*', 'customtext*', 'cost'],
  arrange: (rows, file) =>
    oneByOne(
      rowsByProduct(rows, (row) => row.get('handleid', 'handle')),
      (group) => {
        const row = group.find((one) => kindOf(one) === 'product');
        if (!row) return [];
        const options = OPTION_PLACES.flatMap((at) => {
          const name = row.get(`productoptionname${at}`);
          return name ? [{ name, at, values: choicesOf(row, name, at) }] : [];
        });
        const listed = group
          .filter((one) => kindOf(one) === 'variant')
          .map((one) => {
            const pairs = options.map(({ name, at }) => [name, choicesOf(one, name, at)[0] ?? ''] as const);
            const place = options.reduce(
              (sum, { values }, at) => sum * values.length + values.indexOf(pairs[at]?.[1] ?? ''),
              0,
            );
            return { row: one, place, facts: { ...offerOf(one, row, file), options: pairs } };
          })
          // In the order in which the product names its values.
          .sort((a, b) => a.place - b.place);
        const offer = offerOf(row, row, file);
        const variations =
          listed.length > 0 ? listed : everyCombination(row, options, file, () => ({ ...offer, sku: '' }));
        const pictures = group.flatMap((one) => (kindOf(one) === 'variant' ? [] : picturesOf(one)));
        return familyRows(row, { ...offer, ...productOf(row) }, variations, pictures);
      },
    ),
};

function offerOf(row: SenderRow, top: SenderRow, { decimal }: SenderFile): SenderFacts {
  const surcharge = row === top ? 0 : (numberOf(row.get('surcharge'), decimal) ?? 0);
  const price = row.get('price') || repriced(top.get('price'), decimal, (sum) => sum + surcharge);
  const off = numberOf(top.get('discountvalue'), decimal) ?? 0;
  const less = (sum: number) => (/percent/i.test(top.get('discountmode')) ? sum * (1 - off / 100) : sum - off);
  const pieces = row.get('inventory');
  const isCounted = /^-?[\d.]+$/.test(pieces);
  return {
    ...row.taken('sku: sku; barcode: barcode; oldPrice: strikethroughprice; weight: weight'),
    price: price,
    salePrice: off > 0 ? repriced(price, decimal, less) : '',
    stock: isCounted ? pieces : '',
    availability: isCounted ? '' : pieces.replace(/^in_?stock$/i, 'true').replace(/^out_?of_?stock$/i, 'false'),
    published: allYes(row.get('visible')),
  };
}

const productOf = (row: SenderRow): SenderFacts => ({
  ...row.taken('name: name; brand: brand; description: description, plaindescription'),
  // A handle that the system has made up is no address.
  handle: row.get('handleid', 'handle').replace(/^product_.*$/i, ''),
  category: categoryPaths(row.get('collection'), /;/, />/) || wordOfCode(row.get('primarycategoryslug')),
  features: OPTION_PLACES.map((at) => {
    const { text, points } = htmlToText(row.get(`additionalinfodescription${at}`));
    return [row.get(`additionalinfotitle${at}`), [text, ...points].filter(Boolean).join(' ').replace(/\s+/g, ' ')];
  }),
});
