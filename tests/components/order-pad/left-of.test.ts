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
