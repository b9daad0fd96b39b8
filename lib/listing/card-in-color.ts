import type { Card } from '../catalogue/card';
import { colorFamily } from '../catalogue/color-family';
import type { IndexRow } from '../index/row';

/** The goods of a card, and the pictures of its colors. */
export type ColoredCard = Pick<IndexRow, 'card' | 'colors' | 'colorPictures'>;

/** The number of goods in a row of a listing, from a tablet on. */
const ROW = 3;
/** The families of colors that do not stand out among black goods. */
const DARK: ReadonlySet<string> = new Set(['Black', 'Gray']);

/** The card of a row under a filter by families of colors: in the first of its colors that was asked for, with its picture where there is one. */
export function cardInColor(row: ColoredCard, families: readonly string[] | undefined): Card {
  return cardIn(row, families ? row.colors.findIndex((color) => families.includes(colorFamily(color))) : -1);
}

/** The cards of a page that asks for no color: where each row would begin with black goods, it does so in another color of theirs. */
export function cardsLedByColor(rows: readonly ColoredCard[]): Card[] {
  return rows.map((row, index) => {
    const families = index % ROW === 0 ? row.colors.map(colorFamily) : [];
    const lively = families.findIndex((family, at) => !DARK.has(family) && row.colorPictures[at]);
    return cardIn(row, families[0] === 'Black' ? lively : -1);
  });
}

function cardIn({ card, colors, colorPictures }: ColoredCard, index: number): Card {
  const color = colors[index];
  if (!color) return card;
  const picture = colorPictures[index];
  if (!picture) return { ...card, color: color.name };
  return { ...card, color: color.name, images: [picture], alt: `In ${color.name}` };
}
