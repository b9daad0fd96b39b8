import { readFileSync } from 'node:fs';
import { parseCatalogue } from '../../lib/catalogue/parse';
import { toRow } from '../../lib/listing/to-row';
import { Searcher } from '../../lib/search/searcher';
import { searchPages } from '../../lib/worker/search-pages';
import { sampleCatalogue } from '../catalogue/sample';
import { percentile } from './percentile';

const QUERIES = [
  'b',
  'bo',
  'pa',
  'tac ve',
  'glvoes',
  'watchman badge hodler',
  'black duty boot 10',
  '3xl shirt',
  'cuffs',
];
const TYPOS = [
  'glvoes',
  'hodler',
  'shrit',
  'flashligt',
  'pnats',
  'carier boot',
  'holtser duty',
  'jaket',
  'bulet',
  'trousser',
];
const RUNS = 9;

/** How many products the bundled catalogue stands for. */
export const BUNDLED = 240;

/** How long search takes by itself over so many products, in ms: to prepare, and for the slowest twentieth of questions and of mistyped ones. */
export function measureEngine(count: number): { prepareMs: number; queryP95Ms: number; typoP95Ms: number } {
  const source = count === BUNDLED ? JSON.parse(readFileSync('data/catalogue.json', 'utf8')) : sampleCatalogue(count);
  const result = parseCatalogue(source, 'the catalogue');
  if (!result.ok) throw new Error('The catalogue has problems');
  const rows = result.catalogue.products.map(toRow);
  const started = performance.now();
  const searcher = new Searcher(rows, searchPages(rows));
  searcher.build();
  const prepareMs = performance.now() - started;
  // The first questions also pay for the compiler.
  for (const query of QUERIES) searcher.suggest(`${query} `, 500);
  const asked: number[] = [];
  const mistyped: number[] = [];
  // All of them and then all again: the last few questions and words are remembered.
  for (let run = 0; run < RUNS; run += 1) {
    for (const query of QUERIES) asked.push(time(searcher, query));
    for (const query of TYPOS) mistyped.push(time(searcher, query));
  }
  return { prepareMs, queryP95Ms: percentile(asked, 0.95), typoP95Ms: percentile(mistyped, 0.95) };
}

function time(searcher: Searcher, query: string): number {
  const asked = performance.now();
  searcher.suggest(query, 500);
  return performance.now() - asked;
}
