import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { colorsOf } from './colors-of';
import type { ShopAnswers } from './questions';

const PAGES = fileURLToPath(new URL('./pages/', import.meta.url));

/** The files of a shop beside its goods, by their paths in its folder. The catalogue is an empty one, into which goods are brought. */
export function shopFiles(answers: ShopAnswers): Record<string, string> {
  const { name, tagline, description, email, locale, currency, color } = answers;
  const site = { name, tagline, description, email, currency, locale };
  const words: Readonly<Record<string, string>> = {
    // Swedish writes days as the heads of pages do.
    day: new Intl.DateTimeFormat('sv-SE').format(),
    quotedName: name.replace(/["\\]/g, '\\$&'),
    description: asMarkdown(description),
    email: asMarkdown(email),
    address: encodeURI(email),
  };
  const pages = readdirSync(PAGES).map((page): [string, string] => [
    `pages/${page}`,
    readFileSync(`${PAGES}${page}`, 'utf8').replace(/\{(\w+)\}/g, (_, word) => words[word] ?? ''),
  ]);
  return {
    'site.json': asJson(site),
    'theme.json': asJson({ colors: colorsOf(color) }),
    'catalogue.json': asJson({}),
    ...Object.fromEntries(pages),
  };
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A text of which Markdown makes nothing but itself. */
const asMarkdown = (text: string) =>
  text.replace(/[!-/:-@[-`{-~]/g, (sign) => (/[.,@'-]/.test(sign) ? sign : `\\${sign}`));
