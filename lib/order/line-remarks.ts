import { columnOf } from './columns';
import { follows, type OrderToken } from './token';

/** Parts of a line that are neither goods nor how many. */
export type LineRemarks = { taken: ReadonlySet<OrderToken>; person?: string; note?: string };

const MOST_NAMES = 4;
const MONEY = /^[$€£]|^\d[\d,]*\.\d\d(?:\/?(?:ea|each))?$|^\d+(?:\.\d+)?(?:usd|\$)$/i;
const PER = new Set(['ea', 'each', 'per', 'apiece', 'unit', 'usd', '/ea', 'total', 'ext', 'extended']);
const isName = ({ text }: OrderToken) => /^\p{L}[\p{L}'’.-]*$/u.test(text);
const isCapital = ({ text }: OrderToken) => /^\p{Lu}/u.test(text);

/** Reads a line's prices, which are passed over, its note and the person it is for; `isKnown` tells words of the shop from names. */
export function readLineRemarks(
  tokens: readonly OrderToken[],
  isTable: boolean,
  isKnown: (word: string) => boolean,
): LineRemarks {
  const taken = new Set<OrderToken>();
  const note = readNote(tokens, taken);
  readPrices(tokens, taken, isKnown);
  const free = tokens.filter((token) => !taken.has(token));
  const person = readPerson(free, isKnown) ?? (isTable ? inCell(free, isKnown) : undefined);
  for (const token of person?.taken ?? []) taken.add(token);
  return { taken, ...(person && { person: person.name }), ...(note && { note }) };
}

/** The words that follow 'Note:'. */
function readNote(tokens: readonly OrderToken[], taken: Set<OrderToken>): string | undefined {
  const at = tokens.findIndex(({ word, isLabel }) => isLabel && columnOf(word) === 'note');
  if (at < 0) return undefined;
  for (const token of tokens.slice(at)) taken.add(token);
  return tokens
    .slice(at + 1)
    .map(({ text }) => text)
    .join(' ');
}

/** '@ $45.99 ea'; two decimals without a sign are a price unless the shop knows them, as in the name of a maker. */
function readPrices(tokens: readonly OrderToken[], taken: Set<OrderToken>, isKnown: (word: string) => boolean): void {
  for (const [index, token] of tokens.entries()) {
    if (taken.has(token)) continue;
    const next = tokens[index + 1];
    const isAt = token.text === '@' && next !== undefined && /^[$€£]?\d/.test(next.text);
    const isMoney = MONEY.test(token.text) && token.text.length > 1;
    if (!isAt && (!isMoney || (/^\d/.test(token.text) && isKnown(token.word)))) continue;
    taken.add(token);
    let after = index + 1;
    if (isAt && next) {
      taken.add(next);
      after += 1;
    }
    for (let per = tokens[after]; per && PER.has(per.word); per = tokens[++after]) taken.add(per);
  }
}

type Person = { name: string; taken: readonly OrderToken[] };

function readPerson(tokens: readonly OrderToken[], isKnown: (word: string) => boolean): Person | undefined {
  return atLabel(tokens) ?? afterFor(tokens, isKnown) ?? beforeColon(tokens, isKnown);
}

/** 'Name: J. Miller', up to the next divider. */
function atLabel(tokens: readonly OrderToken[]): Person | undefined {
  const at = tokens.findIndex(({ word, isLabel }) => isLabel && columnOf(word) === 'person');
  if (at < 0) return undefined;
  const names = run(tokens, at + 1, isName);
  return names.length > 0 ? { name: toName(names), taken: [...tokens.slice(at, at + 1), ...names] } : undefined;
}

/** 'for Sgt. Miller': names with an abbreviation or a word for people before them, or that the shop knows nothing of. */
function afterFor(tokens: readonly OrderToken[], isKnown: (word: string) => boolean): Person | undefined {
  const at = tokens.findIndex(({ word }) => word === 'for');
  if (at < 0) return undefined;
  const all = run(tokens, at + 1, isName);
  const capitals = run(tokens, at + 1, (token) => isName(token) && isCapital(token));
  const names = capitals.length > 0 ? capitals : all;
  const [first] = names;
  const last = names.at(-1);
  if (!first || !last || !follows(first, tokens[at])) return undefined;
  const next = tokens[tokens.indexOf(last) + 1];
  // 'for Miller 17' is as likely the name of a thing.
  if (names.length === 1 && follows(next, last) && /^\d/.test(next?.text ?? '')) return undefined;
  const isAnnounced = names.length > 1 && (first.text.endsWith('.') || columnOf(first.word) === 'person');
  if (!isAnnounced && (isKnown(last.word) || (capitals.length === 0 && names.length > 1))) return undefined;
  return { name: toName(names), taken: [...tokens.slice(at, at + 1), ...names] };
}

/** The person whose lines follow one that says no more than 'Sgt. Miller:'. */
export function personOfHeading(tokens: readonly OrderToken[], isKnown: (word: string) => boolean): string | undefined {
  const names = nameBeforeColon(tokens, isKnown);
  return names?.length === tokens.length ? toName(names) : undefined;
}

/** 'Miller: ...' at the beginning. */
function beforeColon(tokens: readonly OrderToken[], isKnown: (word: string) => boolean): Person | undefined {
  const names = nameBeforeColon(tokens, isKnown);
  return names && names.length < tokens.length ? { name: toName(names), taken: names } : undefined;
}

function nameBeforeColon(
  tokens: readonly OrderToken[],
  isKnown: (word: string) => boolean,
): readonly OrderToken[] | undefined {
  const end = tokens.findIndex(({ isLabel }) => isLabel);
  const names = tokens.slice(0, end + 1);
  const last = names.at(-1);
  if (!last || names.length > MOST_NAMES) return undefined;
  const isClear = names.every((token) => isName(token) && isCapital(token) && columnOf(token.word) === undefined);
  const isAnnounced = names.length > 1 && names[0]?.text.endsWith('.');
  return isClear && (isAnnounced || !isKnown(last.word)) ? names : undefined;
}

/** A cell of a first and a last name. */
function inCell(tokens: readonly OrderToken[], isKnown: (word: string) => boolean): Person | undefined {
  const cells = new Map<number, OrderToken[]>();
  for (const token of tokens) cells.set(token.part, [...(cells.get(token.part) ?? []), token]);
  const names = [...cells.values()].find((cell) => {
    const last = cell.at(-1);
    const isLike =
      cell.length > 1 && cell.length <= MOST_NAMES && cell.every((token) => isName(token) && isCapital(token));
    return (
      isLike && last !== undefined && !isKnown(last.word) && !(cell[0] && isKnown(cell[0].word) && cell.length > 2)
    );
  });
  return names && { name: toName(names), taken: names };
}

function run(tokens: readonly OrderToken[], start: number, test: (token: OrderToken) => boolean): OrderToken[] {
  const found: OrderToken[] = [];
  for (let at = start; found.length < MOST_NAMES; at += 1) {
    const token = tokens[at];
    if (!token || !test(token) || (found.length > 0 && !follows(token, found.at(-1)))) break;
    found.push(token);
  }
  return found;
}

const toName = (tokens: readonly OrderToken[]) => tokens.map(({ text }) => text).join(' ');
