import type { SizeControl } from '../catalogue/sizes';
import type { IndexRow } from '../index/row';
import { labelOf } from './size-words';
import { follows, type OrderToken } from './token';
import { wordStems } from './word-stems';

/** The tokens of a line without those of a product's name and maker; a number, a color or a size only beside the word that it stands beside there. */
export function withoutName(
  tokens: readonly OrderToken[],
  row: IndexRow,
  controls: readonly SizeControl[],
): OrderToken[] {
  const names = [row.card.name, row.card.brand].map((text) => wordStems(text));
  const stemsOf = ({ text }: OrderToken) => wordStems(text);
  const isIn = (words: readonly string[], name: readonly string[]) =>
    words.length > 0 && ` ${name.join(' ')} `.includes(` ${words.join(' ')} `);
  const offered = new Set(row.colors.flatMap(({ name }) => wordStems(name)));
  const sizes = new Set(controls.flatMap(({ values }) => values.map((value) => value.toLowerCase())));
  const isJoined = (first: OrderToken | undefined, second: OrderToken | undefined) => {
    if (!first || !second || !follows(second, first)) return false;
    const joined = wordStems(`${first.text} ${second.text}`);
    return joined.length === 1 && names.some((name) => isIn(joined, name));
  };
  const isNamed = (token: OrderToken, index: number) => {
    const own = stemsOf(token);
    const next = tokens[index + 1];
    // 'sleeve 34' is a measure, whatever the name says of sleeves.
    if (labelOf(token.word) !== undefined && next && follows(next, token) && /^\d/.test(next.text)) return false;
    if (isJoined(token, next) || isJoined(tokens[index - 1], token)) return true;
    if (!names.some((name) => isIn(own, name))) return false;
    const isOpen =
      own.every((word) => /^[\d.]+$/.test(word)) || own.every((word) => offered.has(word)) || sizes.has(token.word);
    if (!isOpen) return true;
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    const beside = [
      before && follows(token, before) ? [...stemsOf(before), ...own] : [],
      after && follows(after, token) ? [...own, ...stemsOf(after)] : [],
    ];
    return beside.some((words) => words.length > own.length && names.some((name) => isIn(words, name)));
  };
  return tokens.filter((token, index) => !isNamed(token, index));
}
