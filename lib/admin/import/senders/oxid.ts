import { allYes, someOf } from './cells';
import { rowsByParent } from './family';
import type { Sender } from './sender';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

const partsOf = (cell: string) => cell.split('|').map((part) => part.trim());

/** Tables of OXID eShop: variants name the key of their parent, and values of the options that it names. */
export const oxid: Sender = {
  name: 'OXID eShop',
  has: [['oxid', 'oxparentid', 'oxartnum', 'oxtitle']],
  drops: ['oxicon', 'oxthumb', 'oxvar*'],
  arrange: (rows, file) =>
    rowsByParent(rows, file, { key: 'oxid', parent: 'oxparentid', facts: factsOf }, (row) =>
      row.numbered('oxpic#', 12).map((address) => ({ address })),
    ),
};

function factsOf(row: SenderRow, top?: SenderRow): SenderFacts {
  const names = partsOf(top?.get('oxvarname') ?? '');
  const options = partsOf(row.get('oxvarselect')).map((value, at) => [names[at] || `Option ${at + 1}`, value] as const);
  return {
    ...row.taken('sku: oxartnum; name: oxtitle; model: oxmpn; barcode: oxean, oxdistean; stock: oxstock'),
    ...row.taken('description: oxlongdesc; summary: oxshortdesc; tags: oxsearchkeys'),
    price: top ? someOf(row.get('oxprice')) : row.get('oxprice'),
    oldPrice: someOf(row.get('oxtprice')),
    published: allYes(row.get('oxactive')),
    weight: someOf(row.get('oxweight'), 'kg'),
    ...(top && { options: options, variantImage: row.get('oxpic1') }),
  };
}
