import { reportRelevance } from '@/scripts/bench/relevance';
import { judgeQueries } from '@/scripts/bench/relevance/judge';
import { isWands } from '@/scripts/bench/relevance/sets';
import { readWands } from '@/scripts/bench/relevance/wands';
import { testFolder } from '../fixtures/test-folder';

describe('the figures of a search engine', () => {
  test('are means over the queries that have them', () => {
    const answers: Record<string, string[]> = { one: ['a', 'x'], two: ['x', 'b'], none: ['a'], talk: [] };
    const find = (query: string) => answers[query] ?? [];
    expect(
      judgeQueries(
        [
          { query: 'one', ids: ['a', 'b'], best: ['a'] },
          { query: 'two', ids: ['b'], best: ['b'] },
          { query: 'none', ids: [], best: [] },
          { query: 'talk', kind: 'spoken', ids: ['a'], best: ['a'] },
        ],
        find,
      ),
    ).toEqual({ 'recall@8': 0.5, 'first hit': 1 / 3, nothing: 0, spoken: 0 });
  });

  test('weigh grades by place', () => {
    const ofOrder = (...ids: string[]) => judgeQueries([{ query: 'q', grades: { a: 3, b: 1 } }], () => ids)['NDCG@10'];
    expect(ofOrder('a', 'b')).toBe(1);
    expect(ofOrder('b', 'a')).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)));
    expect(ofOrder('x')).toBe(0);
  });
});

describe('WANDS in a folder', () => {
  const table = (lines: string[][]) => lines.map((cells) => `${cells.join('\t')}\n`).join('');
  const { at } = testFolder({
    'product.csv': table([
      ['product_id', 'product_name', 'product_class', 'product_description', 'product_features'],
      ['7', 'solid wood bed', 'Beds', 'Sleeps two.', 'color : brown|legs : four'],
    ]),
    'query.csv': table([
      ['query_id', 'query', 'query_class'],
      ['0', 'wooden bed', 'Beds'],
    ]),
    'label.csv': table([
      ['id', 'query_id', 'product_id', 'label'],
      ['0', '0', '7', 'Partial'],
    ]),
  });

  test('is known by its three tables', () => {
    expect([isWands(at()), isWands('bench')]).toEqual([true, false]);
  });

  test('is read as goods and graded queries', () => {
    const { rows, queries } = readWands(at());
    expect(queries).toEqual([{ query: 'wooden bed', grades: { 7: 1 } }]);
    expect(rows).toMatchObject([{ card: { id: '7' }, lines: ['color : brown', 'legs : four'], prose: '2 sleep' }]);
  });
});

test('the report has a row for each engine and for the goals', () => {
  const report = reportRelevance({ bundled: { ours: { 'recall@8': 0.5 } }, garden: { ours: { 'recall@8': 1 } } });
  expect(report).toContain('bundled: ours');
  expect(report).toContain('bundled: goal');
  expect(report).not.toContain('garden: goal');
});
