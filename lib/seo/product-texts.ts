import { cardFacts } from '../catalogue/card';
import { factsBelowHeading } from '../catalogue/fact-sheet';
import type { Product } from '../catalogue/schema/product';
import { formatSpec, type Spec } from '../catalogue/specs';
import { formatFromPrice, priceRangeOf } from '../catalogue/variants/price-range';
import { isPriced, summarizePrices } from '../money';
import { distinctSeoTexts, type TextCandidates } from './distinct-texts';
import {
  DESCRIPTION_LENGTH,
  type SeoTexts,
  TITLE_LENGTH,
  toDescription,
  truncate,
  truncateWithSuffix,
} from './fit-text';

/** Length of the product's name with its item number in a description. */
const MAX_NAME = 90;

/**
 * Unique title and description of each product page, by product id. Both contain the item number.
 * @param categoryOf returns the name of a product's main category
 */
export function productSeoTexts(
  products: readonly Product[],
  categoryOf: (product: Product) => string,
): Map<string, SeoTexts> {
  return distinctSeoTexts(
    products.map((product) => ({
      key: product.id,
      title: titleOf(product),
      description: describe(product, categoryOf(product)),
    })),
  );
}

const sentenceOf = (spec: Spec) => `${formatSpec(spec)}.`;

const nameOf = ({ brand, name }: Product) => `${brand.name} ${name}`;

/** Titles with the item number, unless the name has it; the second one also has the id. Long names are cut. */
function titleOf(product: Product): TextCandidates {
  const { id, model } = product;
  const name = nameOf(product);
  const isInName = model === undefined || (name.length <= TITLE_LENGTH.max && includesAsWord(name, model, 'iu'));
  const numbers = isInName ? [] : [model];
  const withNumbers = (shown: string[]) =>
    truncateWithSuffix(shown.length > 0 ? ` (${shown.join(', ')})` : '', name, TITLE_LENGTH.max);
  return [withNumbers(numbers), withNumbers([...numbers, id])];
}

/** Descriptions with name, item number, price, card facts and the product's own description. The second one also has the id. */
function describe(product: Product, category: string): TextCandidates {
  const { id, model } = product;
  const name = nameOf(product);
  const range = priceRangeOf(product);
  const price = isPriced(range) ? formatFromPrice(range) : summarizePrices([]);
  const isInName = model === undefined || (name.length <= MAX_NAME && includesAsWord(name, model, 'u'));
  const item = isInName ? '' : `, item ${model}`;
  const facts = cardFacts(product).map(sentenceOf);
  const withId = (idSuffix: string) => {
    const opening = `${truncateWithSuffix(`${item}${idSuffix}`, name, MAX_NAME)}, ${price}.`;
    const text = [opening, ...facts, product.description].join(' ');
    return toDescription(truncate(text, DESCRIPTION_LENGTH.max), [
      ...factsBelowHeading(product)
        .map(sentenceOf)
        .filter((sentence) => !facts.includes(sentence)),
      `Find more like it under ${category}, or ask about it on the contact page.`,
    ]);
  };
  return [withId(''), withId(` (${id})`)];
}

/** True if a name has an item number as a separate word. The flag 'i' ignores case. */
function includesAsWord(name: string, number: string, flags: 'u' | 'iu'): boolean {
  // Most names do not have it, and compiling a pattern for each of thousands of products takes seconds.
  if (!name.toLowerCase().includes(number.toLowerCase())) return false;
  const letter = '[\\p{L}\\p{N}]';
  const literal = number.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<!${letter})${literal}(?!${letter})`, flags).test(name);
}
