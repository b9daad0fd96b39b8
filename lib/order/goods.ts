import { colorValue } from '../catalogue/color-names';
import type { IndexRow } from '../index/row';
import { editDistance } from '../search/near-words';
import { headNoun, stem } from '../search/normalise';
import { synonymsOf } from '../search/synonyms';
import { searchWords } from '../search/words';
import { type Atom, isWord, joinedWords, toAtoms } from './atoms';
import { orderNumbers, orderSpellings } from './words';

/** A word of a line, or a few that are one, by its place among the atoms, and the ways in which goods may bear it. */
export type Term = {
  from: number;
  to: number;
  ways: readonly Way[];
  weight: number;
  isKnown: boolean;
  isColor: boolean;
  hasColor: boolean;
  read?: string;
};
type Way = { stems: readonly string[]; level: number };

/** The words of a product: those that name it, and the figures among them with the words beside each, ANY for an item number. */
type Words = {
  strong: ReadonlySet<string>;
  numbers: ReadonlyMap<string, ReadonlySet<string>>;
  name: readonly string[];
  noun: string;
  maker: readonly string[];
};

/** Stands for any word of the product. */
export const ANY = '*';
const LONGEST_TERM = 8;
const SAME = 0.95;
const counts = orderNumbers('numbers');
const NEAR = 0.8;
const RELATED = 0.6;
const REMEMBERED = 2000;

const singularOf = (joined: string) => (joined.length > 3 && /\p{L}s$/u.test(joined) ? joined.slice(0, -1) : joined);
const stemsOf = (text: string) =>
  toAtoms(text).flatMap(({ value, stem, text: own }) => (value !== undefined || /\p{L}/u.test(own) ? [stem] : []));
const aliases = new Map<string, readonly string[]>();
const alias = (short: string, full: string) => aliases.set(joinedWords(toAtoms(short)), stemsOf(full));
for (const [full, shorts] of Object.entries(searchWords.spellings)) for (const short of shorts) alias(short, full);
for (const [short, full] of orderSpellings) alias(short, full);

/** The goods of the shop by the words and numbers that name them. */
export class Goods {
  /** Places of the products that bear a word in their name, maker, number, kind or place. */
  private readonly strong = new Map<string, number[]>();
  private readonly words: Words[] = [];
  private readonly places: ReadonlyMap<IndexRow, number>;
  private readonly parts = new Map<string, readonly string[]>();
  private readonly numbers = new Map<string, number[]>();
  private readonly ids = new Map<string, number>();
  private readonly colorWords = new Set<string>();
  private readonly plainColors = new Set<string>();
  private readonly makers = new Map<string, Set<string>>();
  private readonly nouns = new Set<string>();
  private readonly known = new Map<string, ReadonlyMap<number, number>>();
  private readonly facts = new Map<number, ReadonlySet<string>>();
  private readonly nearWords = new Map<string, string | undefined>();

  constructor(readonly rows: readonly IndexRow[]) {
    for (const [place, row] of rows.entries()) this.add(place, row);
    const inNames = new Set(this.words.flatMap(({ name }) => name));
    for (const [place, row] of rows.entries()) {
      const atoms = toAtoms(row.card.brand);
      const maker = [...fullWords(atoms), ...gluedRuns(atoms).map(joinedWords)];
      this.words[place] = {
        ...this.wordsOf(place),
        maker: maker.filter((word) => word.length > 1 && !inNames.has(word)),
      };
    }
    this.places = new Map(rows.map((row, place) => [row, place]));
  }

  private add(place: number, row: IndexRow): void {
    const { name, brand, model = '', id } = row.card;
    const strong = new Set<string>();
    const numbers = new Map<string, Set<string>>();
    const take = (text: string) => {
      // 'A.T.A.C.' is one word, beside which a figure may stand.
      const atoms = toAtoms(
        text.replace(/(?<![\p{L}\d])(?:\p{L}[.-]){2,}\p{L}?(?![\p{L}\d])/gu, (letters) => letters.replace(/[.-]/g, '')),
      );
      for (const word of fullWords(atoms)) strong.add(word);
      for (const run of gluedRuns(atoms)) {
        const key = joinedWords(run);
        if (run.some(isWord) || run.length > 1) {
          strong.add(key);
          strong.add(singularOf(key));
          for (const one of new Set([key, singularOf(key)]))
            this.parts.set(
              one,
              run.flatMap(({ stem, text: own }) => (/[\p{L}\d]/u.test(own) ? [stem] : [])),
            );
        }
      }
      for (const [index, { value, word }] of atoms.entries()) {
        if (value !== undefined || counts.has(word))
          for (const beside of besideOf(atoms, index)) note(numbers, word, beside);
        const measure = measureOf(atoms.slice(index, index + 2));
        if (measure !== undefined) strong.add(measure);
      }
    };
    for (const text of [
      name,
      brand,
      row.type ?? '',
      ...row.placements.map(({ subcategory }) => subcategory?.name ?? ''),
    ])
      take(text);
    const own = toAtoms(model);
    for (const word of [...stemsOf(model), ...[own, ...gluedRuns(own)].map(joinedWords)])
      if (!/^\d*$/.test(word)) strong.add(word);
    if (own.length > 1)
      for (const key of [joinedWords(own), ...gluedRuns(own).map(joinedWords)])
        if (!/^\d*$/.test(key)) this.parts.set(key, stemsOf(model));
    for (const digits of /^\d+$/.test(model) ? [model] : (model.match(/\d{3,}/g) ?? [])) note(numbers, digits, ANY);
    for (const word of strong) push(this.strong, word, place);
    this.words.push({ strong, numbers, name: fullWords(toAtoms(name)), noun: headNoun(name), maker: [] });
    this.nouns.add(headNoun(name));
    for (const { name: color } of row.colors) {
      const own = fullWords(toAtoms(color));
      for (const word of own) this.colorWords.add(word);
      if (own.length === 1) this.plainColors.add(own[0] as string);
    }
    this.addNumbers(place, { id, brand, model, brandSlug: row.brandSlug });
  }

  private addNumbers(
    place: number,
    { id, brand, model, brandSlug }: { id: string; brand: string; model: string; brandSlug: string },
  ): void {
    const own = joinedWords(toAtoms(model));
    const last = /\d+$/.exec(id)?.[0] ?? '';
    const makers = [brand, brandSlug, brandSlug.split('-')[0] ?? ''].map((text) => joinedWords(toAtoms(text)));
    this.ids.set(id, place);
    const keys = new Set([joinedWords(toAtoms(id)), ...(own.length > 3 && /\d/.test(own) ? [own] : [])]);
    for (const maker of makers) for (const number of [own, last]) if (/\d/.test(number)) keys.add(maker + number);
    for (const key of keys) push(this.numbers, key, place);
    const words = toAtoms(brand).filter(({ text }) => /[\p{L}\d]/u.test(text));
    for (let length = 1; length <= words.length; length += 1)
      note(this.makers, joinedWords(words.slice(0, length)), brand);
    if (words.length > 1) note(this.makers, words.map(({ word: [letter] }) => letter).join(''), brand);
  }

  /** The place of a row among the goods. */
  placeOf(row: IndexRow): number {
    return this.places.get(row) ?? -1;
  }

  /** The products with an item number, whatever its blanks and hyphens. */
  numbered(atoms: readonly Atom[]): readonly number[] {
    const place = atoms.every(({ isGlued }, index) => index === 0 || isGlued)
      ? this.ids.get(atoms.map(({ word }) => word).join(''))
      : undefined;
    return place === undefined ? (this.numbers.get(joinedWords(atoms)) ?? []) : [place];
  }

  /** Whether a word is, or belongs to, the name of a color of the shop. */
  isColor(stem: string): boolean {
    return this.colorWords.has(stem) || colorValue(stem) !== undefined;
  }

  /** Whether a word is a color by itself: 'black', and not the 'range' of 'Range Red'. */
  isPlainColor(stem: string): boolean {
    return this.plainColors.has(stem) || colorValue(stem) !== undefined;
  }

  /** Whether a word names goods, by itself or in another word for it. */
  isNoun(stem: string): boolean {
    return (
      this.nouns.has(stem) ||
      synonymsOf(stem).some(
        ({ stems }) => stems.length > 0 && stems.every((word) => this.nouns.has(word) || this.strong.has(word)),
      )
    );
  }

  /** Whether any goods bear a word. */
  isKnown(stem: string): boolean {
    return this.strong.has(stem) || aliases.has(stem) || synonymsOf(stem).length > 0;
  }

  /** The product's words. */
  wordsOf(place: number): Words {
    return this.words[place] as Words;
  }

  /** The terms of a line, the longest that the shop knows at each place; `isFree` tells which atoms may name goods. */
  termsOf(
    atoms: readonly Atom[],
    isFree: (index: number) => boolean,
    isTelling: (index: number) => boolean = () => true,
  ): Term[] {
    const terms: Term[] = [];
    for (let from = 0; from < atoms.length; ) {
      const term = isFree(from) ? this.termAt(atoms, from, isFree, isTelling) : undefined;
      if (term) terms.push(term);
      from = term ? term.to : from + 1;
    }
    return terms;
  }

  private termAt(
    atoms: readonly Atom[],
    from: number,
    isFree: (index: number) => boolean,
    isTelling: (index: number) => boolean,
  ): Term | undefined {
    const first = atoms[from] as Atom;
    if (!/[\p{L}\d]/u.test(first.text)) return undefined;
    for (let to = Math.min(atoms.length, from + LONGEST_TERM); to > from; to -= 1) {
      const own = atoms.slice(from, to);
      const last = own.at(-1) as Atom;
      if (
        (!/[\p{L}\d]/u.test(last.text) && measureOf(own) === undefined) ||
        own.some(({ cell }, index) => !isFree(from + index) || cell !== first.cell)
      )
        continue;
      if (own.length === 1 && !isTelling(from)) return undefined;
      if (
        own.length > 1 &&
        (own.some(({ text }, index) => index > 0 && /[,;:()|]/.test(text)) ||
          (first.text.length === 1 && own.length === 2 && own[1]?.isGlued === false && /^a$/i.test(first.text)))
      )
        continue;
      const ways = this.waysOf(own);
      if (ways.length > 0) return this.toTerm(from, to, ways, own);
    }
    if (first.value !== undefined) return undefined;
    const isColor = this.isPlainColor(first.stem);
    const isOfColor = isColor || this.isColor(first.stem);
    const two = isOfColor ? undefined : this.twoWords(first.word);
    if (two) return this.toTerm(from, from + 1, [{ stems: two, level: 1 }], [first]);
    const near = isOfColor ? undefined : this.near(first.word);
    if (near !== undefined && this.isColor(near))
      return {
        from,
        to: from + 1,
        ways: [{ stems: [near], level: NEAR }],
        weight: 3,
        isKnown: true,
        isColor: true,
        hasColor: true,
        read: near,
      };
    if (near !== undefined)
      return {
        ...this.toTerm(from, from + 1, [{ stems: [near], level: NEAR }, ...synonymWays([near], NEAR)], [first]),
        read: near,
      };
    return {
      from,
      to: from + 1,
      ways: [],
      weight: Math.log2(1 + this.rows.length),
      isKnown: false,
      isColor: isColor || fullWords([first]).every((word) => this.isPlainColor(word)),
      hasColor: fullWords([first]).some((word) => this.isColor(word)),
    };
  }

  private toTerm(from: number, to: number, ways: readonly Way[], own: readonly Atom[]): Term {
    const bearing = new Set(ways.flatMap((way) => [...this.bearers(way).keys()]));
    const weight = Math.log2(1 + this.rows.length / Math.max(1, bearing.size));
    return {
      from,
      to,
      ways,
      weight,
      isKnown: bearing.size > 0,
      isColor: own.some(isWord) && fullWords(own).every((word) => this.isPlainColor(word)),
      hasColor: fullWords(own).some((word) => this.isColor(word)),
    };
  }

  /** The ways in which goods may bear some atoms; none where the shop does not know them as one. */
  private waysOf(own: readonly Atom[]): Way[] {
    const joined = joinedWords(own);
    const ways: Way[] = [];
    const full = own.map((atom) => (isWord(atom) ? fullWords([atom]).join('') : joinedWords([atom]))).join('');
    for (const key of new Set([joined, singularOf(joined), full])) {
      const meant = aliases.get(key);
      if (meant) ways.push({ stems: meant, level: 1 }, ...synonymWays(meant, SAME));
      const parts = this.parts.get(key);
      if (parts && (own.length > 1 || own.some(isWord)))
        ways.push({ stems: [key], level: 1 }, ...(parts.length > 1 ? [{ stems: parts, level: 1 }] : []));
      const isInitials = own.length > 2 && own.every(({ text }) => text.length === 1);
      if (own.length > 1 && (isInitials || key.length > 5) && this.strong.has(key) && (isInitials || own.every(isWord)))
        ways.push({ stems: [key], level: 1 });
    }
    const measure = measureOf(own);
    if (measure !== undefined) return this.strong.has(measure) ? [{ stems: [measure], level: 1 }] : [];
    const stems = own.flatMap(({ stem, text }) => (/[\p{L}\d]/u.test(text) ? [stem] : []));
    if (own.length > 1) {
      if (own.length < 4 && own.every(isWord) && this.makers.has(joined))
        ways.push({ stems: fullWords(own), level: 1 });
      const other = own.every(({ text }) => /^[\p{L}/-]/u.test(text)) ? synonymWays(stems, SAME) : [];
      return other.length > 0 && stems.length > 1
        ? [...ways, { stems, level: 1 }, { stems: fullWords(own), level: 1 }, ...other]
        : ways;
    }
    const [word = ''] = stems;
    if (own[0]?.value !== undefined) return ways;
    if (this.strong.has(word)) ways.push({ stems: [word], level: 1 });
    return [...ways, ...synonymWays([word], SAME)].filter((way) => this.bearers(way).size > 0);
  }

  /** The products that bear all words of a way, with how well. */
  bearers({ stems, level }: Way): ReadonlyMap<number, number> {
    const key = `${level} ${stems.join(' ')}`;
    const known = this.known.get(key);
    if (known) return known;
    const lists = stems.map((word) => this.strong.get(word) ?? []).sort((a, b) => a.length - b.length);
    const [shortest = [], ...others] = lists;
    const sets = others.map((list) => new Set(list));
    const found = new Map(
      shortest.flatMap((place) => (sets.every((set) => set.has(place)) ? [[place, level] as const] : [])),
    );
    if (this.known.size > REMEMBERED) this.known.clear();
    this.known.set(key, found);
    return found;
  }

  /** Whether a product bears a term in its facts or colors, though not in its name. */
  mentions(place: number, { ways }: Term, atoms: readonly Atom[]): boolean {
    let facts = this.facts.get(place);
    if (!facts) {
      const { lines, fabric = '', colors } = this.rows[place] as IndexRow;
      const texts = [...lines, fabric, ...colors.map(({ name }) => name)].map((text) => toAtoms(text));
      facts = new Set(
        texts.flatMap((own) => [
          ...own.flatMap(({ stem }, index) => [stem, measureOf(own.slice(index, index + 2)) ?? stem]),
          ...gluedRuns(own).map(joinedWords),
        ]),
      );
      if (this.facts.size > REMEMBERED) this.facts.clear();
      this.facts.set(place, facts);
    }
    const known = facts;
    return (
      atoms.every(({ stem, text }) => known.has(stem) || !/[\p{L}\d]/u.test(text)) ||
      ways.some(({ stems, level }) => level > RELATED && stems.every((word) => known.has(word)))
    );
  }

  /** The word of the goods that a mistyped or shortened one stands for; undefined where none is near. */
  private near(word: string): string | undefined {
    if (this.nearWords.has(word)) return this.nearWords.get(word);
    const found = this.findNear(word);
    if (this.nearWords.size > REMEMBERED) this.nearWords.clear();
    this.nearWords.set(word, found);
    return found;
  }

  /** 'BDUcoat' -> 'bdu', 'coat', where some goods bear both. */
  private twoWords(word: string): string[] | undefined {
    for (let cut = 3; cut < word.length - 2; cut += 1) {
      const stems = [word.slice(0, cut), stem(word.slice(cut))];
      if (stems.every((one) => this.strong.has(one)) && this.bearers({ stems, level: 1 }).size > 0) return stems;
    }
    return undefined;
  }

  private findNear(word: string): string | undefined {
    if (word.length < 5 || /\d/.test(word)) return undefined;
    const most = word.length < 7 ? 1 : 2;
    let best: { word: string; rank: number } | undefined;
    const sound = (text: string) => text.replace(/ight/g, 'ite');
    const look = (other: string, often: number) => {
      if (
        /\d/.test(other) ||
        other.length < 3 ||
        Math.abs(other.length - word.length) > most + 1 ||
        (other[0] !== word[0] && word.length < 7)
      )
        return;
      const distance = Math.min(
        editDistance(sound(word), sound(other), most),
        word.endsWith('s') ? editDistance(word.slice(0, -1), other, most) : most + 1,
      );
      const rank =
        distance * 10 + (other.length > word.length ? 0 : 2) + (other[0] === word[0] ? 0 : 6) - Math.log2(1 + often);
      if (distance <= most && (!best || rank < best.rank)) best = { word: other, rank };
    };
    for (const [other, places] of this.strong) look(other, places.length);
    if (best === undefined) for (const color of this.colorWords) look(color, 1);
    if (best !== undefined) return best.word;
    const begun = [...this.strong.keys()].filter((other) => other.startsWith(word) && !/\d/.test(other));
    return begun.length === 1 || (begun.length > 0 && begun.every((other) => other.startsWith(begun[0] as string)))
      ? begun[0]
      : undefined;
  }

  /** The makers that atoms may name: in full, by a beginning, or by initials. */
  makersOf(atoms: readonly Atom[]): ReadonlySet<string> {
    return this.makers.get(joinedWords(atoms)) ?? new Set();
  }
}

/** The words of atoms as singulars, short forms in full: 'blk l/s shirts' -> 'black', 'long', 'sleeve', 'shirt'. Figures are left out. */
export function fullWords(atoms: readonly Atom[]): string[] {
  const found: string[] = [];
  for (let from = 0; from < atoms.length; ) {
    let length = 3;
    let full: readonly string[] | undefined;
    for (; length > 0; length -= 1) {
      const own = atoms.slice(from, from + length);
      full =
        own.length === length && /[\p{L}\d]/u.test(own.at(-1)?.text ?? '')
          ? (aliases.get(joinedWords(own)) ?? aliases.get(singularOf(joinedWords(own))))
          : undefined;
      if (full) break;
    }
    const { stem = '', text = '', value } = atoms[from] ?? {};
    if (full) found.push(...full);
    else if (value === undefined && /\p{L}/u.test(text)) found.push(stem);
    from += Math.max(1, length);
  }
  return found;
}

const units = new Map(
  Object.entries(searchWords.units).flatMap(([symbol, names]) => [symbol, ...names].map((name) => [name, symbol])),
);

/** A figure with its unit in one spelling: '8"' and '8 inch' -> '8in'; undefined for what is none. */
export function measureOf([number, unit, ...others]: readonly Atom[]): string | undefined {
  // 'in' by itself is a small word as well: '2 in 34x32'.
  const isUnit = unit !== undefined && (unit.word !== 'in' || unit.isGlued || (number?.value ?? 0) > 4);
  const symbol = isUnit ? units.get(unit.word.replace(/(?<=..)s$/, '')) : undefined;
  return number?.value !== undefined && symbol !== undefined && others.length === 0
    ? `${number.value}${symbol}`
    : undefined;
}

function synonymWays(stems: readonly string[], level: number): Way[] {
  return synonymsOf(stems.join(' ')).map((other) => ({ stems: other.stems, level: other.isSame ? level : RELATED }));
}

/** Runs of letters and digits that touch, with the hyphens and dots in them: 'RUSH24', 'M-65', 'A.T.A.C.'. */
function gluedRuns(atoms: readonly Atom[]): Atom[][] {
  const runs: Atom[][] = [];
  let run: Atom[] = [];
  for (const atom of [...atoms, undefined]) {
    const isPart = atom && (/[\p{L}\d]/u.test(atom.text) || /^[-.&]$/.test(atom.text));
    if (atom && isPart && (run.length === 0 || atom.isGlued)) run.push(atom);
    else {
      if (run.filter(({ text }) => /[\p{L}\d]/u.test(text)).length > 1) runs.push(run);
      run = atom && isPart ? [atom] : [];
    }
  }
  return runs;
}

/** The words on either side of a figure. */
function besideOf(atoms: readonly Atom[], index: number): string[] {
  const near = (step: number): string[] => {
    const atom = atoms[index + step];
    if (!atom) return [];
    return isWord(atom) ? [atom.stem] : near(step + Math.sign(step));
  };
  return [...near(-1), ...near(1)];
}

function push(map: Map<string, number[]>, key: string, place: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [place]);
  else if (list.at(-1) !== place) list.push(place);
}

function note(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
