import { cardFacts } from '../catalogue/card-facts';
import { factsBelowHeading } from '../catalogue/fields/fact-sheet';
import { isPriced, summarizePrices } from '../catalogue/price';
import type { Product } from '../catalogue/schema/product';
import { formatSpec, type Spec } from '../catalogue/specs';
import { formatFromPrice, priceRangeOf } from '../catalogue/variants/price-range';
import { distinctSeoTexts, type TextCandidates } from './distinct-texts';
import {
  DESCRIPTION_LENGTH,
  type SeoTexts,
  TITLE_LENGTH,
  toDescription,
  truncate,
  truncateWithSuffix,
} from './fit-text';

/** The most of a description that the name of a product takes. */
const MAX_NAME = 90;

/**
 * Title and description of the page of each product, by id: both say its item number, and neither is that of another product.
 * @param categoryOf the name of a product's main category
 */
export function productSeoTexts(
  products: readonly Product[],
  categoryOf: (product: Product) => string,
): Map<string, SeoTexts> {
  return distinctSeoTexts(
    products.map((product) => ({
      key: product.id,
      titles: titlesOf(product),
      descriptions: descriptionsOf(product, categoryOf(product)),
    })),
  );
}

const sentenceOf = (spec: Spec) => `${formatSpec(spec)}.`;

const nameOf = ({ brand, name }: Product) => `${brand.name} ${name}`;

/** Titles with the item number unless the name says it, and the id where that is not enough; long names are cut before. */
function titlesOf(product: Product): TextCandidates {
  const { id, model } = product;
  const name = nameOf(product);
  const isSaid = model === undefined || (name.length <= TITLE_LENGTH.most && includesAsWord(name, model, 'iu'));
  const numbers = isSaid ? [] : [model];
  const withNumbers = (shown: string[]) =>
    truncateWithSuffix(shown.length > 0 ? ` (${shown.join(', ')})` : '', name, TITLE_LENGTH.most);
  return [withNumbers(numbers), withNumbers([...numbers, id])];
}

/** Descriptions with name, item number, price and the facts of the card, then the product's own text; the second one has the id too. */
function descriptionsOf(product: Product, category: string): TextCandidates {
  const { id, model } = product;
  const name = nameOf(product);
  const span = priceRangeOf(product);
  const price = isPriced(span) ? formatFromPrice(span) : summarizePrices([]);
  const isSaid = model === undefined || (name.length <= MAX_NAME && includesAsWord(name, model, 'u'));
  const item = isSaid ? '' : `, item ${model}`;
  const facts = cardFacts(product).map(sentenceOf);
  const tell = (own: string) => {
    const opening = `${truncateWithSuffix(`${item}${own}`, name, MAX_NAME)}, ${price}.`;
    const text = [opening, ...facts, product.description].join(' ');
    return toDescription(truncate(text, DESCRIPTION_LENGTH.most), [
      ...factsBelowHeading(product)
        .map(sentenceOf)
        .filter((sentence) => !facts.includes(sentence)),
      `Find more like it under ${category}, or ask about it on the contact page.`,
    ]);
  };
  return [tell(''), tell(` (${id})`)];
}

/** Whether a name has an item number as a word of its own; 'i' among the flags passes over small and capital letters. */
function includesAsWord(name: string, number: string, flags: 'u' | 'iu'): boolean {
  // Most names have it nowhere, and a pattern for each of thousands takes seconds.
  if (!name.toLowerCase().includes(number.toLowerCase())) return false;
  const letter = '[\\p{L}\\p{N}]';
  const literal = number.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<!${letter})${literal}(?!${letter})`, flags).test(name);
}
