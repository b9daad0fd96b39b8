import { variantsNumbered } from '@/lib/listing/variants-numbered';
import { OrderDesk } from '@/lib/order/order-desk';
import { rowsOf } from '@/tests/lib/search/catalogues';
import { judge, readPastes, type Verdict } from './score';

/** Lines written and judged by people who did not know the reader. Sets a and b were written before it, l and v after it. */
const SETS = [...'ablv'].map((name) => readPastes(`tests/sample/order/judged-${name}.jsonl`));
const desk = new OrderDesk(rowsOf('data/catalogue.json'), { variantsNumbered });
const lines = SETS.flatMap((pastes) => judge(pastes, (text) => desk.resolve(text)));
const of = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict);

test('of 865 judged lines, one is ticked that is not ordered so', () => {
  expect(lines).toHaveLength(865);
  expect(of('wrong').map(({ text }) => text)).toEqual(['#4 MOLLE plate carrier Rothco coyote, oversized']);
});

test('at least 823 judged lines are read rightly, and at most 35 clear ones are asked about', () => {
  expect(of('right').length).toBeGreaterThanOrEqual(823);
  expect(of('asked').length).toBeLessThanOrEqual(35);
});
