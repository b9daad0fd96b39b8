import { readFileSync } from 'node:fs';
import { IMPORT_FIELDS } from '../../lib/admin/import/import-fields';
import type { Field, FieldKey } from '../../lib/catalogue/fields/field';
import fieldDocs from '../../lib/catalogue/fields/field-docs.json' with { type: 'json' };
import { FIELD_LIST } from '../../lib/catalogue/fields/field-list';
import { facetsSchema } from '../../lib/catalogue/schema/facet';
import { ownPageSchema } from '../../lib/site/own-pages/page-source';
import { OWNER_FILES } from '../../lib/site/owner-files';
import { z } from '../../lib/zod';
import { jsonSchemas } from './json-schemas';

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
const listOf = (schema: z.ZodType) => () => describeValues(schema);

/** Generated parts of the documents: their text by document and name. */
const PARTS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'docs/admin.md': { columns: importFieldsTable },
  'docs/catalogue.md': { fields: fieldsTable, facets: listOf(facetsSchema) },
  'docs/publishing.md': { publish: listOf(site.shape.publish.unwrap()) },
  'docs/settings.md': {
    site: listOf(site.omit({ publish: true })),
    texts: listOf(texts),
    faq: listOf(faq),
    reviews: listOf(reviews),
    theme: listOf(theme),
    home: listOf(home),
    pages: listOf(ownPageSchema),
    redirects: listOf(redirects),
  },
};

/** The documents with generated parts, and the JSON Schemas: the current text by path. */
export function generatedFiles(): Record<string, string> {
  const documents = Object.entries(PARTS).map(([document, parts]) => [
    document,
    Object.entries(parts).reduce(
      (text, [name, write]) => replaceGeneratedPart(text, name, write()),
      readFileSync(document, 'utf8'),
    ),
  ]);
  return { ...Object.fromEntries(documents), ...jsonSchemas() };
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

const toTable = (rows: readonly (readonly string[])[]) => rows.map((cells) => `|${cells.join('|')}|`).join('\n');

function fieldsTable(): string {
  const header = ['Field', 'In the admin', 'Content', 'If missing'];
  return toTable([header, header.map(() => '---'), ...FIELD_LIST.map(toRow)]);
}

/** What each field contains, and what a missing value means unless it is an error or a default value. */
const DOCS: Readonly<Record<FieldKey, { about: string; absent?: string }>> = fieldDocs;

function toRow({ key, label, editor, defaultValue = 'error' }: Field): string[] {
  const { about, absent = String(defaultValue) } = DOCS[key];
  return [`\`${key}\``, editor === 'none' ? `${label}, not in the form` : label, about, absent];
}

function importFieldsTable(): string {
  const rows = Object.entries(IMPORT_FIELDS).map(([field, label]) => [`\`${field}\``, label]);
  const options = [
    '`option1Name`, `option1Value`, `option1Values`',
    'Option 1: name, value of the row, list of all values',
  ];
  return toTable([['Field', 'Meaning'], ['---', '---'], ...rows, options]);
}
