import { setHead } from '@/lib/request/operations';
import { reviewList } from '@/lib/request/review';
import { toTextTable } from '@/lib/request/text-table';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { lineFor, listOf } from './lists';

const rows = indexRowsOf(
  {
    id: 'shirt',
    name: 'Tactical Shirt',
    brand: 'Acme',
    model: '7970',
    price: 1049.99,
    oldPrice: 1100,
    sizes: ['S', 'L'],
  },
  { id: 'radio', name: 'Radio', brand: 'Acme', price: 0 },
);
const [shirt, radio] = rows.map((row) => lineFor(row, { choice: {}, quantity: 1 }));
const list = setHead(
  listOf(
    {
      ...shirt,
      choice: { size: 'L' },
      quantity: 4,
      person: 'Ann Smith',
      note: 'Long sleeves if there are any left, otherwise short ones will do as well.',
    },
    { ...radio, quantity: 2 },
  ),
  { organization: 'Springfield PD', po: '2026-17', state: 'TX', note: 'Deliver to the back door.\nRing twice.' },
);

test('a list is a table of plain text', () => {
  expect(toTextTable(list, reviewList(list, rows))).toBe(
    `
Agency      Springfield PD
PO number   2026-17
Ship to     Texas
Note        Deliver to the back door.
            Ring twice.

  #  Item number                    Qty      Unit price            Total
------------------------------------------------------------------------
  1  7970                             4       $1,049.99        $4,199.96
     Acme Tactical Shirt
     size L
     For Ann Smith
     Note: Long sleeves if there are any left, otherwise short ones will
     do as well.
  2                                   2      on request                –
     Acme Radio
------------------------------------------------------------------------
Total of 1 line, 4 pieces                                      $4,199.96
Discounts in it                                                  $200.04
The total leaves out 1 line priced on request.
`.trim(),
  );
});
