import { toSingleLine } from '../../catalogue/schema/text';
import { slugify } from '../../slug';

/** Makers in one spelling each, which is the first that was met: two spellings would be two makers with one address. */
export class Spellings {
  private readonly bySlug = new Map<string, string>();
  private readonly known = new Map<string, string>();

  constructor(names: Iterable<string>) {
    for (const name of new Set(names)) this.of(name);
  }

  /** The spelling of a name. */
  of(name: string): string {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const tidy = toSingleLine(name);
    const slug = slugify(tidy);
    const first = this.bySlug.get(slug) ?? tidy;
    this.bySlug.set(slug, first);
    this.known.set(name, first);
    return first;
  }
}
