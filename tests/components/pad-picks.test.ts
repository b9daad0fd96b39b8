import { leftOf, picksOf } from '@/components/request/pad-picks';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { readerOf } from '../lib/order/knowledge';

const { resolve, read } = readerOf(
  indexRowsOf(
    { id: 'acme-1', brand: 'Acme', model: 'C77120', name: 'Canvas Cap', colors: ['Black'] },
    { id: 'acme-2', brand: 'Acme', model: 'C77121', name: 'Field Boot', colors: ['Black'] },
  ),
);
const WRITTEN = [
  ...['Qty\tItem\tFor', '2\tC77120\tQuimby', '3\tX9000\t', '4\tC77121\tDoe'],
  ...['Okafor:', 'C77120 x5', 'C77121 x6', 'gloves x1', '', 'C77121 x7'],
].join('\n');
const picksBut = (...left: number[]) =>
  picksOf(resolve(WRITTEN)).map((pick, index) => ({ ...pick, isWanted: !left.includes(index) }));

test('what is not added stays as it was written, under its heading', () => {
  expect(leftOf(resolve(WRITTEN), picksBut())).toBe('Qty\tItem\tFor\n3\tX9000\nOkafor:\ngloves x1');
});

test('what stays is read as it was before', () => {
  const left = leftOf(resolve(WRITTEN), picksBut(3, 6, 8));
  expect(read(left)).toEqual([
    ...['heading', 'none', 'acme-2 Black x4 for Doe'],
    ...['heading', 'acme-2 Black x6 for Okafor', 'none for Okafor', 'acme-2 Black x7'],
  ]);
});

test('nothing stays where everything is added', () => {
  const lines = resolve('Okafor:\nC77120 x5');
  expect(leftOf(lines, picksOf(lines))).toBe('');
});
