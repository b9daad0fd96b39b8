import type { Drawing } from '../lib/catalogue/drawings/drawings-schema';
import type { ParsedProduct } from '../lib/catalogue/schema/product';
import { hashText, slugify } from '../lib/slug';
import type { View } from './archetype';
import { toColorway } from './colorway';
import type { DrawingSet } from './drawing-set';
import { svg } from './svg';
import type { ArtworkSubject } from './table/facts';

type Subject = ArtworkSubject & Pick<ParsedProduct, 'colors'>;

/** A drawing with the content of its file. */
export type DrawnFile = Drawing & { content: string };

/** How a finished drawing is made smaller: the same picture in fewer bytes. */
export type Optimize = (content: string) => string;

const VIEWS: readonly View[] = ['front', 'second', 'detail'];
const UNCOLORED = { name: 'Standard', hex: '#3B4046' };

/**
 * Draws products with a set. Many ask for the same drawing: each distinct one is drawn once, and its file is named after its content,
 * so that the same drawing has the same file, whatever product asks for it.
 */
export function drawWith(set: DrawingSet, optimize: Optimize = (content) => content) {
  const drawn = new Map<string, { content: string; hash: string }>();
  const drawOnce = (parameters: string, draw: () => string) => {
    const known = drawn.get(parameters);
    if (known !== undefined) return known;
    const content = optimize(draw());
    const fresh = { content, hash: hashText(content) };
    drawn.set(parameters, fresh);
    return fresh;
  };

  /** The pictures of a product: front, second view and detail in its first color, then in every other color. */
  return (product: Subject): DrawnFile[] => {
    const choice = set.choose(product);
    if (!choice) return [];
    const { name, archetype, options, callouts } = choice;
    const [first = UNCOLORED, ...others] = product.colors;
    const draw = (view: View, color: { name: string; hex: string }): DrawnFile => {
      const labels = view === 'detail' ? callouts : [];
      const colorway = toColorway(color);
      const seen = { front: 'front', second: archetype.second, detail: `detail, ${archetype.detail}` }[view];
      const title = `${archetype.title}, ${seen}, ${color.name}`;
      const { content, hash } = drawOnce(JSON.stringify([name, view, title, options, colorway, labels]), () =>
        svg(title, archetype.draw(view, colorway, options, labels)),
      );
      return {
        file: `${name}-${view}-${slugify(color.name)}-${hash}.svg`,
        view,
        kind: archetype.title,
        caption: view === 'front' ? color.name : capitalize(seen),
        ...(product.colors.length > 0 && { color: color.name }),
        content,
      };
    };
    return [first, ...others].flatMap((color) => VIEWS.map((view) => draw(view, color)));
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
