import { choiceWords } from '../../catalogue/choice';
import type { FactName } from '../../catalogue/fields/fact-name';
import { CELL_FACTS, choiceOfVariant } from '../../catalogue/fields/variant-cells';
import type { RawProduct } from '../../catalogue/schema/product';

/** The variant and its fact that a fault's path is about, in words before the message: 'Black, size 2XL, Price: '; '' for any other path. */
export function variantOfFault(path: string, { variants = [] }: Partial<RawProduct>): string {
  const [, at, fact = ''] = /^variants\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  const variant = at === undefined ? undefined : variants[Number(at)];
  if (!variant) return '';
  const label = Object.hasOwn(CELL_FACTS, fact) ? CELL_FACTS[fact as FactName].label : '';
  const words = [choiceWords(choiceOfVariant(variant)), label].filter(Boolean).join(', ');
  return words && `${words}: `;
}
