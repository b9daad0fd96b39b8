import { ownPageSchema } from '../../lib/site/own-pages/page-schema';
import { OWNER_FILES } from '../../lib/site/owner-files';
import { z } from '../../lib/zod';
import { withPart } from '../markdown-part';
import { markdownTable } from '../markdown-table';

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
  const own = title === undefined ? [] : [{ path, label: title, about: description, choices, isNeeded }];
  const inside = Object.entries(properties).flatMap(([key, value]) =>
    valuesIn(value, path ? `${path}.${key}` : key, required.includes(key)),
  );
  const kinds = oneOf.flatMap((kind) => valuesIn(kind, kind.properties?.show?.const ?? path, true));
  return [...own, ...inside, ...kinds, ...(items ? valuesIn(items, path && `${path}[]`, true) : [])];
}

const TABLES = {
  theme: OWNER_FILES.theme,
  home: OWNER_FILES.home,
  pages: ownPageSchema,
  redirects: OWNER_FILES.redirects,
};

/** `docs/owner.md` with the tables of the owner's files as their schemas say. */
export function withOwnerTables(page: string): string {
  return Object.entries(TABLES).reduce((text, [name, schema]) => withPart(text, name, tableOf(schema), 'fields'), page);
}

function tableOf(schema: z.ZodType): string {
  const rows = ownerValues(schema).map(({ path, label, about, choices, isNeeded }) => [
    `\`${path}\``,
    label,
    choices.length > 0 ? `${about} One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.` : about,
    isNeeded ? 'needed' : '',
  ]);
  return markdownTable([['value', 'name', 'what it is', ''], ...rows]);
}
