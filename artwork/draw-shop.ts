import { placeholderFile } from '../lib/catalogue/drawings/address';
import type { Drawing, DrawingsManifest } from '../lib/catalogue/drawings/drawings-schema';
import type { ParsedProduct } from '../lib/catalogue/schema/product';
import { hashText } from '../lib/slug';
import type { Tokens } from '../lib/theme/token-rows';
import { type DrawingDraft, drawWith } from './draw-with';
import type { DrawingSet } from './drawing-set';
import { appIcon } from './scenes/app-icon';
import { inColors } from './scenes/in-colors';
import { neutralPlaceholder } from './scenes/neutral';

/** The goods and names that a shop is drawn from. */
export type DrawnShop = {
  products: readonly ParsedProduct[];
  /** The keys of its categories. */
  categories: readonly string[];
  /** Its sign: a path of 32 by 32. */
  mark: string;
  set: DrawingSet;
  /** The colors of its scenes; those of a shop without a theme where they are left out. */
  tokens?: Partial<Tokens>;
};

/** All that is drawn for a shop: the files by name, and which product has which. */
export type Artwork = { files: ReadonlyMap<string, string>; manifest: DrawingsManifest };

/** Draws a shop: its products where its set draws goods, the sign of each category, and the scenes of its pages. */
export function drawShop({
  optimize = (markup) => markup,
  ...shop
}: DrawnShop & { optimize?: (markup: string) => string }): Artwork {
  const draw = drawWith(shop.set);
  const files = new Map<string, string>();
  const made = new Map<string, string>();
  const finish = (draft: DrawingDraft): Drawing => {
    const content = made.get(draft.markup) ?? optimize(draft.markup);
    made.set(draft.markup, content);
    const drawing = toDrawing(draft, content);
    files.set(drawing.file, content);
    return drawing;
  };
  const drawings = shop.products.map(({ id, ...product }) => [id, draw(product).map(finish)] as const);
  for (const [file, markup] of drawScenes(shop)) files.set(file, optimize(markup));
  return { files, manifest: toManifest(drawings) };
}

/** The files of a shop that show none of its products. */
export function drawScenes({
  categories,
  mark,
  set,
  tokens = {},
}: Omit<DrawnShop, 'products'>): [file: string, markup: string][] {
  const scenes: [file: string, markup: string][] = [
    ['hero.svg', set.hero()],
    ['not-found.svg', set.notFound()],
    ['app-icon.svg', appIcon(mark)],
    ...categories.map((key, place): [string, string] => [
      placeholderFile(key),
      set.placeholder(key) ?? neutralPlaceholder(place),
    ]),
  ];
  return scenes.map(([file, markup]) => [file, inColors(markup, tokens)]);
}

/** A drawing under its name, which ends with the hash of the file's content: the same drawing has the same file, whatever product asks for it. */
export function toDrawing({ stem, markup: _, ...drawing }: DrawingDraft, content: string): Drawing {
  return { file: `${stem}-${hashText(content)}.svg`, ...drawing };
}

/** The list of what is drawn for each product; those without a drawing are left out. */
export function toManifest(drawings: readonly (readonly [id: string, drawn: Drawing[]])[]): DrawingsManifest {
  return { version: 1, drawings: Object.fromEntries(drawings.filter(([, drawn]) => drawn.length > 0)) };
}
