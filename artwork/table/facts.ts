import type { CategoryKey } from '../../lib/catalogue/categories';
import type { ParsedProduct } from '../../lib/catalogue/schema/product';

/** The facts that the choice of a drawing may depend on. */
const FACTS = ['name', 'type', 'placements', 'fabric', 'features', 'specs', 'sizes', 'description', 'artwork'] as const;

/** A product as the choice of its drawing sees it. */
export type ArtworkSubject = Pick<ParsedProduct, (typeof FACTS)[number]> & {
  /** Only to keep its name out of the labels. */
  brand?: Pick<ParsedProduct['brand'], 'name'>;
};

/** A product with the colors that it is drawn in. */
export type DrawnSubject = ArtworkSubject & Pick<ParsedProduct, 'colors'>;

/** All that the drawings of a product depend on, in one text: of two products with the same they are the same. */
export function subjectText(product: DrawnSubject): string {
  return JSON.stringify([...FACTS.map((fact) => product[fact]), product.brand?.name, product.colors]);
}

/** The words of a product in lower case, ready for tests. */
export type Facts = {
  readonly category: CategoryKey;
  /** The slugs of its subcategories, one to a line. */
  readonly groups: string;
  readonly type: string;
  readonly name: string;
  readonly fabric: string;
  /** True when the name or any fact matches. */
  has(words: RegExp): boolean;
  /** The value of the first specification whose label matches; '' when there is none. */
  spec(label: RegExp): string;
};

// The longest catalogue text stays far below; the limit keeps the tests quick on any data.
const MOST = 20_000;

/** Reads the facts of a product once. */
export function readFacts(product: ArtworkSubject): Facts {
  const name = product.name.toLowerCase();
  const fabric = (product.fabric ?? '').toLowerCase();
  const specs = product.specs.map(({ label, value }) => ({ label: label.toLowerCase(), value: value.toLowerCase() }));
  const lines = [
    ...product.features.map((feature) => feature.toLowerCase()),
    ...specs.map(({ label, value }) => `${label}: ${value}`),
    fabric,
  ]
    .join('\n')
    .slice(0, MOST);
  return {
    category: product.placements[0]?.category ?? 'clothing',
    groups: product.placements.map(({ subcategory }) => subcategory?.slug ?? '').join('\n'),
    type: (product.type ?? specs.find(({ label }) => label === 'type')?.value ?? '').toLowerCase(),
    name,
    fabric,
    has: (words) => words.test(name) || words.test(lines),
    spec: (label) => specs.find((spec) => label.test(spec.label))?.value ?? '',
  };
}

/** The first number in a text; undefined when there is none. */
export function firstNumber(text: string): number | undefined {
  const found = /\d*\.?\d+/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
}

/** The inches that a specification states, or else the name ('8-inch', '9"', '6 in'). */
export function inches(facts: Facts, label: RegExp): number | undefined {
  return (
    firstNumber(facts.spec(label)) ??
    firstNumber(/\d[\d.]{0,4}(?=\s?(?:"|”|-?\s?inch|-?\s?in\b))/.exec(facts.name)?.[0] ?? '')
  );
}

/** The first value whose words match; undefined when none does. */
export function chooseByWords<const T>(
  facts: Facts,
  ...choices: readonly (readonly [words: RegExp, value: T])[]
): T | undefined {
  return choices.find(([words]) => facts.has(words))?.[1];
}

/** Options without the ones that the facts do not decide: the drawing has a default for these. */
export function decided<Options extends object>(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
}
