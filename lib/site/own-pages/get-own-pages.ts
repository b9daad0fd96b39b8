import 'server-only';
import { getProducts } from '../../catalogue/load';
import { formatProblem } from '../../catalogue/parse';
import { readEnvironment } from '../../environment';
import { readOnce } from '../../read-once';
import { checkPages } from './check-pages';
import type { OwnPage } from './parse-page';
import { PAGES_FOLDER, readPagesFolder } from './read-folder';
import { shopAddresses } from './shop-addresses';

/** The owner's pages in the order of their titles, read and checked once per process. */
export const getOwnPages = readOnce(readOwnPages);

/** The owner's page with a name: that of its file and its address. */
export function getOwnPage(name: string): OwnPage | undefined {
  return getOwnPages().find((page) => page.name === name);
}

function readOwnPages(): readonly OwnPage[] {
  const { dataDir } = readEnvironment();
  const folder = readPagesFolder(dataDir);
  if (folder.texts.size === 0) return [];
  const addresses = shopAddresses(getProducts());
  const { pages: read, problems } = checkPages(folder, `${dataDir}/${PAGES_FOLDER}`, addresses);
  if (problems.length > 0)
    throw new Error(`The pages are not valid:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`);
  return read;
}
