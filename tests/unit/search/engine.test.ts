import { DEFAULT_STATE } from '@/lib/listing/url-state';
import { CatalogueEngine } from '@/lib/search/engine';
import type { CatalogueAnswers } from '@/lib/search/protocol';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { stateOf } from '@/tests/unit/listing/state';

const all = { kind: 'all' } as const;
const engineOf = (count: number) =>
  new CatalogueEngine(
    indexRowsOf(...Array.from({ length: count }, (_, index) => ({ name: `Shirt ${index}` }))),
    () => [],
  );

test.each([
  [20, 3, 3, 2],
  [20, 4, 3, 2],
  [18, 3, 2, 9],
  [9, 2, 1, 9],
])('of %d products, the query for page %d returns page %d with %d cards', (count, requested, page, cards) => {
  const answer = engineOf(count).list({ scope: all, state: { ...DEFAULT_STATE, page: requested } });
  expect([answer.state.page, answer.cards.length, answer.count, answer.total]).toEqual([page, cards, count, count]);
});

test('the total is that of the listing without filters, and a listing without products has one empty page', () => {
  const filtered = engineOf(3).list({ scope: all, state: stateOf({ max: ['0.01'] }) });
  const empty = engineOf(3).list({ scope: { kind: 'brand', slug: 'nobody' }, state: { ...DEFAULT_STATE, page: 5 } });
  expect([filtered, empty]).toMatchObject([
    { count: 0, total: 3, cards: [] },
    { count: 0, total: 0, cards: [], state: { page: 1 } },
  ]);
});

test('rows are returned in the order of their ids; unknown ids are skipped', () => {
  const engine = new CatalogueEngine(indexRowsOf({ id: 'a-1' }, { id: 'b-2' }, { id: 'c-3' }), () => []);
  expect(engine.rowsOf(['c-3', 'gone-9', 'a-1']).map(({ card }) => card.id)).toEqual(['c-3', 'a-1']);
});

test('a quick order returns the product and selection of its number, as data that can be cloned', async () => {
  const rows = indexRowsOf({ id: 'a-1', sizes: ['S', 'M'], variants: [{ size: 'M', number: 'TR-40-M' }] });
  const answer = await new CatalogueEngine(rows, () => []).answer({ kind: 'quick-order', text: 'b-2 x3\ntr 40 m x3' });
  const [unknown, found] = (answer as CatalogueAnswers['quick-order']).rows;
  expect([unknown?.product, unknown?.isTicked]).toEqual([undefined, false]);
  expect(found).toMatchObject({
    product: { card: { id: 'a-1' } },
    selection: { size: 'M' },
    quantity: '3',
    isTicked: true,
  });
  expect(structuredClone(answer)).toEqual(answer);
});
