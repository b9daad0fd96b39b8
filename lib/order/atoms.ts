import { PRICE_FIGURE } from '../catalogue/read-price';
import { money } from '../money';
import { fold, stem } from '../search/normalise';
import type { LineRole } from './resolution';

/** The smallest piece of a line: a number, a run of letters, or a sign. */
export type Atom = {
  /** The text, in plain letters and digits, and folded. */
  text: string;
  word: string;
  /** The word as a singular, and its letters and digits alone. */
  stem: string;
  key: string;
  /** The number that it is: '10½' -> 10.5. */
  value?: number;
  /** The place in the line in characters; before 0 for what another line says of this one. */
  start: number;
  end: number;
  /** Whether it touches the piece before it. */
  isGlued: boolean;
  /** The cell of a table's row in which it stands. */
  cell: number;
  role?: LineRole;
  /** Whether what follows takes the place of what stands before: 'make that'. */
  isTurn?: boolean;
};

// A fraction, a number with thousands or decimals, a word, or any other sign.
const PIECE =
  /(?<![\d./])(?:(\d{1,2})[ -])?([13])[/⁄]([24])(?![\d/])|(\d{0,4}) ?([½¼¾])|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d+(?:\.\d+)*|(?<![\d\p{L}])\.\d+|(?<=\d["”]?)x(?=un)|(?<!\p{L})(?:x{0,4}[sl]|m)(?=x\d)|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|[^\s\p{C}]/giu;
const QUARTERS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const TAGS = /<\/?[a-z][^<>]{0,200}>|&[a-z]{2,8};/gi;

const LOCAL_FIGURE = new RegExp(`(?<![\\d.,])(?:${PRICE_FIGURE})(?![.,]?\\d)`, 'g');

/** A figure with the marks that the pieces know, in as many characters: '1.249,90' -> '1,249.90'. '3 101' are two figures. */
function withPlainMarks(figure: string): string {
  if (money.group === ',') return figure;
  const isTwo = figure.includes(' ') && !/[.,]\d\d?$/.test(figure);
  return isTwo ? figure : figure.replace(/\D/g, (_, at: number) => (figure.length - at > 3 ? ',' : '.'));
}

/**
 * The atoms of a text; `offset` is its place in the line. Digits and letters of full width are read as plain ones, and the marks in
 * figures as those of the shop's locale.
 */
export function toAtoms(text: string, offset = 0, cell = 0): Atom[] {
  // Characters keep their places: a sign of full width is one character, as its plain one is.
  const plain = text
    .replace(TAGS, (tag) => ' '.repeat(tag.length))
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(LOCAL_FIGURE, withPlainMarks);
  let end = -1;
  return [...plain.matchAll(PIECE)].map((match) => {
    const [piece] = match;
    const value = numberOf(match);
    const { word, singular, key } = spellingOf(piece, value);
    const atom = {
      text: piece,
      word,
      stem: singular,
      key,
      ...(value !== undefined && { value }),
      start: offset + match.index,
      end: offset + match.index + piece.length,
      isGlued: match.index === end,
      cell,
    };
    end = match.index + piece.length;
    return atom;
  });
}

const REMEMBERED = 20_000;
const spellings = new Map<string, { word: string; singular: string; key: string }>();

/** The folded forms of a piece, kept: the words of goods and lines are the same again and again. */
function spellingOf(piece: string, value: number | undefined) {
  const known = spellings.get(piece);
  if (known) return known;
  const word = value === undefined ? fold(piece) : isPlain(piece) ? piece.replaceAll(',', '') : String(value);
  const own = {
    word,
    singular: value === undefined ? stem(word.replace(/'s$/, '')) : word,
    key: word.replace(/[^\p{L}\p{N}]+/gu, ''),
  };
  if (spellings.size >= REMEMBERED) spellings.clear();
  spellings.set(piece, own);
  return own;
}

const isPlain = (piece: string) => /^[\d,]+(?:\.\d+)*$/.test(piece);

function numberOf([piece, whole, over, under, before, sign]: RegExpMatchArray): number | undefined {
  if (over !== undefined) return Number(whole ?? 0) + Number(over) / Number(under);
  if (sign !== undefined) return Number(before ?? 0) + (QUARTERS[sign] ?? 0);
  if (!/^[\d.]/.test(piece) || piece === '.') return undefined;
  const value = Number(piece.replaceAll(',', ''));
  return Number.isNaN(value) ? undefined : value;
}

/** The place of words over a column, which name goods and their color for the cells under them. */
export const HEAD_START = -100_000;

/** A guard: whether an atom is a run of letters. */
export const isWord = (atom: Atom | undefined): atom is Atom => atom !== undefined && /^\p{L}/u.test(atom.text);

/** The text of atoms with the blanks between them. */
export function atomsText(atoms: readonly Atom[]): string {
  return atoms.map(({ text, isGlued }, index) => (isGlued || index === 0 ? text : ` ${text}`)).join('');
}

/** The letters and digits of atoms. */
export function joinedWords(atoms: readonly Atom[]): string {
  let joined = '';
  for (const { key } of atoms) joined += key;
  return joined;
}
