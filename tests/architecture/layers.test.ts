/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './imports';
import { wrongArrowsInLib } from './inside-lib';
import { repeatedSentences } from './repeated-sentences';
import * as rules from './rules';

const SOURCES = ['app', 'artwork', 'components', 'lib', 'scripts'];
const CODE = /\.(?:tsx?|mjs|js)$/;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(path) : [path];
  });
const read = (paths: string[]): Files =>
  new Map(paths.map((path) => [path, readFileSync(join(process.cwd(), path), 'utf8')]));

const all = read([...SOURCES, 'tests'].flatMap(listFiles));
const code: Files = new Map([...all].filter(([path]) => CODE.test(path) && !path.startsWith('tests/')));

type Row = { id: string; brand: string };
const catalogue = JSON.parse(readFileSync('data/catalogue.json', 'utf8')) as Record<string, { products: Row[] }>;
const rows = Object.values(catalogue).flatMap(({ products }) => products);
const ids = [...new Set(rows.map(({ id }) => id))];
const brands = [...new Set(rows.map(({ brand }) => brand))];

test('the project’s sources are found, with their imports', () => {
  expect([code.size > 100, rules.hasArrows(code), ids.length, brands.length > 50]).toEqual([true, true, 240, true]);
});

test.each<[string, rules.Rule]>([
  ['arrows between layers run one way', rules.wrongArrows],
  ['arrows between the folders of lib run one way', wrongArrowsInLib],
  ['no modules load one another in a ring', rules.cycles],
  ['lib loads zod, the search engine and nothing else', rules.libPackages],
  ['components load React and Next and nothing else', rules.componentPackages],
  ['client code does not load zod', rules.clientLoadsNoZod],
  ['client code loads nothing of the server', rules.clientLoadsNoServer],
  ['client code stands in components', rules.clientOutsideComponents],
  ['only lib/catalogue/load reads the catalogue', rules.catalogueReaders],
  ['lib takes zod from lib/zod', rules.zodElsewhere],
  ['only lib/storage knows the browser’s storages', rules.storageElsewhere],
  ['default exports stand where Next demands them', rules.defaultExports],
  ['scripts are TypeScript', rules.untypedScripts],
  ['no element has a style attribute', rules.styleAttributes],
  ['no link fetches its page before it is asked to', rules.eagerPrefetch],
  ['no sentence stands in two files', repeatedSentences],
  ['no file is longer than 250 lines', rules.longFiles],
  ['no product id stands in the code', rules.wordsOfData(ids)],
  ['no brand stands in the code', rules.wordsOfData(brands)],
])('%s', (_, rule) => {
  expect(rule(code)).toEqual([]);
});

test('file names are kebab-case', () => {
  expect(rules.fileNames(all)).toEqual([]);
});
