import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mixColors } from '../../../lib/site/theme/theme-colors';
import { SCHEMAS_FOLDER } from '../json-schemas';
import type { ShopAnswers } from './questions';

const PAGES = fileURLToPath(new URL('./pages/', import.meta.url));

/** The files of a new shop by path in its folder. An import then fills the empty catalogue. */
export function shopFiles(answers: ShopAnswers): Record<string, string> {
  const { name, tagline, description, email, country: locale, currency, color } = answers;
  const header = { cart: false, account: false };
  const values: Readonly<Record<string, string>> = {
    // Swedish dates are ISO dates.
    day: new Intl.DateTimeFormat('sv-SE').format(),
    quotedName: name.replace(/["\\]/g, '\\$&'),
    description: escapeMarkdown(description),
    email: escapeMarkdown(email),
    address: encodeURI(email),
  };
  const pages = readdirSync(PAGES).map((page): [string, string] => [
    `pages/${page}`,
    readFileSync(`${PAGES}${page}`, 'utf8').replace(/\{(\w+)\}/g, (_, key) => values[key] ?? ''),
  ]);
  return {
    'site.json': asJson({ ...schemaOf('site'), name, tagline, description, email, currency, locale, header }),
    'theme.json': asJson({ ...schemaOf('theme'), colors: shopColors(color) }),
    'catalogue.json': asJson({}),
    ...Object.fromEntries(pages),
  };
}

/** Link from a data file to its JSON Schema. */
const schemaOf = (name: string) => ({ $schema: `../${SCHEMAS_FOLDER}/${name}.schema.json` });

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Escapes the characters that Markdown would interpret. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#+!|~&]/g, '\\$&');

/** The colors of a new shop. Ink and paper have a slight tint of the accent. */
export function shopColors(accent: string): { accent: string; ink: string; paper: string } {
  return { accent, ink: mixColors('#1c1c1c', accent, 0.05), paper: mixColors('#f7f7f7', accent, 0.02) };
}
