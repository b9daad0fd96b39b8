import { canonical } from '../../lib/catalogue/canonical';
import type { Catalogue } from '../../lib/catalogue/parse';
import { LAST_CHANGES } from '../../lib/catalogue/schema/last-changes';
import { routes } from '../../lib/site/routes';
import { shownPages } from './shown-pages';

/** The data of a shop at one time: the catalogue, and the other files of the data folder by name, as JSON. */
export type Edition = { catalogue: Catalogue | undefined; files: ReadonlyMap<string, unknown> };

/** The files that few pages are made from; any other stands behind all of them. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  'faq.json': [routes.faq()],
  'texts.json': [routes.home(), routes.faq(), routes.sizeGuide(), routes.contact()],
  'order.json': [],
  'search.json': [],
  'orders.json': [],
  [LAST_CHANGES]: [],
};

/** The paths of the canonical pages that are new, gone or show something else than before, in order. */
export function changedPages(before: Edition, now: Edition): string[] {
  const [old, current] = [pagesOf(before), pagesOf(now)];
  const files = [...new Set([...before.files.keys(), ...now.files.keys()])].filter(
    (name) => canonical(before.files.get(name)) !== canonical(now.files.get(name)),
  );
  const isWhole = namesOf(before) !== namesOf(now) || files.some((name) => !READ_BY[name]);
  const read = new Set(files.flatMap((name) => READ_BY[name] ?? []));
  const paths = new Set([...old.keys(), ...current.keys()]);
  return [...paths]
    .filter((path) => isWhole || old.get(path) !== current.get(path) || (read.has(path) && current.has(path)))
    .sort();
}

const pagesOf = ({ catalogue }: Edition) => (catalogue ? shownPages(catalogue) : new Map<string, string>());

/** The names of the categories stand in the menu of every page. */
const namesOf = ({ catalogue }: Edition) => JSON.stringify(catalogue?.categories.map(({ key, name }) => [key, name]));
