import type { Card } from '../catalogue/card';
import { colorFamily } from '../catalogue/color-family';
import type { IndexRow } from '../index/row';

/** The card of a row under a filter by families of colors: in the first of its colors that was asked for, with its picture where there is one. */
export function cardInColor({ card, colors, colorPictures }: IndexRow, families: readonly string[] | undefined): Card {
  const index = families ? colors.findIndex((color) => families.includes(colorFamily(color))) : -1;
  const color = colors[index];
  if (!color) return card;
  const choice = { color: color.name };
  const picture = colorPictures[index];
  if (!picture) return { ...card, choice };
  return { ...card, choice, images: [picture, ...card.images], alt: `In ${color.name}` };
}
