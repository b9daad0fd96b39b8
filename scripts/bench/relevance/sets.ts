import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'bench/relevance';

/** Judged queries over a shop's goods; bench/relevance/README.md says who wrote them and when. */
export type JudgedSet = {
  dataDir: string;
  /** JSON Lines. */
  queries: string;
  /** Spellings of an item number, which are tried with each of the shop's. */
  spellings?: string;
};

/** The sets that stand in the repository, by name. */
export const SETS: Readonly<Record<string, JudgedSet>> = {
  bundled: { dataDir: 'data', queries: `${FOLDER}/bundled.jsonl`, spellings: `${FOLDER}/number-spellings.json` },
  garden: { dataDir: 'tests/fixtures/garden', queries: `${FOLDER}/garden.jsonl` },
  'sample-shops': { dataDir: `${FOLDER}/sample-shops`, queries: `${FOLDER}/sample-shops.jsonl` },
  'general-store': { dataDir: `${FOLDER}/general-store`, queries: `${FOLDER}/general-store.jsonl` },
};

/** Whether a folder holds Wayfair's WANDS: product.csv, query.csv and label.csv. */
export function isWands(folder: string): boolean {
  return ['product', 'query', 'label'].every((name) => existsSync(join(folder, `${name}.csv`)));
}
