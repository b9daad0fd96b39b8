import { leftOf } from '@/components/request/left-of';
import { isReady, picksOf, tick } from '@/components/request/pad-picks';
import { OrderDesk } from '@/lib/order/order-desk';
import type { Resolution } from '@/lib/order/resolution';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { found, goods, heading, none, prose } from './resolutions';

const rows = indexRowsOf(
  { id: 'acme-1', brand: 'Acme', model: 'C77120', name: 'Canvas Cap', colors: ['Black'] },
  { id: 'acme-2', brand: 'Acme', model: 'C77121', name: 'Field Boot', colors: ['Black'] },
);
const desk = new OrderDesk(rows);
const WRITTEN = [
  ...['Qty\tItem\tFor', '2\tC77120\tQuimby', '3\tX9000\t', '4\tC77121\tDoe'],
  ...['Okafor:', 'C77120 x5', 'C77121 x6', 'gloves x1', '', 'C77121 x7'],
].join('\n');

/** The text that is left where every line is ticked but these. */
function leftBut(lines: readonly Resolution[], isLeft: (line: Resolution) => boolean): string {
  const picks = picksOf(lines).map((pick, index) => pick && tick(pick, !isLeft(lines[index] as Resolution)));
  return leftOf(lines, picks);
}
const has = (...texts: string[]) => {
  return ({ text }: Resolution) => texts.some((part) => text.includes(part));
};

test('what is not added stays as it was written, under its heading', () => {
  expect(leftBut(desk.resolve(WRITTEN), () => false)).toBe('Qty\tItem\tFor\n3\tX9000\nOkafor:\ngloves x1');
});

test('what stays is read as it was before', () => {
  const left = leftBut(desk.resolve(WRITTEN), has('Doe', 'x6', 'x7'));
  const ordered = desk.resolve(left).filter((line) => line.kind === 'found');
  expect(ordered.map(({ candidate, quantity, person }) => [candidate.row.card.id, quantity, person])).toEqual([
    ['acme-2', 4, 'Doe'],
    ['acme-2', 6, 'Okafor'],
    ['acme-2', 7, undefined],
  ]);
});

test('nothing stays where everything is added, and what orders nothing stays beside what is left', () => {
  const lines = [prose('Hi'), heading('Okafor:'), found(goods.cap, { color: 'Tan' }, '8560 x5', { under: 'Okafor:' })];
  expect(picksOf(lines).map((pick) => pick && isReady(pick))).toEqual([undefined, undefined, true]);
  expect(leftBut(lines, () => false)).toBe('');
  expect(leftBut([...lines, none('zzzz')], () => false)).toBe('Hi\nzzzz');
});

const shirt = (text: string, size: string, quantity: number, fields = {}) =>
  found(goods.shirt, { color: 'Navy', size }, text, { quantity, at: 1, ...fields });

test('of a line that orders several things what is added goes', () => {
  const text = '4120 navy, S x2, M x4';
  const small = shirt(text, 'S', 2, { marks: { '4120': 'number', S: 'size', x2: 'quantity' } });
  const medium = shirt(text, 'M', 4, { marks: { '4120': 'number', M: 'size', x4: 'quantity' } });
  expect(leftBut([small, medium], (line) => line === medium)).toBe('4120 navy, M x4');
  expect(leftBut([small, medium], (line) => line === small)).toBe('4120 navy, S x2');
});

test('of the row of a table what is added goes, and the cells keep their places', () => {
  const row = 'Ramirez\tL\t34\t10';
  const of = { person: 'Ramirez', under: 'Officer\tShirt\tPants\tHat' };
  const lines = [
    shirt(row, 'L', 1, { ...of, marks: { Ramirez: 'person', L: 'size' } }),
    found(goods.trousers, { color: 'Black', waist: '34' }, row, {
      ...of,
      at: 1,
      asks: ['length'],
      marks: { Ramirez: 'person', 34: 'size' },
    }),
    { ...none(row, { ...of, marks: { Ramirez: 'person', 10: 'size' } }), at: 1 },
  ];
  expect(leftOf(lines, picksOf(lines))).toBe('Officer\tShirt\tPants\tHat\nRamirez\t\t34\t10');
});

test('where all pieces are shared what is left is written anew', () => {
  const text = '2 each of 4120 navy in S and M for Lee';
  const both = ['S', 'M'].map((size) => shirt(text, size, 2, { person: 'Lee', marks: { 2: 'quantity' } }));
  expect(leftBut(both, (line) => line === both[1])).toBe('acme-1, Navy, M, x2 for Lee');
});
