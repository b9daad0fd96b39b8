import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../catalogue/parse';
import { parseJson } from '../catalogue/parse-json';
import { categoriesSchema } from '../catalogue/schema/category';
import { sizeGuidesSchema } from '../catalogue/schema/size-guides';
import { searchWordsSchema } from '../search/search-words-schema';
import { z } from '../zod';
import { redirectsSchema } from './links/redirect-rules';
import { faqSchema, ordersSchema, reviewsSchema } from './schema/content-schemas';
import { homeSchema } from './schema/home-schema';
import { siteSchema } from './schema/site-schema';
import { textsSchema } from './schema/texts-schema';
import { themeSchema } from './theme/theme-schema';

/** Schemas of the optional JSON files of the data folder, by file name without '.json'. */
export const OWNER_FILES = {
  site: siteSchema,
  categories: categoriesSchema,
  texts: textsSchema,
  faq: faqSchema,
  reviews: reviewsSchema,
  orders: ordersSchema,
  'size-guides': sizeGuidesSchema,
  search: searchWordsSchema,
  redirects: redirectsSchema,
  home: homeSchema,
  theme: themeSchema,
  // `parseOrderKits` validates order kits, because it needs the products.
  'order-kits': z.array(z.looseObject({ name: z.unknown() })).catch([]),
} as const satisfies Record<string, z.ZodType>;

type FileName = keyof typeof OWNER_FILES;
/** Contents of valid files. Undefined for a missing or invalid file. */
export type OwnerFiles = { [Name in FileName]?: z.output<(typeof OWNER_FILES)[Name]> };

/**
 * Reads and validates the files of a data folder. Missing files have no problems.
 * @returns the valid files, the contents of all, and problems with file and field
 */
export function readOwnerFiles(dataDir: string) {
  const files: Record<string, unknown> = {};
  const given: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, schema] of Object.entries(OWNER_FILES)) {
    const file = join(/* turbopackIgnore: true */ dataDir, `${name}.json`);
    if (!existsSync(/* turbopackIgnore: true */ file)) continue;
    try {
      given[name] = parseJson(readFileSync(/* turbopackIgnore: true */ file));
    } catch (error) {
      problems.push({ file, message: (error as Error).message });
      continue;
    }
    const { data, error } = schema.safeParse(given[name]);
    files[name] = data;
    for (const { path, message } of error?.issues ?? [])
      problems.push({ file, ...(path.length > 0 && { field: path.join('.') }), message });
  }
  const { site } = files as OwnerFiles;
  if (site?.sizeGuide && !given['size-guides']) {
    const message = 'is true, but there is no size-guides.json';
    problems.push({ file: join(dataDir, 'site.json'), field: 'sizeGuide', message });
  }
  return { files: files as OwnerFiles, given, problems };
}

/** All texts in a JSON value, each with its path, such as ['menu', 0, 'href']. */
export function collectStrings(
  value: unknown,
  path: readonly (string | number)[] = [],
): [path: (string | number)[], text: string][] {
  if (typeof value === 'string') return [[[...path], value]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => collectStrings(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => collectStrings(entry, [...path, key]));
}
