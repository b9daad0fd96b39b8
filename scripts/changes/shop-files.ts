import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the catalogue as it is written; nothing is known of its fields. */
export type EditedRow = Record<string, unknown> & { id: string };
/** A group of the catalogue as it is written. */
export type EditedGroup = Record<string, unknown> & { products: EditedRow[] };

/** The files of a data folder that edits change, by their names without an end; those that the folder leaves out are missing. */
export type ShopFiles = {
  catalogue: Record<string, EditedGroup>;
  categories?: Record<string, unknown>[];
  site?: Record<string, unknown>;
  texts?: Record<string, unknown>;
  theme?: Record<string, unknown>;
  faq?: unknown[];
  reviews?: { reviews: unknown[] } & Record<string, unknown>;
  lastmod?: Record<string, { hash: string; date: string }>;
  'order-kits'?: Record<string, unknown>[];
};

const NAMES = ['catalogue', 'categories', 'site', 'texts', 'theme', 'faq', 'reviews', 'lastmod', 'order-kits'] as const;

/** Reads the files of a data folder. */
export function readShopFiles(folder: string): ShopFiles {
  const there = NAMES.filter((name) => existsSync(join(folder, `${name}.json`)));
  return Object.fromEntries(
    there.map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))]),
  ) as ShopFiles;
}

/** Writes the files of a data folder. */
export function writeShopFiles(folder: string, files: ShopFiles): void {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
}
