import { ownPageSchema } from '../../lib/site/own-pages/page-source';
import { OWNER_FILES } from '../../lib/site/owner-files';
import { z } from '../../lib/zod';
import { withPart } from '../markdown-part';

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
export function withOwnerLists(page: string, lists: Readonly<Record<string, z.ZodType>>): string {
  return Object.entries(lists).reduce((text, [name, schema]) => withPart(text, name, describeValues(schema)), page);
}
