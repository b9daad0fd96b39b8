import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { formatHex, parse } from 'culori';
import type { ImportField } from '../../../lib/admin/import/import-fields';
import { readRows } from '../../../lib/admin/import/read-rows';
import { suggestMapping } from '../../../lib/admin/import/suggest-mapping';
import { findCountry, nearestCountry } from '../../../lib/site/locale/countries';
import { siteSchema } from '../../../lib/site/schema/site-schema';
import { toTheme } from '../../../lib/site/theme/theme-schema';
import { toSingleLine, z } from '../../../lib/zod';
import { namedFileProblem } from '../../build/cli/command';
import type { Ask } from '../../build/cli/prompts';

/** The answers to all questions. `products` is the path of a file, or '' for example products. */
export type ShopAnswers = Record<Option, string>;
type Option = 'name' | 'tagline' | 'description' | 'email' | 'country' | 'currency' | 'color' | 'products';

type Question = {
  /** Name of the command line option. */
  option: Option;
  message: string;
  /** Answer for Enter, from the previous answers. */
  preset?: (answers: Partial<ShopAnswers>) => string;
  /** True if the preset is used when there is no terminal. */
  isOptional?: boolean;
  /** Validates an answer, and normalizes it. */
  schema: z.ZodType<string>;
};

const { name, tagline, description, email, currency } = siteSchema.required().shape;

/** Creates a schema from a function that returns undefined for an invalid text. */
const readText = (read: (text: string) => string | undefined, problem: (text: string) => string) =>
  z.string().transform((text, context) => read(text) ?? context.addIssue(problem(text)) ?? z.NEVER);

/** 'Ireland', 'IE' or 'en-IE' -> 'en-IE'. */
const countrySchema = readText(
  (text) => findCountry(text)?.locale,
  (text) => {
    const nearest = nearestCountry(text);
    return `"${text}" is not a country that we know${nearest ? `; did you mean ${nearest}?` : ''}`;
  },
);

/** A CSS color as '#rrggbb': 'navy' -> '#000080'. */
const toHexColor = (text: string) => formatHex(parse(text));

/** A path that is typed or dropped into a terminal: with quotes, ~ or escaped spaces. */
const productsSchema = z
  .string()
  .transform((text) => {
    const path = text.replace(/^(['"])(.*)\1$/, '$2').replace(/^~(?=[/\\])/, homedir());
    return existsSync(path) ? path : path.replace(/\\(?=[ ()&'])/g, '');
  })
  .superRefine((file, { addIssue }) => {
    const problem = file === '' ? undefined : namedFileProblem(file);
    if (problem !== undefined) addIssue(`${problem} Leave it empty to start with two examples.`);
  });

/** The question for a product file, which is asked again if nothing can be imported. */
const PRODUCTS: Question = {
  option: 'products',
  message:
    'File with your products: CSV or XLSX, also from Shopify, WooCommerce, Google or Square (empty: two examples)',
  preset: () => '',
  isOptional: true,
  schema: productsSchema,
};

const QUESTIONS: readonly Question[] = [
  { option: 'name', message: 'Name of your shop', schema: name },
  {
    option: 'tagline',
    message: 'Tagline: the large heading of the home page',
    preset: ({ name = '' }) => `Welcome to ${name}`,
    schema: tagline,
  },
  {
    option: 'description',
    message: 'Description: a sentence about your products, for the home page and search engines',
    preset: ({ name = '' }) => `All products of ${name}.`,
    schema: description,
  },
  { option: 'email', message: 'E-mail address for customers, shown on the site', schema: email },
  {
    option: 'country',
    message: 'Country, for the format of prices and dates',
    preset: () => findCountry(Intl.DateTimeFormat().resolvedOptions().locale)?.locale ?? 'en-US',
    isOptional: true,
    schema: countrySchema,
  },
  {
    option: 'currency',
    message: 'Currency of your prices, such as EUR',
    preset: ({ country = '' }) => findCountry(country)?.currency ?? 'USD',
    isOptional: true,
    schema: z.string().toUpperCase().pipe(currency),
  },
  {
    option: 'color',
    message: 'Main color, such as #0a7d5a or navy',
    preset: () => toTheme(null).colors.accent,
    isOptional: true,
    schema: readText(toHexColor, (text) => `"${text}" is not a color such as #0a7d5a or navy`),
  },
  PRODUCTS,
];

/**
 * Collects the answers from options, then from prompts.
 * @param ask undefined without a terminal; then optional questions are answered by their presets
 * @throws one error with every option that is invalid or missing
 */
export async function gatherAnswers(given: ReadonlyMap<string, string>, ask: Ask | undefined): Promise<ShopAnswers> {
  const answers: Partial<ShopAnswers> = {};
  const problems: string[] = [];
  for (const { option, schema } of QUESTIONS) {
    const text = given.get(option);
    if (text === undefined) continue;
    const { data, error } = schema.safeParse(toSingleLine(text));
    if (error) problems.push(`--${option}: ${problemOf(error)}`);
    else answers[option] = data;
  }
  const missing = QUESTIONS.filter(({ option, isOptional }) => !given.has(option) && !isOptional);
  if (!ask && missing.length > 0)
    problems.push(`Needed: ${missing.map(({ option }) => `--${option}`).join(', ')}, or a terminal to ask in.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const question of QUESTIONS) {
    answers[question.option] ??= ask
      ? await askQuestion(question, answers, ask)
      : question.schema.parse(question.preset?.(answers) ?? '');
  }
  return answers as ShopAnswers;
}

/** Asks for another product file. */
export const askForProducts = (ask: Ask): Promise<string> => askQuestion(PRODUCTS, {}, ask);

async function askQuestion({ message, preset, schema }: Question, answers: Partial<ShopAnswers>, ask: Ask) {
  const validate = (text: string) => problemOf(schema.safeParse(toSingleLine(text)).error);
  return schema.parse(toSingleLine(await ask({ message, suggestion: preset?.(answers), validate })));
}

const problemOf = (error: z.ZodError | undefined) => error?.issues[0]?.message;

/** Columns of a product file that the user has to map. */
export type UnmappedColumns = {
  /** Columns with values and with headings that no import format knows. */
  unknown: string[];
  /** Important fields for which no column is known. */
  missing: ImportField[];
};

/** Important fields, in the order of questions. */
const IMPORTANT_FIELDS: readonly ImportField[] = ['sku', 'category', 'description', 'brand', 'sizes'];
/** Words in headings of columns that only the owner should see. */
const INTERNAL_WORDS =
  /\b(?:cost|margin|supplier|vendor no|purchase|wholesale|buying|internal|notes?|shelf|bin|location)\b/i;

/** False for a heading such as 'My cost', whose values must not be published without confirmation. */
export const isForShoppers = (heading: string): boolean => !INTERNAL_WORDS.test(heading);

/** Finds the columns that the user has to map. Exports of known shop systems have none. */
export async function findUnmappedColumns(file: string): Promise<UnmappedColumns> {
  const rows = await readRows(readFileSync(file));
  if (!('table' in rows)) return { unknown: [], missing: [] };
  const { format, columns } = suggestMapping(rows.table);
  if (format.name !== 'plain') return { unknown: [], missing: [] };
  const unknown = columns
    .filter(({ field, samples, warning }) => field === 'ignore' && samples.length > 0 && !warning)
    .map(({ name }) => name);
  const mappedFields = new Set<ImportField>(columns.map(({ field }) => (field === 'size' ? 'sizes' : field)));
  return { unknown, missing: IMPORTANT_FIELDS.filter((field) => !mappedFields.has(field)) };
}
