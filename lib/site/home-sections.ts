import { home } from './content';
import type { WrittenSection } from './home-schema';

/** The sections of a shop without a `home.json`, in the order of the specification. */
const DEFAULT_SECTIONS: readonly WrittenSection[] = (
  ['hero', 'marks', 'paste', 'tiles', 'roles', 'featured', 'reasons', 'testimonial'] as const
).map((show) => ({ show }));

/** The sections of the home page in their order, each with a unique id: 'featured', 'featured-2'. */
export function homeSections(): { id: string; section: WrittenSection }[] {
  const counts = new Map<string, number>();
  return (home ?? DEFAULT_SECTIONS).map((section) => {
    const name = section.show === 'tiles' ? 'categories' : section.show;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { id: count > 1 ? `${name}-${count}` : name, section };
  });
}
