import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename } from 'node:path';
import { toSingleLine } from '../../lib/catalogue/schema/text';
import { siteSchema } from '../../lib/site/site-schema';
import { DEFAULT_COLORS } from '../../lib/theme/token-rows';
import { readableAccent, readColor } from './colors-of';
import { currencyOf, ownLocale } from './machine-place';

/** All that is asked for a shop, each value as a text; '' for goods that nobody has. */
export type ShopAnswers = Record<Option, string>;
type Option = 'name' | 'tagline' | 'description' | 'email' | 'locale' | 'currency' | 'color' | 'goods';

/** An answer in the spelling of the shop's files, or the reason why it is none, with one that would do. */
type Reading = { value: string } | { fault: string; nearest?: string };

/** A question to an owner. */
export type ShopQuestion = {
  /** The flag that answers it. */
  option: Option;
  label: string;
  about: string;
  /** The answer of who presses Enter, from the folder and the answers before; none where only the owner knows it. */
  preset?: (known: Partial<ShopAnswers>, folder: string) => string;
  /** Whether the answer is taken for granted where nobody can be asked. */
  isGuessed?: boolean;
  read: (text: string) => Reading;
};

/** A reading by the schema of `site.json`. */
const bySchema =
  (field: 'name' | 'tagline' | 'description' | 'email' | 'currency' | 'locale') =>
  (text: string): Reading => {
    const value = field === 'currency' ? text.toUpperCase() : text;
    const fault = siteSchema.shape[field].safeParse(value).error?.issues[0]?.message;
    return fault === undefined ? { value } : { fault };
  };

/** The locale's name as it is written, with those that its language may mean where it is none. */
function readLocale(text: string): Reading {
  const reading = bySchema('locale')(localeName(text));
  return 'value' in reading ? reading : { ...reading, nearest: ownLocale({ locale: text }) };
}

/** 'pt_pt' -> 'pt-PT'. */
function localeName(text: string): string {
  try {
    return new Intl.Locale(text.replace('_', '-')).toString();
  } catch {
    return text;
  }
}

function readAccent(text: string): Reading {
  const value = readColor(text);
  if (value === undefined) return { fault: `"${text}" is no color such as #0a7d5a or navy` };
  const nearest = readableAccent(value);
  return nearest === value
    ? { value }
    : { fault: `${value} is too faint to be read where it stands; the nearest that can be is ${nearest}`, nearest };
}

/** A path as it is typed or dropped into a terminal. */
function readGoods(text: string): Reading {
  const file = text.replace(/^(['"])(.*)\1$/, '$2').replace(/^~(?=[/\\])/, homedir());
  if (file === '' || (existsSync(file) && statSync(file).isFile())) return { value: file };
  return { fault: `${file} is no file that is there; leave it empty to begin with two examples` };
}

/** 'wick-and-wax' -> 'Wick and wax'. */
function nameOf(folder: string): string {
  const words = toSingleLine(basename(folder).replace(/[-_.]+/g, ' '));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The question after goods. */
export const GOODS: ShopQuestion = {
  option: 'goods',
  label: 'File with goods',
  about:
    'A table from another shop (Shopify, WooCommerce, Google) or a spreadsheet as CSV. Without one, two examples stand in its place.',
  preset: () => '',
  isGuessed: true,
  read: readGoods,
};

/** The eight questions in their order. */
export const QUESTIONS: readonly ShopQuestion[] = [
  {
    option: 'name',
    label: 'Name',
    about: 'The name of your shop, at the head of every page.',
    preset: (_, folder) => nameOf(folder),
    read: bySchema('name'),
  },
  {
    option: 'tagline',
    label: 'Tagline',
    about: 'A few words that say what you sell: the large letters of the home page.',
    preset: ({ name = '' }) => `Welcome to ${name}`,
    read: bySchema('tagline'),
  },
  {
    option: 'description',
    label: 'Description',
    about: 'A sentence or two about your goods, under those words and for search engines.',
    preset: ({ name = '' }) => `All that ${name} sells, with what is known of it.`,
    read: bySchema('description'),
  },
  {
    option: 'email',
    label: 'E-mail',
    about: 'The address at which customers reach you. Everybody can read it.',
    read: bySchema('email'),
  },
  {
    option: 'locale',
    label: 'Language and country',
    about: 'The way in which prices and dates are written, such as en-GB, de-DE or he-IL.',
    preset: () => ownLocale(),
    isGuessed: true,
    read: readLocale,
  },
  {
    option: 'currency',
    label: 'Currency',
    about: 'The currency of all prices, in three letters.',
    preset: ({ locale = '' }) => currencyOf(locale),
    isGuessed: true,
    read: bySchema('currency'),
  },
  {
    option: 'color',
    label: 'Color',
    about: 'Your color, such as #0a7d5a or navy: of buttons and of your sign. All others are made to go with it.',
    preset: () => DEFAULT_COLORS.accent,
    isGuessed: true,
    read: readAccent,
  },
  GOODS,
];
