import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../lib/environment';
import { place, publishOrigins } from '../../lib/site/publish-place';
import { site } from '../../lib/site/site';
import { openPageStore, PAGE_STORE } from '../build/page-store';
import { type GuardSettings, loaderText, REDIRECT_FILE } from '../loader/loader-text';
import type { Audience } from './policy';
import { sealPage } from './seal';
import { speculationRules } from './speculation-rules';
import type { StyleSheet } from './style-sheet';

/** Without script these say nothing: results, the way back from a wrong address, what is kept offline, and the admin. */
const AT_ONCE = /^(?:404\.html$|search\/|request\/|compare\/|offline\/|admin\/)/;

/** The page for unknown addresses, which may be another spelling of one that there is. */
const NOT_FOUND = '404.html';

/** The sheets in place of the bundler's, by whom a page is for. */
export type Sheets = Readonly<Record<Audience, StyleSheet>>;

/** Parts that go into sealed pages: the sheets, the origins of the catalogue's photographs, and the scripts that are checked, if any. */
export type Seals = {
  sheets: Sheets;
  pictures: readonly string[];
  guard?: GuardSettings | undefined;
  /** The keys under which pages are kept once they are sealed, by their files. */
  keys?: ReadonlyMap<string, string>;
};

/** A sentence for each page that could not be sealed, and how many could not be kept. */
export type Sealed = { faults: string[]; unkept: number };

/** Seals pages of an export in place, and keeps those that have a key. */
export function sealPages(out: string, pages: readonly string[], { sheets, pictures, guard, keys }: Seals): Sealed {
  const { basePath } = readEnvironment();
  const origins = {
    contact: site.contactEndpoint ? new URL(site.contactEndpoint).origin : undefined,
    publish: place && publishOrigins(place),
    pictures,
  };
  const checked = guard && Object.values(guard.files).filter(Boolean);
  const given = { basePath, origins, checked, loader: loaderText(basePath, guard), rules: speculationRules(basePath) };
  const store = openPageStore(PAGE_STORE);
  let unkept = 0;
  const faults = pages.flatMap((path) => {
    const file = join(out, path);
    const audience: Audience = path.startsWith('admin/') ? 'operator' : 'visitor';
    try {
      const html = readFileSync(file, 'utf8');
      const page = sealPage(html, {
        ...given,
        audience,
        sheet: sheets[audience],
        isAtOnce: AT_ONCE.test(path),
        first: path === NOT_FOUND ? `${basePath}/${REDIRECT_FILE}` : undefined,
      });
      writeFileSync(file, page);
      const key = keys?.get(path);
      if (key !== undefined && !store.keep(key, page)) unkept += 1;
      return [];
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });
  return { faults, unkept };
}
