import { PATHS } from '../../tests/hosts/github/routes';

type Json = { [key: string]: unknown };
type Document = { paths: Record<string, Record<string, unknown>>; components: Record<string, Record<string, unknown>> };

/** Said to people, or of other matters than what passes. A property may have such a name too: it is no text. */
const REMARKS = ['description', 'summary', 'title', 'operationId'];
const MATTERS = ['tags', 'externalDocs', 'x-github', 'discriminator', 'example'];

/** GitHub's description of what the admin reads by REST, with the components that it refers to. */
export function githubRest(source: string, of: string): string {
  const whole: Document = JSON.parse(source);
  const components: Record<string, Record<string, unknown>> = {};
  const take = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(take);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string') {
      const [, , kind = '', name = ''] = $ref.split('/');
      components[kind] ??= {};
      const known = components[kind];
      if (!(name in known)) {
        // A schema that refers to itself meets its name.
        known[name] = undefined;
        known[name] = kind === 'examples' ? whole.components[kind]?.[name] : take(whole.components[kind]?.[name]);
      }
      return { $ref };
    }
    const kept = Object.entries(value as Json).filter(
      ([key, part]) => !(REMARKS.includes(key) && typeof part === 'string') && !MATTERS.includes(key),
    );
    return Object.fromEntries(kept.map(([key, part]) => [key, key === 'value' ? part : take(part)]));
  };
  const paths = Object.fromEntries(
    PATHS.map((path) => {
      if (!whole.paths[path]?.get) throw new Error(`GitHub describes no GET ${path}`);
      return [path, { get: take(whole.paths[path].get) }];
    }),
  );
  return `${JSON.stringify({ of, paths, components }, null, 1)}\n`;
}
