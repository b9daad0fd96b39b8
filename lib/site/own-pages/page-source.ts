import { parse, YAMLParseError } from 'yaml';
import type { Problem } from '../../catalogue/parse';
import { lineSchema, objectSchema, wrongType, z } from '../../zod';
import type { PagePlace } from '../pages';

/** The front matter of `pages/NAME.md`. */
export const ownPageSchema = objectSchema('a list of fields', {
  title: lineSchema(80).describe('The heading of the page, and its name in menus, search and search engines.'),
  description: lineSchema(300)
    .describe('A sentence for search engines and for the search of the shop. Default: the first paragraph.')
    .optional(),
  link: z
    .enum(['menu', 'footer', 'none'], { error: wrongType('"menu", "footer" or "none"') })
    .default('footer')
    .describe('Where all pages link to this page: `menu` (header and footer), `footer`, or `none`. Default: `footer`.'),
  date: z.iso
    .date({ error: wrongType('a day such as 2026-03-24') })
    .describe('The day on which you last changed the page, for search engines.')
    .optional(),
});

/** Where the shop links to a page, by the `link` of its front matter. The search finds every page. */
export const OWN_PAGE_PLACES = {
  menu: ['menu', 'footer', 'search'],
  footer: ['footer', 'search'],
  none: ['search'],
} as const satisfies Record<string, readonly PagePlace[]>;

/** A problem of a page; `field` is a field of the front matter, or a line such as 'line 8'. */
export type PageProblem = Omit<Problem, 'file' | 'product'>;

/** The validated front matter of a page. */
export type OwnPageFields = z.output<typeof ownPageSchema>;

type PageSource = {
  /** Undefined if the front matter has an error. */
  fields?: OwnPageFields;
  /** The Markdown, with the line numbers of the file. '' if there is nothing to show. */
  body: string;
  problems: PageProblem[];
};

const FRONT_MATTER = /^\uFEFF?---[ \t]*\n(.*?)^---[ \t]*(?:\n|$)/ms;
const MISSING_FRONT_MATTER =
  'must begin with a line of three hyphens (---), then "title: Shipping" and other fields, and again ---';
const QUOTES_HINT = 'put a value with a colon or other signs in quotes, such as title: "Shipping: what it costs"';

/** Blocks of Markdown begin after an empty line, at and after a heading, and at list items. */
const BLOCK_STARTS = /(?<=^[\s>]*\n|^#.*\n)|(?=^#|^[\s>]*(?:[-*+]|\d+[.)])\s)/m;
/** The start of a paragraph, quote or list item, maybe in bold. */
const PLACEHOLDER = /^[^\p{L}#]*(?=To be written)/u;

/** Splits a page into front matter and Markdown, without unfinished text ("To be written"). Never throws an error. */
export function readPageSource(file: string): PageSource {
  const text = file.replace(/\r\n?/g, '\n');
  const [header, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (header === undefined || yaml === undefined)
    return { body: '', problems: [{ field: 'line 1', message: MISSING_FRONT_MATTER }] };
  const { fields, problems } = readFields(yaml);
  const markdown = text.slice(header.length);
  if (markdown.trim() === '') problems.push({ message: 'has no text below its front matter' });
  const body = removePlaceholders(header.replace(/[^\n]/g, '') + markdown, problems);
  return { ...(fields && { fields }), body: body.trim() && body, problems };
}

function readFields(yaml: string): Omit<PageSource, 'body'> {
  try {
    // In this YAML schema every value is text.
    const { data, error } = ownPageSchema.safeParse(parse(yaml, { schema: 'failsafe', logLevel: 'error' }));
    const issues = error?.issues ?? [];
    const problems = issues.map(({ path, message }) => ({ field: path.join('.') || 'front matter', message }));
    return { ...(data && { fields: data }), problems };
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    const [reason] = (error as Error).message.split(/ at line |\n/);
    return { problems: [{ field: `line ${line + 1}`, message: `is not valid YAML (${reason}): ${QUOTES_HINT}` }] };
  }
}

/**
 * Removes blocks that begin with "To be written", each with a warning, and headings with no other text below them. Works without
 * a Markdown parser, because every command needs this function and a parser takes 0.1 s to load.
 */
function removePlaceholders(markdown: string, problems: PageProblem[]): string {
  const blocks = markdown.split(BLOCK_STARTS);
  let line = 1;
  const shown = blocks.map((block, index) => {
    if (PLACEHOLDER.test(block)) {
      const words = block.replace(PLACEHOLDER, '').replace(/[*_]{2}/g, '');
      const message = `"${words.trim().slice(0, 40)}…" is not shown; write your own text in its place`;
      problems.push({ field: `line ${line}`, message, isWarning: true });
    }
    line += block.split('\n').length - 1;
    return PLACEHOLDER.test(block) || isEmptySection(blocks.slice(index)) ? block.replace(/[^\n]/g, '') : block;
  });
  return shown.join('');
}

/** True if the first block is a heading, and its section has placeholders and no other text. */
function isEmptySection([heading = '', ...others]: readonly string[]): boolean {
  const [marks] = /^#+/.exec(heading) ?? [];
  if (marks === undefined) return false;
  const next = others.findIndex((block) => block.startsWith('#') && !block.startsWith(`${marks}#`));
  const section = others.slice(0, next < 0 ? undefined : next);
  const texts = section.filter((block) => /[^\s>]/.test(block) && !block.startsWith('#'));
  return texts.length > 0 && texts.every((block) => PLACEHOLDER.test(block));
}
