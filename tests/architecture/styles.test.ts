import { readSources } from './sources';
import { fixedLetters, stuckLooks } from './styles';

const sources = readSources();
const sheet = (text: string) => new Map([['components/ui/a.module.css', text]]);

test('nothing stays as if pointed at after a touch', () => {
  expect(stuckLooks(sources)).toEqual([]);
});

test.each([
  ['.a:hover { color: red }', 1],
  ['@media (width >= 3px) { .a:hover { color: red } }', 1],
  ['@media (hover: hover) { .b { top: 0 } } .a:hover { color: red }', 1],
  ['@media (hover: hover) { .b { top: 0 } .a:hover { color: red } }', 0],
  ['.a:hover, .a[aria-current] { color: red }', 0],
  ['/* .a:hover { color: red } */', 0],
])('%s holds %d look that a touch leaves behind', (text, count) => {
  expect(stuckLooks(sheet(text))).toHaveLength(count);
});

test('all letters grow with the size that a visitor asks for', () => {
  expect(fixedLetters(sources)).toEqual([]);
});

test.each([
  ['.a { font-size: 14px }', 1],
  ['.a { font: 700 14px/1 serif }', 1],
  ['.a { font-size: min(1.4rem, 6vw) }', 0],
])('%s holds %d size of letters in pixels', (text, count) => {
  expect(fixedLetters(sheet(text))).toHaveLength(count);
});
