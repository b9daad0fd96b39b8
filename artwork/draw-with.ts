import type { Drawing } from '../lib/catalogue/drawings/drawings-schema';
import { slugify } from '../lib/slug';
import type { View } from './archetype';
import { type Question, recordQuestions } from './callouts';
import { toColorway } from './colorway';
import type { DrawingSet } from './drawing-set';
import { svg } from './svg';
import type { DrawnSubject } from './table/facts';

/** A drawing as it comes from the pen; the name of its file begins with the stem and ends with the hash of what is made of it. */
export type DrawingDraft = Omit<Drawing, 'file'> & { stem: string; markup: string };

const VIEWS: readonly View[] = ['front', 'second', 'detail'];
const UNCOLORED = { name: 'Standard', hex: '#3B4046' };

/**
 * Draws products with a set. Many ask for the same drawing: each distinct one is drawn once. Of its labels a drawing takes only the
 * answers to its questions, so that labels that answer alike make the same one.
 */
export function drawWith(set: DrawingSet) {
  /** Drawings by their parameters and all answers; by the answers until then, the next question. */
  const drawn = new Map<string, string | Question>();
  const drawOnce = (parameters: string, labels: readonly string[], draw: () => string): string => {
    let key = parameters;
    let known = drawn.get(key);
    while (typeof known === 'function') {
      key += known(labels);
      known = drawn.get(key);
    }
    if (known !== undefined) return known;
    const { result, questions } = recordQuestions(draw);
    key = parameters;
    for (const question of questions) {
      drawn.set(key, question);
      key += question(labels);
    }
    drawn.set(key, result);
    return result;
  };

  /** The pictures of a product: front, second view and detail in its first color, then in every other color. */
  return (product: DrawnSubject): DrawingDraft[] => {
    const choice = set.choose(product);
    if (!choice) return [];
    const { name, archetype, options, callouts } = choice;
    const [first = UNCOLORED, ...others] = product.colors;
    const draw = (view: View, color: { name: string; hex: string }): DrawingDraft => {
      const labels = view === 'detail' ? callouts : [];
      const colorway = toColorway(color);
      const seen = { front: 'front', second: archetype.second, detail: `detail, ${archetype.detail}` }[view];
      const title = `${archetype.title}, ${seen}, ${color.name}`;
      const markup = drawOnce(JSON.stringify([name, view, title, options, colorway]), labels, () =>
        svg(title, archetype.draw(view, colorway, options, labels)),
      );
      return {
        stem: `${name}-${view}-${slugify(color.name)}`,
        view,
        kind: archetype.title,
        caption: view === 'front' ? color.name : capitalize(seen),
        ...(product.colors.length > 0 && { color: color.name }),
        markup,
      };
    };
    return [first, ...others].flatMap((color) => VIEWS.map((view) => draw(view, color)));
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
