import data from '@data/categories.json';
import { factSheet } from './fields/fact-sheet';
import type { CategoryInput } from './schema/category';
import type { Product } from './schema/product';
import { formatSpec, type Spec } from './specs';

/** Facts on a card. */
const MAX_FACTS = 2;
/** Characters of a fact, 'Label: value', that fit on two lines of a card on a phone. */
const MAX_LENGTH = 46;

/** Labels by category, and by category and subcategory: 'clothing' and 'clothing/shirts'. */
const labelsOf = new Map(
  (data as CategoryInput[]).flatMap(({ key, cardFacts, subcategoryCardFacts = {} }) => [
    [key, cardFacts ?? []] as const,
    ...Object.entries(subcategoryCardFacts).map(([slug, labels]) => [`${key}/${slug}`, labels] as const),
  ]),
);

/**
 * The facts of a product for its card and its meta description, at most two. `categories.json` lists their labels, such as
 * ['Pockets', 'Collar'], for a subcategory or for a whole category. The first labels that the product's fact sheet has are used;
 * upper and lower case do not matter. A fact that is too long for a card is skipped.
 */
export function cardFacts(product: Product): Spec[] {
  const [{ category, subcategory }] = product.placements;
  const labels = labelsOf.get(`${category}/${subcategory?.slug ?? ''}`) ?? labelsOf.get(category) ?? [];
  if (labels.length === 0) return [];
  const specs = factSheet(product).filter((spec) => formatSpec(spec).length <= MAX_LENGTH);
  return labels
    .flatMap((label) => specs.find((spec) => spec.label.toLowerCase() === label.toLowerCase()) ?? [])
    .slice(0, MAX_FACTS);
}
