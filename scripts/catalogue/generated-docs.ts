import type { Field } from '../../lib/catalogue/fields/field';
import { FIELD_LIST } from '../../lib/catalogue/fields/field-list';
import { ownPageSchema } from '../../lib/site/own-pages/page-source';
import { OWNER_FILES } from '../../lib/site/owner-files';
import { z } from '../../lib/zod';

/** The parts of a JSON schema that the lists need. `oneOf` has the sections of the home page, by their `show`. */
type JsonSchema = {
  description?: string;
  enum?: string[];
  const?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
};

/** A Markdown list of all values of a file that have a description; the path of a value in a list has `[]`. */
export function describeValues(schema: z.ZodType): string {
  const lines = describeNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '', true);
  return lines.join('\n');
}

function describeNode(node: JsonSchema, path: string, isRequired: boolean): string[] {
  const { description, enum: choices = [], properties = {}, required = [], items, oneOf = [] } = node;
  const oneOfThese = choices.length > 0 ? ` One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.` : '';
  const own =
    description && path ? [`- \`${path}\`${isRequired ? ' (required)' : ''}: ${description}${oneOfThese}`] : [];
  const fields = Object.entries(properties).flatMap(([key, value]) =>
    describeNode(value, path ? `${path}.${key}` : key, required.includes(key)),
  );
  const sections = oneOf.flatMap((section) => describeNode(section, section.properties?.show?.const ?? path, true));
  return [...own, ...fields, ...sections, ...(items ? describeNode(items, path && `${path}[]`, true) : [])];
}

const { site, texts, faq, reviews, theme, home, redirects } = OWNER_FILES;

/** Pages of the documentation with generated lists: schemas by the name of their place in the page. */
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

/** Writes the lists into the text of a page. */
export function updateOwnerLists(page: string, lists: Readonly<Record<string, z.ZodType>>): string {
  return Object.entries(lists).reduce(
    (text, [name, schema]) => replaceGeneratedPart(text, name, describeValues(schema)),
    page,
  );
}

/**
 * Replaces the part of a document between `<!-- NAME: written by scripts/fields.ts -->` and `<!-- /NAME -->`. Throws where the page has no
 * such part.
 */
export function replaceGeneratedPart(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: written by scripts/fields.ts -->\n`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no part ${name} for scripts/fields.ts`);
  return `${page.slice(0, from + begin.length)}\n${text}\n\n${page.slice(to)}`;
}

/** `docs/catalogue.md` with its table of fields as the table in code says. */
export function updateFieldsTable(page: string): string {
  return replaceGeneratedPart(page, 'fields', fieldsTable());
}

function fieldsTable(): string {
  const head = ['field', 'in the admin', 'what it holds', 'without it'];
  // Without blanks around its cells, which readers of the file and counters of words have no use for.
  return [head, head.map(() => '---'), ...FIELD_LIST.map(toRow)].map((cells) => `|${cells.join('|')}|`).join('\n');
}

function toRow({ key, label, editor, about, absent }: Field): string[] {
  return [`\`${key}\``, editor === 'none' ? `${label}, not in the form` : label, about, absent ?? 'error'];
}
