import fc from 'fast-check';
import { forAll } from '@/tests/fixtures/for-all';
import { SHOP } from '@/tests/fixtures/shops';
import { rowsOf } from '../search/catalogues';
import { readerOf } from './knowledge';

const rows = rowsOf(SHOP.catalogueFile);
const { resolve } = readerOf(rows);

test('whatever is written, what is picked is offered and the quantity is one that a list can hold', () => {
  const words = fc.constantFrom(
    'L',
    'XL',
    'x',
    '4',
    '34x32',
    '10.5',
    'black',
    'navy',
    'boots',
    'shirt',
    'for',
    'qty',
    '-3',
    '"',
    ',',
    '\t',
    '(',
    ')',
    '@',
    ':',
    '0',
    '99999',
    ...rows.map(({ card }) => card.id),
  );
  forAll(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
      ),
      (text) => {
        for (const line of resolve(text)) {
          if (!('quantity' in line)) continue;
          expect(Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= 9999).toBe(true);
          const candidates = line.kind === 'found' ? [line.candidate] : line.kind === 'which' ? line.candidates : [];
          for (const { row, choice } of candidates) {
            const { system: _, ...lists } = row.sizes;
            const own = row.sold?.options?.flatMap(({ values }) => values) ?? [];
            const offered = [...Object.values(lists).flat(), ...row.colors.map(({ name }) => name), ...own];
            expect(Object.values(choice).every((value) => offered.includes(value))).toBe(true);
          }
        }
      },
    ),
  );
});
