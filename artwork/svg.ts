import { DEFS } from './defs';
import { escapeText } from './markup';

/** Wraps a drawing into a whole document: its title and the paints that it refers to. `optimize` makes a file of it. */
export function svg(title: string, inner: string): string {
  const paints = new Map<string, string>();
  let unread = inner;
  while (unread !== '') {
    const asked = [...unread.matchAll(/url\(#([\w-]+)\)/g)].map(([, id = '']) => id);
    unread = '';
    for (const id of asked) {
      const make = DEFS[id];
      if (!make || paints.has(id)) continue;
      paints.set(id, make(id));
      // A paint may be made of others.
      unread += paints.get(id);
    }
  }
  const defs = paints.size > 0 ? `<defs>${[...paints.values()].join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><title>${escapeText(title)}</title>${defs}${inner}</svg>`;
}
