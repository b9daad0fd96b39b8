import { placeholderFile } from '../lib/catalogue/drawings/address';
import type { Drawing, DrawingsManifest } from '../lib/catalogue/drawings/drawings-schema';
import type { ParsedProduct } from '../lib/catalogue/schema/product';
import { drawWith, type Optimize } from './draw-with';
import type { DrawingSet } from './drawing-set';
import { appIcon } from './scenes/app-icon';
import { neutralPlaceholder } from './scenes/neutral';

type Shop = {
  products: readonly ParsedProduct[];
  /** The keys of its categories. */
  categories: readonly string[];
  /** Its sign: a path of 32 by 32. */
  mark: string;
  set: DrawingSet;
  optimize?: Optimize;
};

/** All that is drawn for a shop: the files by name, and which product has which. */
export type Artwork = { files: ReadonlyMap<string, string>; manifest: DrawingsManifest };

/** Draws a shop: its products where its set draws goods, the sign of each category, and the scenes of its pages. */
export function drawShop({ products, categories, mark, set, optimize = (content) => content }: Shop): Artwork {
  const files = new Map<string, string>();
  const drawings: [id: string, drawn: Drawing[]][] = [];
  const drawingsOf = drawWith(set, optimize);
  for (const product of products) {
    const drawn = drawingsOf(product);
    for (const { file, content } of drawn) files.set(file, content);
    if (drawn.length > 0) drawings.push([product.id, drawn.map(({ content: _, ...drawing }) => drawing)]);
  }
  const scenes: [file: string, content: string][] = [
    ['hero.svg', set.hero()],
    ['not-found.svg', set.notFound()],
    ['app-icon.svg', appIcon(mark)],
    ...categories.map((key, place): [string, string] => [
      placeholderFile(key),
      set.placeholder(key) ?? neutralPlaceholder(place),
    ]),
  ];
  for (const [file, content] of scenes) files.set(file, optimize(content));
  return {
    files,
    manifest: { version: 1, drawings: Object.fromEntries(drawings) },
  };
}
