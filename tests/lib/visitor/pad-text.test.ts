/** @jest-environment jsdom */
import { keepPadText, padText, takeAskedText, withRoster } from '@/lib/visitor/pad-text';

afterEach(() => sessionStorage.clear());

test('a text is kept for the tab alone', () => {
  expect(keepPadText('two of each')).toBe(true);
  expect(padText.get()).toBe('two of each');
  expect(localStorage).toHaveLength(0);
});

test('an empty text is forgotten', () => {
  keepPadText('two of each');
  keepPadText('');
  expect(padText.get()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('a text that is to be looked up is so once, and stays', () => {
  keepPadText('two of each', true);
  expect([takeAskedText(), takeAskedText()]).toEqual(['two of each', undefined]);
  expect(padText.get()).toBe('two of each');
});

test('what was only typed is looked up by nobody', () => {
  keepPadText('two of');
  expect(takeAskedText()).toBeUndefined();
});

test.each(['no JSON', '{"v":2,"text":"a"}', '{"v":1,"text":7}'])('%s is no text', (kept) => {
  sessionStorage.setItem('sp:pad', kept);
  expect(padText.get()).toBe('');
  expect(takeAskedText()).toBeUndefined();
});

const ROSTER = 'Name\tBoots\nPerson 1\t';

test.each([
  ['', ROSTER],
  [' \n', ROSTER],
  ['2 lamps\n', `2 lamps\n\n${ROSTER}`],
  [`2 lamps\n\n${ROSTER}`, `2 lamps\n\n${ROSTER}`],
])('a roster stands below %j, once', (text, expected) => {
  expect(withRoster(text, ROSTER)).toBe(expected);
});
