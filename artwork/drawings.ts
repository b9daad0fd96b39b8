import type { Product } from '../lib/catalogue/schema/product';
import { hashText, slugify } from '../lib/slug';
import type { View } from './archetype';
import { toColorway } from './colorway';
import { svg } from './kit';
import { type ArtworkSubject, findArtwork } from './table';

/** One picture of a product. Named after what it shows: the same drawing has the same file, whatever product asks for it. */
export type Drawing = {
  file: string;
  view: View;
  /** The color that it shows, where the product names one. */
  color?: string;
  /** What the view shows, in a few words. */
  caption: string;
  /** The file's content. */
  content: string;
};

type Subject = ArtworkSubject & Pick<Product, 'colors'>;

type Drawn = { content: string; hash: string };

const drawn = new Map<string, Drawn>();

/** Many products ask for the same drawing, and each is asked for again by pages and scripts. */
function drawOnce(parameters: string, draw: () => string): Drawn {
  const known = drawn.get(parameters);
  if (known !== undefined) return known;
  const content = draw();
  const fresh = { content, hash: hashText(content) };
  drawn.set(parameters, fresh);
  return fresh;
}

const UNCOLORED = { name: 'Standard', hex: '#3B4046' };

/** The pictures of a product: front, second view and detail in its first color, then the front in every other color. */
export function drawingsOf(product: Subject): Drawing[] {
  const { archetype, options, callouts } = findArtwork(product);
  const [first = UNCOLORED, ...others] = product.colors;
  const draw = (view: View, color: { name: string; hex: string }): Drawing => {
    const labels = view === 'detail' ? callouts : [];
    const colorway = toColorway(color);
    const seen = { front: 'front', second: archetype.second, detail: `detail, ${archetype.detail}` }[view];
    const title = `${archetype.title}, ${seen}, ${color.name}`;
    const { content, hash } = drawOnce(JSON.stringify([archetype.name, view, title, options, colorway, labels]), () =>
      svg(title, archetype.draw(view, colorway, options, labels)),
    );
    return {
      file: `${archetype.name}-${view}-${slugify(color.name)}-${hash}.svg`,
      view,
      ...(product.colors.length > 0 && { color: color.name }),
      caption: view === 'front' ? color.name : capitalize(seen),
      content,
    };
  };
  return [
    draw('front', first),
    draw('second', first),
    draw('detail', first),
    ...others.map((color) => draw('front', color)),
  ];
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
