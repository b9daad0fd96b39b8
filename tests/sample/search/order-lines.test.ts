import { OrderKnowledge } from '@/lib/order/order-knowledge';
import { resolveOrder } from '@/lib/order/resolve-order';
import { said } from '@/tests/lib/order/said';
import { rowsOf, searchIn } from '@/tests/lib/search/catalogues';
import { orderLines } from './order-lines';

const rows = rowsOf('data/catalogue.json');
const knowledge = new OrderKnowledge(rows, searchIn(rows).searcher);

describe.each(Object.entries(orderLines))('%s', (_, lines) => {
  test.each(lines.map(([line, ...meant]) => [line, meant] as const))('%s', (line, meant) => {
    expect(resolveOrder(line, knowledge).map(said)).toEqual(meant);
  });
});

test('there are 150 lines or more', () => {
  expect(Object.values(orderLines).flat().length).toBeGreaterThanOrEqual(150);
});
