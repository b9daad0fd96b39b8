import fc from 'fast-check';
import { forAll } from '@/tests/fixtures/for-all';
import { SHOP } from '@/tests/fixtures/shops';
import { rowsOf } from '../search/catalogues';
import { askOf, FORMS, tableOf } from './forms';
import { readerOf } from './knowledge';

const rows = rowsOf(SHOP.catalogueFile);
const { resolve } = readerOf(rows);
const numbers = new Set(rows.flatMap(({ card }) => card.model?.match(/\d+/g) ?? []));

test('a line written from a product, in any of several forms, is found with exactly what was written', () => {
  const forms = [...Object.values(FORMS), tableOf];
  forAll(
    fc.property(
      fc.constantFrom(...rows),
      fc.constantFrom(...forms),
      fc.nat(99),
      // '4294 x' before an item number may be another one, and is asked back.
      fc.integer({ min: 1, max: 9999 }).filter((quantity) => !numbers.has(String(quantity))),
      (row, write, seed, quantity) => {
        const ask = askOf(row, seed, quantity);
        const found = resolve(write(row.card.id, ask)).filter(({ kind }) => kind !== 'table');
        expect(found).toMatchObject([
          {
            kind: 'found',
            candidate: { row: { card: { id: row.card.id } }, choice: ask.choice },
            quantity,
            asks: [],
          },
        ]);
      },
    ),
  );
});

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
    400,
  );
});
