import data from '@data/categories.json';
import { factSheet } from './fact-sheet';
import type { CategoryInput } from './schema/category';
import type { Product } from './schema/product';
import { formatSpec, type Spec } from './specs';

const MAX_FACTS = 2;
/** Maximum length of 'Label: value' in characters. It fits on two lines of a card on a phone. */
const MAX_LENGTH = 46;

/** Labels by 'category' and by 'category/subcategory': 'clothing', 'clothing/shirts'. */
const labelsOf = new Map(
  (data as CategoryInput[]).flatMap(({ key, cardFacts, subcategoryCardFacts = {} }) => [
    [key, cardFacts ?? []] as const,
    ...Object.entries(subcategoryCardFacts).map(([slug, labels]) => [`${key}/${slug}`, labels] as const),
  ]),
);

/**
 * The facts of a product for its card and its meta description, at most two. `categories.json` lists their labels, such as
 * ['Pockets', 'Collar'], for a subcategory or for a whole category. The first labels in the product's fact sheet are used,
 * in upper or lower case. Facts that are too long for a card are skipped.
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
