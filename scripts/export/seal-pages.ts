import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../lib/environment';
import { place, publishOrigins } from '../../lib/site/publish-place';
import { site } from '../../lib/site/site';
import { loaderText, REDIRECT_FILE } from '../loader/loader-text';
import { shortenList } from '../shorten-list';
import type { Audience } from './policy';
import { sealPage } from './seal';
import { speculationRules } from './speculation-rules';
import type { StyleSheet } from './style-sheet';

/** Without script these say nothing: results, the way back from a wrong address, what is kept offline, and the admin. */
const AT_ONCE = /^(?:404\.html$|search\/|request\/|compare\/|offline\/|admin\/)/;

/** The page for unknown addresses, which may be another spelling of one that there is. */
const NOT_FOUND = '404.html';

type Seals = {
  /** The sheets in place of the bundler's, by whom a page is for. */
  sheets: Readonly<Record<Audience, StyleSheet>>;
  /** The origins of photographs. */
  pictures: readonly string[];
};

/** Seals pages of an export in place. Throws one error with every page that could not be sealed. */
export function sealPages(folder: string, paths: readonly string[], { sheets, pictures }: Seals): void {
  const { basePath } = readEnvironment();
  const origins = {
    contact: site.contactEndpoint ? new URL(site.contactEndpoint).origin : undefined,
    publish: place && publishOrigins(place),
    pictures,
  };
  const settings = { basePath, origins, loader: loaderText(basePath), rules: speculationRules(basePath) };
  const faults: string[] = [];
  for (const path of paths) {
    const audience: Audience = path.startsWith('admin/') ? 'operator' : 'visitor';
    const file = join(folder, path);
    try {
      const page = sealPage(readFileSync(file, 'utf8'), {
        ...settings,
        audience,
        sheet: sheets[audience],
        isAtOnce: AT_ONCE.test(path),
        first: path === NOT_FOUND ? `${basePath}/${REDIRECT_FILE}` : undefined,
      });
      writeFileSync(file, page);
    } catch (error) {
      faults.push(`${path}: ${(error as Error).message}`);
    }
  }
  if (faults.length > 0) throw new Error(shortenList(faults).join('\n'));
}
