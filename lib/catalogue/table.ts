/** A table without inherited keys: a product may have the size 'constructor'. */
export function table(entries: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null), entries);
}
