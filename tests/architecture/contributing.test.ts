import { existsSync, readFileSync } from 'node:fs';
import { stripComments } from './imports';
import { codeOf, readSources } from './sources';
import { namedColors } from './styles';

const page = readFileSync('CONTRIBUTING.md', 'utf8');
const sources = readSources();

/** The rows of the table at the top: a change in words, and the paths to open for it. */
const rows = [...page.matchAll(/^\| ([^|]+?) +\| (`[^|]+`) +\|$/gm)].map(([, change = '', paths = '']) => ({
  change,
  paths: [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
}));

test('CONTRIBUTING.md says of thirty changes or more where they are made, each in one to three places', () => {
  expect(rows.length).toBeGreaterThanOrEqual(30);
  expect(new Set(rows.map(({ change }) => change)).size).toBe(rows.length);
  expect(rows.filter(({ paths }) => paths.length < 1 || paths.length > 3)).toEqual([]);
});

test('every place that it names is in the tree', () => {
  expect(rows.flatMap(({ paths }) => paths).filter((path) => !existsSync(path))).toEqual([]);
});

test('no module hands on what another one exports', () => {
  const barrels = [...codeOf(sources)].filter(([, text]) =>
    /^export (?:\*|(?:type )?\{[^}]*\}) .*\bfrom\b/m.test(stripComments(text)),
  );
  expect(barrels.map(([path]) => path)).toEqual([]);
});

test('colors stand in app/globals.css', () => {
  expect(namedColors(sources)).toEqual([]);
});

test.each([
  ['.a { color: #f5a800 }', 1],
  ['.a { color: rgb(1 2 3) }', 1],
  ['#top { color: var(--ink) }', 0],
  ['.a { background: rgb(0 0 0 / 60%) }', 0],
])('%s names %d color', (text, count) => {
  expect(namedColors(new Map([['components/ui/a.module.css', text]]))).toHaveLength(count);
});
