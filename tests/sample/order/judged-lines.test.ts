import { variantDesk } from '@/lib/listing/variant-desk';
import { OrderDesk } from '@/lib/order/order-desk';
import { rowsOf } from '@/tests/lib/search/catalogues';
import { judge, readPastes, type Verdict } from './score';

/**
 * More than four thousand lines, written and judged by people who did not know the reader: those of a and b before it was written, each
 * later set before the reader was mended by it; where the goods have since been given a choice of their own, it is judged too. These figures hold what was reached; they do not tell how lines of others are read.
 */
const SETS = [...'abcdefghijklmnopqrstuv'].map((name) => readPastes(`tests/sample/order/judged-${name}.jsonl`));
const desk = new OrderDesk(rowsOf('data/catalogue.json'), variantDesk);
const lines = SETS.flatMap((pastes) => judge(pastes, (text) => desk.resolve(text)));
const of = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict);

/** Lines that tick what their judge would ask about. */
const STILL_WRONG = [
  '#4 MOLLE plate carrier Rothco coyote, oversized',
  'Can you do 6 of the Streamlight rechargeables too?',
  'Bates 8in side zip blk size 11',
  'MK-3 pepper spray x 12',
  'LS uniform shirts white XL 34, 4 each',
  '2 pr Garmont T8 Bifida black 10.5',
  'double mag pouches, nylon or whatever you have, 4',
  'oswat hawks 10',
  'Bates 8in side zips sz 10, 1 pr',
];

test('there are four thousand lines', () => {
  expect(lines.length).toBeGreaterThan(4000);
});

test('nothing else is ticked that is not ordered so', () => {
  expect(of('wrong').map(({ text }) => text)).toEqual(STILL_WRONG);
});

test('as many lines are read rightly as before, and no more clear ones are asked about', () => {
  expect(of('right').length).toBeGreaterThanOrEqual(4755);
  expect(of('asked').length).toBeLessThanOrEqual(179);
});
