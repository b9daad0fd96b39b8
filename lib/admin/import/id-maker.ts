import { productIdSchema } from '../../catalogue/schema/product-id';
import { slugify } from '../../slug';

const LONGEST = 80;

/** Makes ids of handles, item numbers and names, each once. */
export class IdMaker {
  private readonly given = new Map<string, string>();

  /** The id, and whose it was before when a number had to be added. */
  give(source: string, where: string): { id: string; takenBy?: string } {
    const base = toId(source);
    const takenBy = this.given.get(base);
    let id = base;
    for (let number = 2; this.given.has(id); number += 1) id = `${base.slice(0, LONGEST - 6)}-${number}`;
    this.given.set(id, where);
    return { id, ...(takenBy !== undefined && { takenBy }) };
  }
}

/** A text by the rule of ids: lower-case letters, digits and hyphens, at most 80, no reserved name. */
export function toId(source: string): string {
  const id = slugify(source.slice(0, 400)).slice(0, LONGEST).replace(/-+$/, '');
  return productIdSchema.safeParse(id).success ? id : `item-${id}`.slice(0, LONGEST);
}
