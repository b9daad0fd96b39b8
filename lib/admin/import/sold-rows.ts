import { type Choice, MOST_VARIANTS } from '../../catalogue/choice';
import { choiceControls } from '../../catalogue/choice-controls';
import { choicesAmong, countChoices, varyingControls } from '../../catalogue/variants/combinations';
import { resolveVariant } from '../../catalogue/variants/resolve-variant';
import type { Sold } from '../../catalogue/variants/variant';
import type { OfferFacts } from './offer';

/** A combination of a product as a row of a file: at most three options by name, and its facts. */
export type CombinationRow = {
  choice: Choice;
  options: readonly (readonly [name: string, value: string])[];
  offer: OfferFacts;
};

/** The most options that a row of another shop's file can name. */
const MOST = 3;
const BETWEEN = [' / ', ' | ', ' ~ '];

/**
 * The combinations of a product that are made, a row each; where they would be too many, only those that differ. More controls than a
 * row can name stand together in its last option. `hasStock` tells whether the product itself says how many there are.
 */
export function soldRows(sold: Sold, hasStock: boolean): CombinationRow[] {
  const all = choiceControls(sold);
  const controls = countChoices(all) > MOST_VARIANTS ? varyingControls(sold) : all;
  const between = BETWEEN.find((sign) => !controls.some(({ values }) => values.some((value) => value.includes(sign))));
  const join = (words: readonly string[]) => words.join(between ?? '\u2003');
  return choicesAmong(controls).flatMap((choice) => {
    const { made, price, oldPrice, number, barcode, stock, images, said } = resolveVariant(sold, choice);
    const pairs = Object.entries(choice).map(([name, value]) => [optionWord(name), value] as const);
    const last = pairs.slice(MOST - 1);
    const options =
      pairs.length > MOST
        ? [
            ...pairs.slice(0, MOST - 1),
            [join(last.map(([name]) => name)), join(last.map(([, value]) => value))] as const,
          ]
        : pairs;
    const offer: OfferFacts = {
      ...(number !== undefined && { number }),
      ...(barcode !== undefined && { barcode }),
      price,
      ...(oldPrice !== undefined && { oldPrice }),
      ...((hasStock || said.stock !== undefined) && { stock }),
      ...(images && { image_links: images.flatMap((image) => (typeof image === 'string' ? image : [])) }),
    };
    return made ? { choice, options, offer } : [];
  });
}

/** The words by which the options of a row are known again. */
export function optionKey(values: readonly string[]): string {
  return values.join('\0');
}

const optionWord = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
