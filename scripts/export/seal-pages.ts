import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../lib/environment';
import { place, publishOrigins } from '../../lib/site/publish-place';
import { site } from '../../lib/site/site';
import { readSizeLimits } from '../../lib/size-limits';
import { openPageStore, PAGE_STORE } from '../build/page-store';
import { type GuardSettings, loaderText, REDIRECT_FILE } from '../loader/loader-text';
import { inThreads } from '../processes/in-threads';
import { writeIfNew } from '../write-if-new';
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

/** Where pages come from and go to, and the parts that go into them: sheets, origins of photographs, and the scripts that are checked, if any. */
export type Seals = {
  /** The folder in which they are as they were drawn. */
  drawn: string;
  /** The export. */
  out: string;
  sheets: Sheets;
  pictures: readonly string[];
  guard?: GuardSettings | undefined;
  /** The keys under which pages are kept once they are sealed, by their files. */
  keys?: ReadonlyMap<string, string>;
};

/** The same with the text of the loader, which takes a thread half a second to make small. */
export type SealsWithLoader = Seals & { loader: string };

/** The end of a page: why it could not be sealed, if so, whether it is kept where it has a key, and whether the export held another one. */
export type Sealed = { path: string; fault?: string; isKept?: boolean; isOther?: boolean };

/** Seals drawn pages into an export, and keeps those that have a key; many of them in as many threads as there are processors. */
export function sealPages(
  pages: readonly string[],
  seals: Seals,
  pagesAThread = readSizeLimits().pages,
): Promise<Sealed[]> {
  const given = { ...seals, loader: loaderText(readEnvironment().basePath, seals.guard) };
  const work = (own: readonly string[]) => own.map(pageSealer(given));
  return inThreads(pages, { script: 'export/seal-thread', given, work, aThread: pagesAThread });
}

/** Makes the function that seals a page by its path, with the loader's text. */
export function pageSealer(seals: SealsWithLoader): (path: string) => Sealed {
  const { drawn, out, sheets, pictures, guard, keys, loader } = seals;
  const { basePath } = readEnvironment();
  const origins = {
    contact: site.contactEndpoint ? new URL(site.contactEndpoint).origin : undefined,
    publish: place && publishOrigins(place),
    pictures,
  };
  const checked = guard && Object.values(guard.files).filter(Boolean);
  const given = { basePath, origins, checked, loader, rules: speculationRules(basePath) };
  const store = openPageStore(PAGE_STORE);
  return (path) => {
    const audience: Audience = path.startsWith('admin/') ? 'operator' : 'visitor';
    const placed = join(out, path);
    try {
      const page = sealPage(readFileSync(join(drawn, path), 'utf8'), {
        ...given,
        audience,
        sheet: sheets[audience],
        isAtOnce: AT_ONCE.test(path),
        first: path === NOT_FOUND ? `${basePath}/${REDIRECT_FILE}` : undefined,
      });
      const key = keys?.get(path);
      const isKept = key === undefined || store.keep(key, page);
      const stood = existsSync(placed);
      return { path, isKept, isOther: writeIfNew(placed, page) && stood };
    } catch (error) {
      return { path, fault: `${path}: ${(error as Error).message}` };
    }
  };
}
