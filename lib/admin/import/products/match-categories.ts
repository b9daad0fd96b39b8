import { type CategoryName, createCategory, newCategoryErrors } from '../../../catalogue/categories/new-categories';
import { groupBy } from '../../../catalogue/group-by';
import { foldText } from '../../../fold';
import { slugify } from '../../../slug';
import type { ImportMapping } from '../import-mapping';
import type { ImportCategory } from '../import-types';
import type { RowGroup } from './group-rows';

/** Category of new products without a category in the file. */
export const NO_CATEGORY = 'Other';

const LONGEST_NAME = 60;
/** Cells that mean 'no category': words of shop systems, and ids of a list that is not in the file. */
const NONE =
  /^(?:\d+|uncategori[sz]ed|unkategorisiert|ohne kategorie|non classe|sin categoria|sin categorizar|senza categoria|sem categoria|ongecategoriseerd|none|na|n a|)$/;

/**
 * Category path of a cell: 'Apparel > Shirts' -> ['Apparel', 'Shirts']. If the cell has several paths, the longest one. `undefined` if
 * the cell has no category.
 * @param isList commas separate paths
 * @param hasSlashes slashes separate the levels of a path
 */
function readCategoryPath(cell: string, isList: boolean, hasSlashes: boolean): string[] | undefined {
  const text = (hasSlashes ? cell.replaceAll('/', '>') : cell).replaceAll(' | ', '>');
  const isPaths = text.split(',').every((path) => path.includes('>'));
  const paths = text.split(isList || isPaths ? /(?<!\\)[;,\n]/ : /[;\n]/).map((path) =>
    path
      .replaceAll('\\,', ',')
      .split('>')
      .map((part) =>
        part
          // Square adds the id of a category to its name.
          .replace(/ \([A-Z0-9]{16,}\)$/, '')
          .trim()
          .slice(0, LONGEST_NAME),
      )
      .filter(Boolean),
  );
  const [deepest = []] = paths.sort((a, b) => b.length - a.length);
  const isNone = deepest.length < 2 && NONE.test(foldText(deepest[0] ?? ''));
  return isNone ? undefined : deepest;
}

/** Category paths of the products of a file; `undefined` for a product without a category. */
export function categoryPaths(groups: readonly RowGroup[]): (string[] | undefined)[] {
  const [format] = groups.flatMap(({ rows }) => rows[0]?.columns.format ?? []);
  const cells = groups.flatMap(({ rows }) => rows.map((row) => row.get('category')));
  const hasSlashes = areSlashesPaths(cells);
  const filled = cells.filter(Boolean);
  const isPathList = filled.filter((cell) => /,.*[>/]|[>/].*,/.test(cell)).length * 2 > filled.length;
  const isList = format?.categories === 'list' || isPathList;
  return groups.map(({ rows }) => {
    const all = rows.flatMap((row) => row.all('category').map(({ cell }) => cell));
    const [path] = all.flatMap((cell) => {
      const found = readCategoryPath(cell, isList, hasSlashes);
      return found ? [found] : [];
    });
    // The last subcategory column is the deepest level.
    const [below] = rows.flatMap((row) => row.all('subcategory').at(-1)?.cell.slice(0, LONGEST_NAME) ?? []);
    return path && below ? [...path, below] : path;
  });
}

/** True if slashes separate levels of categories: several cells have the same first level, and no cell has '>'. */
function areSlashesPaths(cells: readonly string[]): boolean {
  const paths = [...new Set(cells)].filter((cell) => cell.includes('/'));
  const roots = new Set(paths.map((cell) => cell.split('/').find((part) => part.trim())));
  return roots.size < paths.length && !cells.some((cell) => cell.includes('>'));
}

/** Finds the shop's category for each category of a file: from the mapping, with the same name or key, or a new one. */
export function matchCategories(
  paths: readonly (readonly string[])[],
  mapping: ImportMapping,
  shop: readonly CategoryName[],
): ImportCategory[] {
  const created: CategoryName[] = [];
  return [...groupBy(paths, ([name = NO_CATEGORY]) => name)].map(([name, own]) => {
    const given = Object.hasOwn(mapping.categories, name) ? mapping.categories[name] : undefined;
    const isSame = (category: CategoryName) =>
      [category.key, category.name].some((word) => slugify(word) === slugify(name));
    const same = shop.find(isSame);
    const fresh = same ? undefined : newCategory(name, given, created.find(isSame), [...shop, ...created]);
    if (fresh && !created.includes(fresh)) created.push(fresh);
    const isKnown = given !== undefined && [...shop, fresh].some((category) => category?.key === given);
    const key = isKnown ? given : (same?.key ?? fresh?.key ?? shop[0]?.key ?? '');
    return { name, count: own.length, key, ...(fresh && { created: fresh }) };
  });
}

/** New category for a name: with the key of the mapping, or `same` (another spelling), or with a key from the name. */
function newCategory(
  name: string,
  given: string | undefined,
  same: CategoryName | undefined,
  others: readonly CategoryName[],
): CategoryName | undefined {
  const isPossible = given !== undefined && newCategoryErrors([given], others).size === 0;
  return isPossible ? { key: given, name } : (same ?? createCategory(name, others));
}
