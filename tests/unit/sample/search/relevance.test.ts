import { readFileSync } from 'node:fs';
import data from '@/data/search.json';
import { searchWordsSchema } from '@/lib/search/search-words-schema';
import { judgeQueries, readQueries } from '@/scripts/test/bench/relevance';
import { rowsOf, searchIn } from '@/tests/unit/search/catalogues';
import { typos, typoTolerance } from '@/tests/unit/search/typos';
import pageQueries from './page-queries.json';

const FOLDER = 'scripts/test/bench/data/relevance';
/** The addresses of the expected pages, by query. */
const expectedPages: Record<'pages' | 'notSold', Record<string, string[]>> = pageQueries;
const rows = rowsOf('data/catalogue.json');
const { searcher, first8 } = searchIn(rows);
const firstOf = (query: string) => first8(query)[0]?.card;

// Minimum figures: see scripts/test/bench/data/relevance/README.md. Raise one when search improves; never lower one.
test.each([
  [
    'written without knowledge of search',
    'bundled.jsonl',
    { 'recall@8': 0.937, 'first hit': 0.9, spoken: 0.855, nothing: 0.8 },
  ],
  ['used for tuning', 'bundled-tuned.jsonl', { 'recall@8': 0.94, 'first hit': 0.91, spoken: 0.88, nothing: 0.93 }],
  ['of shoppers', 'shopper.jsonl', { 'recall@8': 0.979, 'precision@8': 0.94, 'first hit': 0.97 }],
])('relevance of queries %s is not lower than before', (_, file, floors) => {
  const figures = judgeQueries(readQueries(`${FOLDER}/${file}`), searcher);
  const lower = Object.entries(floors).filter(([figure, floor]) => !((figures[figure] ?? 0) >= floor));
  expect({ figures, lower }).toMatchObject({ lower: [] });
});

test('questions, brands and categories suggest their page first', () => {
  const wrong = Object.entries(expectedPages.pages).filter(([query, pages]) => {
    const [first] = searcher.suggest(query, 8).suggestions;
    return !(first?.kind === 'page' && pages.includes(first.href));
  });
  expect(wrong.map(([query]) => query)).toEqual([]);
});

test('a product that is not sold has no results and the page with the most similar products', () => {
  const wrong = Object.entries(expectedPages.notSold).filter(([query, pages]) => {
    const { hits, notSold } = searcher.search(query);
    const isNearest = pages.length === 0 || pages.includes(notSold?.nearest?.href ?? '');
    return hits.length > 0 || !notSold || !isNearest;
  });
  expect(wrong.map(([query]) => query)).toEqual([]);
});

test.each([
  [1, 0.975],
  [2, 0.975],
  [3, 0.96],
])('200 words with one letter wrong, seed %i, find the products of the correct word', (seed, floor) => {
  expect(typoTolerance(typos(rows, 200, seed), first8)).toBeGreaterThanOrEqual(floor);
});

test('every id and every model number finds its product first', () => {
  const wrong = rows.filter(
    ({ card }) => firstOf(card.id) !== card || (card.model && firstOf(card.model)?.model !== card.model),
  );
  expect(wrong.map(({ card }) => card.id)).toEqual([]);
});

test('each item number finds its product first, in all of twenty spellings', () => {
  const spellings: string[] = JSON.parse(readFileSync(`${FOLDER}/number-spellings.json`, 'utf8'));
  const numbered = rows.filter(({ card }) => /\d/.test(card.model ?? ''));
  const wrong = numbered.flatMap(({ card: { model = '', brand }, placements }) => {
    const noun = placements[0].subcategory?.name ?? '';
    const queries = spellings.map((text) =>
      text.replace('{n}', model).replace('{maker}', brand).replace('{noun}', noun),
    );
    return queries.filter((query) => firstOf(query)?.model !== model);
  });
  expect([spellings.length, numbered.length > 100, wrong]).toEqual([20, true, []]);
});

test.each([
  ['5.11 111', '511-111'],
  ['smith wesson 102', 'smithwesson-102'],
  ['989', 'vipertek-101'],
  ['propper f5252 pants', 'propper-104'],
  ['byrna cl', 'byrna-103'],
  ['t8 nfs', 'garmont-101'],
  ['44h100', 'blackhawk-102'],
])('the item number in %s comes first', (query, id) => {
  expect(firstOf(query)?.id).toBe(id);
});

test('data/search.json is valid, and has only phrases that search reports as not sold', () => {
  const { $schema: _, ...words } = data;
  expect(searchWordsSchema.safeParse(words).error?.issues ?? []).toEqual([]);
  const phrases = Object.values(data.notSold).flat();
  expect(phrases.filter((phrase) => searcher.search(phrase).notSold === undefined)).toEqual([]);
});
