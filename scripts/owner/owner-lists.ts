import { ownPageSchema } from '../../lib/site/own-pages/page-schema';
import { OWNER_FILES } from '../../lib/site/owner-files';
import { z } from '../../lib/zod';
import { withPart } from '../markdown-part';

/** A value of an owner's file: its path in it, its words, what it may be where that is one of a few, and whether it must be there. */
export type OwnerValue = { path: string; label: string; about: string; choices: readonly string[]; isNeeded: boolean };

type Node = {
  title?: string;
  description?: string;
  enum?: string[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  /** The kinds of a section, each told by its `show`. */
  oneOf?: Node[];
  const?: string;
};

/** The values of a file with their words, in the order of its schema; the path of one in a list ends in `[]`. */
export function ownerValues(schema: z.ZodType): OwnerValue[] {
  return valuesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, '', true);
}

function valuesIn(node: Node, path: string, isNeeded: boolean): OwnerValue[] {
  const { title, description = '', enum: choices = [], properties = {}, required = [], items, oneOf = [] } = node;
  const own = title === undefined || path === '' ? [] : [{ path, label: title, about: description, choices, isNeeded }];
  const inside = Object.entries(properties).flatMap(([key, value]) =>
    valuesIn(value, path ? `${path}.${key}` : key, required.includes(key)),
  );
  const kinds = oneOf.flatMap((kind) => valuesIn(kind, kind.properties?.show?.const ?? path, true));
  return [...own, ...inside, ...kinds, ...(items ? valuesIn(items, path && `${path}[]`, true) : [])];
}

const { site, texts, faq, reviews, theme, home, redirects } = OWNER_FILES;

/** The pages of the documents that have lists of an owner's values, each with the schemas by the names of their places. */
export const OWNER_LISTS: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'docs/owner.md': {
    site: site.omit({ publish: true }),
    texts,
    faq,
    reviews,
    theme,
    home,
    pages: ownPageSchema,
    redirects,
  },
  'docs/publishing.md': { publish: site.shape.publish.unwrap() },
};

/** A page of the documents with the lists of the owner's values as their schemas say. */
export function withOwnerLists(page: string, lists: Readonly<Record<string, z.ZodType>>): string {
  return Object.entries(lists).reduce((text, [name, schema]) => withPart(text, name, listOf(schema)), page);
}

function listOf(schema: z.ZodType): string {
  const lines = ownerValues(schema).map(({ path, about, choices, isNeeded }) => {
    const among = choices.length > 0 ? ` One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.` : '';
    return `- \`${path}\`${isNeeded ? ' (needed)' : ''}: ${about}${among}`;
  });
  return lines.join('\n');
}
