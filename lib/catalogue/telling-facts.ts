import type { ParsedProduct } from './schema/product';

/** A fact in a few words. */
export type TellingFact = {
  /** The subject; '' where that is the fact itself. */
  about: string;
  text: string;
  /** A key that is the same for all facts that say the same. */
  key: string;
  /** Whether a card says it anyway. */
  isSaid: boolean;
  /** The weight of the fact, from 0 to 1: a card shows one color, and what the thing is made of stands behind what it does. */
  weight: number;
};

const LONGEST = 28;

/**
 * The facts of each product that are short enough for a card, in its own order; material and colors stand last. A pair is said as the shop's own sentences say it ('composite toe') and otherwise as it is ('Toe: composite').
 */
export function tellingFacts(products: readonly ParsedProduct[]): TellingFact[][] {
  const say = phrasingOf(products);
  return products.map((product) => {
    const ownWords = new Set(wordsOf(`${product.name} ${product.brand.name} ${product.model ?? ''}`));
    const names = product.colors.map(({ name }) => name);
    const facts = [
      ...product.specs.map(({ label, value }) => ({ about: fold(label), text: say(label, value), value, weight: 1 })),
      ...product.features.map((line) => ({ about: '', text: line, value: line, weight: 0.9 })),
      ...(product.fabric ? [{ about: 'fabric', text: product.fabric, value: product.fabric, weight: 0.7 }] : []),
      ...(names.length > 1 ? [{ about: 'colors', text: names.join(', '), value: '', weight: 0.3 }] : []),
    ];
    return facts
      .filter(({ text, value }) => isShort(text, value))
      .map(({ about, text, value, weight }) => {
        const words = wordsOf(text);
        const key = `${about} ${words.join(' ')}`;
        return { about, text: capitalize(text), key, isSaid: isSaid(ownWords, wordsOf(value), words), weight };
      });
  });
}

/** A list of values is no single fact, and a card has one line. */
function isShort(text: string, value: string): boolean {
  return text.length <= LONGEST && !/[;(]|,(?!\d)/.test(value);
}

/** 'side zip' -> 'Side zip'; a name such as 'eVent' stays. */
function capitalize(text: string): string {
  return /^\p{Ll}(?!\p{Lu})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Whether a name says a fact already: its value, or most of its words. */
function isSaid(said: ReadonlySet<string>, value: readonly string[], text: readonly string[]): boolean {
  // 'Side Zipper' says 'side zip'.
  const isIn = (word: string) =>
    said.has(word) || (word.length > 2 && [...said].some((other) => other.startsWith(word)));
  return (value.length > 0 && value.every(isIn)) || text.filter(isIn).length * 2 > text.length;
}

/** The phrasing of pairs: a measure by itself where no other pair has its unit, then as sentences of the shop say it. */
function phrasingOf(products: readonly ParsedProduct[]): (label: string, value: string) => string {
  const behind = new Set<string>();
  const labels = new Map<string, Set<string>>();
  for (const { name, description, features, specs } of products) {
    const sentences = fold([name, description, ...features].join('\n'));
    for (const { label, value } of specs) {
      const about = fold(label);
      if (sentences.includes(`${fold(value)} ${about}`)) behind.add(about);
      const unit = unitOf(value);
      if (unit !== undefined) labels.set(unit, (labels.get(unit) ?? new Set()).add(about));
    }
  }
  return (label, value) => {
    const unit = unitOf(value);
    // 'Height: 8 in' is said by '8 in', 'Belt width: 2 in' is not: that is the width of something else.
    if (unit !== undefined && labels.get(unit)?.size === 1 && !/\s/.test(label)) return value;
    return behind.has(fold(label)) ? `${value} ${fold(label)}` : `${label}: ${value}`;
  };
}

/** 'in' of '8.5 in'; undefined for what is no measure. */
function unitOf(value: string): string | undefined {
  return /^\d[\d.,]*\s?(\p{L}{1,2})$/u.exec(value)?.[1];
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Words and numbers in one spelling: inches are 'in', and a plural is its singular as far as an s goes. */
function wordsOf(text: string): string[] {
  const folded = fold(text).replace(/(?<=\d)\s*(?:["″”]|-?\s?inch(?:es)?\b)/g, ' in ');
  return (folded.match(/[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*/gu) ?? []).map((word) =>
    /^[a-z]{4,}$/.test(word) ? word.replace(/([^s])s$/, '$1') : word,
  );
}
