import { OrderDesk } from '@/lib/order/order-desk';
import { rowsOf } from '@/tests/lib/search/catalogues';
import { judge, readPastes, type Verdict } from './score';

/**
 * More than a thousand lines, written and judged by people who did not know the reader: those of a and b before it was written, the others
 * while it was. The reader was mended by all of them: these figures hold what was reached, and do not tell its quality.
 */
const SETS = ['a', 'b', 'c', 'd', 'e'].map((name) => readPastes(`tests/sample/order/judged-${name}.jsonl`));
const desk = new OrderDesk(rowsOf('data/catalogue.json'));
const lines = SETS.flatMap((pastes) => judge(pastes, (text) => desk.resolve(text)));
const of = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict);

/** Lines that tick what their judge would ask about. */
const STILL_WRONG = [
  '#4 MOLLE plate carrier Rothco coyote, oversized',
  'Can you do 6 of the Streamlight rechargeables too?',
  '12 shirts - 5.11 Utili-T 3-pack, white, L',
  'SHIFT B      boot (UA Valsetz, blk)   boot socks   key reel Super48 chrome',
];

test('there are a thousand lines', () => {
  expect(lines.length).toBeGreaterThan(1200);
});

test('nothing else is ticked that is not ordered so', () => {
  expect(of('wrong').map(({ text }) => text)).toEqual(STILL_WRONG);
});

test('as many lines are read rightly as before, and no more clear ones are asked about', () => {
  expect(of('right').length).toBeGreaterThanOrEqual(1083);
  expect(of('asked').length).toBeLessThanOrEqual(98);
});
