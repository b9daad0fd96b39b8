import { allYes, someOf } from './cells';
import { familyRows, oneByOne } from './family';
import type { Sender } from './sender';

/** Tables of OpenCart, as its tool for exports writes products. */
export const opencart: Sender = {
  name: 'OpenCart',
  has: [['product_id', 'image_name', 'manufacturer', 'weight_unit']],
  drops: [
    'product_id',
    'meta_*',
    'tax_class*',
    'points',
    'date_modified',
    'layout',
    'location',
    'sort_order',
    'length*',
    'width',
    'height',
    'quantity',
  ],
  arrange: (rows) =>
    oneByOne(rows, (row) => {
      const facts = {
        ...row.taken('handle: seo_keyword*; sku: sku, model; model: mpn, model; name: name, name(*; price: price'),
        ...row.taken(
          'brand: manufacturer; description: description, description(*; barcode: ean, upc, jan, isbn; tags: tags*',
        ),
        category: row.get('categories').replace(/^[\d,;\s]+$/, ''),
        stock: allYes(row.get('subtract')) === 'false' ? '' : row.get('quantity'),
        published: allYes(row.get('status')),
        weight: someOf(row.get('weight'), row.get('weight_unit')),
      };
      const images = [row.get('image_name'), ...row.get('additional_images').split(/[,|]/)];
      return familyRows(
        row,
        facts,
        [],
        images.map((address) => ({ address: address.trim() })),
      );
    }),
};
