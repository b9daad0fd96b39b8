import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { toSingleLine } from '../../../lib/catalogue/schema/zod-helpers';
import { findCountry, nearestCountry } from '../../../lib/site/locale/countries';
import { siteSchema } from '../../../lib/site/schema/site-schema';
import { namedFileProblem } from '../../build/cli/command';
import type { Ask } from '../../build/cli/prompts';
import { DEFAULT_ACCENT, readColor } from './shop-colors';

/** The answers to all questions. `products` is the path of a file, or '' for example products. */
export type ShopAnswers = Record<Option, string>;
type Option = 'name' | 'tagline' | 'description' | 'email' | 'country' | 'currency' | 'color' | 'products';

type Parsed = { value: string } | { problem: string };

type Question = {
  /** Name of the command line option. */
  option: Option;
  message: string;
  /** Answer for Enter, from the previous answers. */
  preset?: (answers: Partial<ShopAnswers>) => string;
  /** True if the preset is used when there is no terminal. */
  isOptional?: boolean;
  parse: (text: string) => Parsed;
};

/** Creates a parser that validates a field with the schema of `site.json`. */
const schemaParser =
  (field: 'name' | 'tagline' | 'description' | 'email' | 'currency') =>
  (text: string): Parsed => {
    const problem = siteSchema.shape[field].safeParse(text).error?.issues[0]?.message;
    return problem === undefined ? { value: text } : { problem };
  };

/** 'Ireland', 'IE' or 'en-IE' -> 'en-IE'. */
function parseCountry(text: string): Parsed {
  const country = findCountry(text);
  if (country) return { value: country.locale };
  const nearest = nearestCountry(text);
  return { problem: `"${text}" is not a country that we know${nearest ? `; did you mean ${nearest}?` : ''}` };
}

function parseColor(text: string): Parsed {
  const value = readColor(text);
  return value === undefined ? { problem: `"${text}" is not a color such as #0a7d5a or navy` } : { value };
}

/** Parses a path that is typed or dropped into a terminal: with quotes, ~ or escaped spaces. */
function parseProducts(text: string): Parsed {
  const path = text.replace(/^(['"])(.*)\1$/, '$2').replace(/^~(?=[/\\])/, homedir());
  const unescaped = path.replace(/\\(?=[ ()&'])/g, '');
  const file = existsSync(path) ? path : unescaped;
  const problem = file === '' ? undefined : namedFileProblem(file);
  return problem === undefined ? { value: file } : { problem: `${problem} Leave it empty to start with two examples.` };
}

/** The question for a product file, which is asked again if nothing can be imported. */
const PRODUCTS: Question = {
  option: 'products',
  message:
    'File with your products: CSV or XLSX, also from Shopify, WooCommerce, Google or Square (empty: two examples)',
  preset: () => '',
  isOptional: true,
  parse: parseProducts,
};

const QUESTIONS: readonly Question[] = [
  { option: 'name', message: 'Name of your shop', parse: schemaParser('name') },
  {
    option: 'tagline',
    message: 'Tagline: the large heading of the home page',
    preset: ({ name = '' }) => `Welcome to ${name}`,
    parse: schemaParser('tagline'),
  },
  {
    option: 'description',
    message: 'Description: a sentence about your products, for the home page and search engines',
    preset: ({ name = '' }) => `All products of ${name}.`,
    parse: schemaParser('description'),
  },
  { option: 'email', message: 'E-mail address for customers, shown on the site', parse: schemaParser('email') },
  {
    option: 'country',
    message: 'Country, for the format of prices and dates',
    preset: () => Intl.DateTimeFormat().resolvedOptions().locale,
    isOptional: true,
    parse: parseCountry,
  },
  {
    option: 'currency',
    message: 'Currency of your prices, such as EUR',
    preset: ({ country = '' }) => findCountry(country)?.currency ?? 'USD',
    isOptional: true,
    parse: (text) => schemaParser('currency')(text.toUpperCase()),
  },
  {
    option: 'color',
    message: 'Main color, such as #0a7d5a or navy',
    preset: () => DEFAULT_ACCENT,
    isOptional: true,
    parse: parseColor,
  },
  PRODUCTS,
];

/** The names of the options. */
export const SHOP_OPTIONS = QUESTIONS.map(({ option }) => option);

/**
 * Collects the answers from options, then from prompts.
 * @param ask undefined without a terminal; then optional questions are answered by their presets
 * @throws one error with every option that is invalid or missing
 */
export async function gatherAnswers(given: ReadonlyMap<string, string>, ask: Ask | undefined): Promise<ShopAnswers> {
  const answers: Partial<ShopAnswers> = {};
  const problems: string[] = [];
  for (const { option, parse } of QUESTIONS) {
    const text = given.get(option);
    if (text === undefined) continue;
    const parsed = parse(toSingleLine(text));
    if ('value' in parsed) answers[option] = parsed.value;
    else problems.push(`--${option}: ${parsed.problem}`);
  }
  const missing = QUESTIONS.filter(({ option, isOptional }) => !given.has(option) && !isOptional);
  if (!ask && missing.length > 0)
    problems.push(`Needed: ${missing.map(({ option }) => `--${option}`).join(', ')}, or a terminal to ask in.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const question of QUESTIONS) {
    answers[question.option] ??= ask
      ? await askQuestion(question, answers, ask)
      : parsedValue(question.parse(question.preset?.(answers) ?? ''));
  }
  return answers as ShopAnswers;
}

/** Asks for another product file. */
export const askForProducts = (ask: Ask): Promise<string> => askQuestion(PRODUCTS, {}, ask);

async function askQuestion({ message, preset, parse }: Question, answers: Partial<ShopAnswers>, ask: Ask) {
  const validate = (text: string) => {
    const parsed = parse(toSingleLine(text));
    return 'problem' in parsed ? parsed.problem : undefined;
  };
  return parsedValue(parse(toSingleLine(await ask({ message, suggestion: preset?.(answers), validate }))));
}

const parsedValue = (parsed: Parsed): string => ('value' in parsed ? parsed.value : '');
