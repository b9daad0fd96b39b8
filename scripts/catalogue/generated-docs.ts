import type { Field } from '../../lib/catalogue/fields/field';
import { FIELD_LIST } from '../../lib/catalogue/fields/field-list';
import { facetsSchema } from '../../lib/catalogue/schema/facet';
import { ownPageSchema } from '../../lib/site/own-pages/page-source';
import { OWNER_FILES } from '../../lib/site/owner-files';
import { z } from '../../lib/zod';

/** The keywords of JSON Schema that the lists use. `oneOf` has the sections of the home page, with their name as `show`. */
type JsonSchema = {
  description?: string;
  enum?: string[];
  const?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
};

/** A Markdown list of all described values of a file. The path of a value in an array has `[]`. */
export function describeValues(schema: z.ZodType): string {
  const lines = describeNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '', true);
  return lines.join('\n');
}

function describeNode(node: JsonSchema, path: string, isRequired: boolean): string[] {
  const { description, enum: values = [], properties = {}, required = [], items, oneOf = [] } = node;
  const allowed = values.length > 0 ? ` One of ${values.map((value) => `\`${value}\``).join(', ')}.` : '';
  const ownLine =
    description && path ? [`- \`${path}\`${isRequired ? ' (required)' : ''}: ${description}${allowed}`] : [];
  const fields = Object.entries(properties).flatMap(([key, value]) =>
    describeNode(value, path ? `${path}.${key}` : key, required.includes(key)),
  );
  const sections = oneOf.flatMap((section) => describeNode(section, section.properties?.show?.const ?? path, true));
  return [...ownLine, ...fields, ...sections, ...(items ? describeNode(items, path && `${path}[]`, true) : [])];
}

const { site, texts, faq, reviews, theme, home, redirects } = OWNER_FILES;

/** Documents with generated lists: schemas by the name of the part in the document. */
export const OWNER_LISTS: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'docs/settings.md': {
    site: site.omit({ publish: true }),
    texts,
    faq,
    reviews,
    theme,
    home,
    pages: ownPageSchema,
    redirects,
  },
  'docs/catalogue.md': { facets: facetsSchema },
  'docs/publishing.md': { publish: site.shape.publish.unwrap() },
};

/** Replaces the lists in the text of a document. */
export function updateOwnerLists(page: string, lists: Readonly<Record<string, z.ZodType>>): string {
  return Object.entries(lists).reduce(
    (text, [name, schema]) => replaceGeneratedPart(text, name, describeValues(schema)),
    page,
  );
}

/**
 * Replaces the part of a document between `<!-- NAME: written by scripts/fields.ts -->` and `<!-- /NAME -->`. Throws if there is no such
 * part.
 */
function replaceGeneratedPart(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: written by scripts/fields.ts -->\n`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no part ${name} for scripts/fields.ts`);
  return `${page.slice(0, from + begin.length)}\n${text}\n\n${page.slice(to)}`;
}

/** Replaces the table of fields in the text of `docs/catalogue.md`. */
export function updateFieldsTable(page: string): string {
  return replaceGeneratedPart(page, 'fields', fieldsTable());
}

function fieldsTable(): string {
  const header = ['field', 'in the admin', 'what it holds', 'without it'];
  return [header, header.map(() => '---'), ...FIELD_LIST.map(toRow)].map((cells) => `|${cells.join('|')}|`).join('\n');
}

function toRow({ key, label, editor, about, absent }: Field): string[] {
  return [`\`${key}\``, editor === 'none' ? `${label}, not in the form` : label, about, absent ?? 'error'];
}
