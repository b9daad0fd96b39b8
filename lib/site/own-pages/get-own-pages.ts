import 'server-only';
import { getProducts } from '../../catalogue/load';
import { formatProblem } from '../../catalogue/parse';
import { readEnvironment } from '../../environment';
import { readOnce } from '../../read-once';
import { type Addresses, shopAddresses } from '../shop-addresses';
import { checkPages } from './check-pages';
import type { OwnPage } from './parse-page';
import { PAGES_FOLDER, readPagesFolder } from './read-folder';

const read = readOnce(readOwnPages);

/** The owner's pages in the order of their titles. */
export const getOwnPages = (): readonly OwnPage[] => read().pages;

/** The owner's page with a name: that of its file and its address. */
export const getOwnPage = (name: string): OwnPage | undefined => getOwnPages().find((page) => page.name === name);

/** The pages of the storefront, the owner's included. */
export const getAddresses = (): Addresses => read().addresses;

function readOwnPages() {
  const { dataDir } = readEnvironment();
  const checked = checkPages(readPagesFolder(dataDir), `${dataDir}/${PAGES_FOLDER}`, shopAddresses(getProducts()));
  const errors = checked.problems.filter(({ isWarning }) => !isWarning);
  if (errors.length > 0)
    throw new Error(`The pages are not valid:\n${errors.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`);
  return checked;
}
