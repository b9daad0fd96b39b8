import { type ImageLink, toImageLink, toPicture } from '../../catalogue/pictures';
import type { RawProduct } from '../../catalogue/schema/product';
import { productIdSchema } from '../../catalogue/schema/product-id';
import { toSingleLine } from '../../catalogue/schema/text';
import { slugify } from '../../slug';
import { withFields } from '../ledger/fields';
import { inSlices, type Watch } from '../slices';
import { completed, type ImportEntry } from './entry';
import { type KnownShop, matchCategories, NO_CATEGORY, placeOf } from './file-categories';
import { FileRow, firstOf, groupRows, type RowGroup, toFileColumns } from './file-row';
import { type FreeNumbers, freeNumbers } from './free-numbers';
import type { FileCategory, ImportMap } from './import-map';
import { LAYOUTS } from './layouts';
import { isNumberList, numbersOf, readNumberList } from './number-updates';
import { OpenQuestion } from './open-question';
import { readGroup } from './read-group';
import { NotForSale } from './row-state';
import type { ImportProblem, Table } from './table';

/** The products of a table, with what of it could not be read and the categories that it names. */
export type TableEntries = { entries: ImportEntry[]; problems: ImportProblem[]; categories: FileCategory[] };

/** Makes products of the rows of another shop's file; the shop's categories and makers are those of `shop`. */
export async function readEntries(table: Table, map: ImportMap, shop: KnownShop, watch?: Watch): Promise<TableEntries> {
  const columns = toFileColumns(table, map);
  const rows: FileRow[] = [];
  await inSlices(table.rows, ({ line, cells }) => rows.push(new FileRow(line, cells, columns)), watch);
  const found = await groupRows(rows, map, watch);
  const idOf = idByNumber(shop);
  const groups = joinLists(found.groups, idOf);

  const places: string[][] = [];
  const hasSlashes = areSlashesPaths(rows.flatMap((row) => row.get('category') || []));
  await inSlices(groups, (group) => places.push(findPlace(group, map, hasSlashes)), watch);
  // The key of a category of ours goes before its name.
  const keys = groups.flatMap(({ rows: own }, at): [string, string][] => {
    const [key, name] = [firstOf(own, 'own category'), places[at]?.[0]];
    return key && name !== undefined ? [[name, key]] : [];
  });
  const given = { ...map, categories: { ...Object.fromEntries(keys), ...map.categories } };
  const categories = matchCategories(places, given, shop);
  const byName = new Map(categories.map((category) => [category.name, category]));

  const names: Names = { ids: new IdMaker(), brands: new Map(), idOf, freeNumbers: freeNumbers(shop.products) };
  for (const { brand } of shop.products) inOneSpelling(brand, names);
  const entries: ImportEntry[] = [];
  const addEntry = (group: RowGroup, index: number) => {
    const [name = NO_CATEGORY, ...rest] = places[index] ?? [];
    const category = byName.get(name);
    const fresh = category?.fresh?.key === category?.key ? category?.fresh : undefined;
    const subcategory = rest.at(-1) ?? (category?.isGuess && !fresh && name !== NO_CATEGORY ? name : undefined);
    const fields = {
      category: category?.key ?? '',
      ...(fresh && { categoryName: fresh.name }),
      ...(subcategory && { subcategory }),
    };
    entries.push(toEntry(group, map, { fields, isGuess: category?.isGuess !== false }, names));
  };
  await inSlices(groups, addEntry, watch);
  return { entries, problems: found.problems, categories };
}

/** Rows of a list of numbers that are variants of one product, as one. */
function joinLists(groups: readonly RowGroup[], idOf: Names['idOf']): RowGroup[] {
  const byId = new Map<string, RowGroup>();
  return groups.filter((group) => {
    const id = isNumberList(group) ? idOf(group) : undefined;
    if (id === undefined) return true;
    const first = byId.get(id);
    if (first) first.rows.push(...group.rows);
    else byId.set(id, group);
    return !first;
  });
}

/** Names that were given in this file: ids, and makers by their slugs. */
type Names = {
  ids: IdMaker;
  brands: Map<string, string>;
  idOf: (group: RowGroup) => string | undefined;
  freeNumbers: FreeNumbers;
};
type PlaceFields = { fields: Pick<RawProduct, 'category' | 'categoryName' | 'subcategory'>; isGuess: boolean };

function toEntry(group: RowGroup, map: ImportMap, place: PlaceFields, names: Names): ImportEntry {
  const line = group.rows[0]?.line ?? 0;
  const { id, takenBy } = names.ids.give(names.idOf(group) ?? group.source, `line ${line}`);
  const become: ImportEntry['become'] = (before) => {
    try {
      const isList = before !== undefined && isNumberList(group);
      const { doubts, questions, ...said } = isList ? readNumberList(group, map, before) : readGroup(group, map);
      const fields = names.freeNumbers(id, said.fields, doubts);
      if (Object.values(fields).every((value) => value === undefined)) throw new Error('The file tells nothing of it.');
      if (fields.brand) fields.brand = inOneSpelling(fields.brand, names);
      if (takenBy) doubts.push(`“${group.source}” is another product’s already (${takenBy}); it got the id ${id}.`);
      // Fields that the file leaves out stay as they are in a product that is there, and no guess moves it.
      if (before) {
        // Columns of ours have all of a picture; other tables have at most its description.
        const isOwn = firstOf([...group.rows, ...group.variants], 'own image_links') !== '';
        const pictures = !isOwn && fields.image_links && { image_links: withDetails(fields.image_links, before) };
        const told = { ...fields, ...pictures, ...(!place.isGuess && place.fields) };
        return { raw: withFields(before, told), told: Object.keys(told), doubts, questions };
      }
      const whole = completed(withFields({ id }, { ...fields, ...place.fields }));
      return { raw: whole.raw, told: Object.keys(whole.raw), doubts: [...doubts, ...whole.doubts], questions };
    } catch (error) {
      return {
        fault: (error as Error).message,
        ...(error instanceof OpenQuestion && { questions: [error] }),
        ...(error instanceof NotForSale && { isHeld: true }),
      };
    }
  };
  return { id, line, become };
}

/**
 * Finds the shop's product of a group by its numbers and barcodes, where it has no other of that id: one that its sender has brought, that
 * bears the same name, or whose row names nothing but the number.
 */
function idByNumber({ products, last }: KnownShop): Names['idOf'] {
  const known = new Map(products.map((raw) => [raw.id, raw]));
  const byNumber = new Map<string, Set<string>>();
  for (const { id, model, variants } of products)
    for (const number of [model, ...(variants ?? []).flatMap(({ number, barcode }) => [number, barcode])])
      if (number) byNumber.set(number, (byNumber.get(number) ?? new Set()).add(id));
  return ({ source, rows, variants }) => {
    if (byNumber.size === 0 || known.has(toId(source))) return undefined;
    const ids = new Set(
      [...rows, ...variants].flatMap(numbersOf).flatMap((number) => [...(byNumber.get(number) ?? [])]),
    );
    const [id = ''] = ids;
    const name = firstOf(rows, 'name');
    const isSame =
      name === '' || Object.hasOwn(last?.products ?? {}, id) || slugify(known.get(id)?.name ?? '') === slugify(name);
    return ids.size === 1 && isSame ? id : undefined;
  };
}

/** Pictures of a file with the description, color and view that the product has for the same URL, unless the file has them. */
function withDetails(links: readonly ImageLink[], { image_links: known = [] }: RawProduct): ImageLink[] {
  const bySrc = new Map(known.map(toPicture).map((picture) => [picture.src, picture]));
  return links.map(toPicture).map((picture) => toImageLink({ ...bySrc.get(picture.src), ...picture }));
}

/** The spelling of a maker that was met first: two spellings would be two makers with one address. */
function inOneSpelling(brand: string, { brands }: Names): string {
  const tidy = toSingleLine(brand);
  const slug = slugify(tidy);
  const first = brands.get(slug) ?? tidy;
  brands.set(slug, first);
  return first;
}

/** Whether slashes part the levels of categories: several begin alike, and none has another sign between levels. */
function areSlashesPaths(cells: readonly string[]): boolean {
  const paths = [...new Set(cells)].filter((cell) => cell.includes('/'));
  const firsts = new Set(paths.map((cell) => cell.split('/').find((part) => part.trim())));
  return firsts.size < paths.length && !cells.some((cell) => cell.includes('>'));
}

/** Category and subcategories by the names that the file has for them. */
function findPlace({ rows }: RowGroup, map: ImportMap, hasSlashes: boolean): string[] {
  const { listsCategories } = LAYOUTS[map.layout];
  // A column of categories lists them; the name of one may hold a comma.
  const [[column = '', cell = ''] = []] = rows.flatMap((row) => row.named('category'));
  const main = placeOf(
    hasSlashes ? cell.replaceAll('/', '>') : cell,
    listsCategories || (cell.includes('>') && /s$/i.test(column)),
  );
  const place = main.length > 0 ? main : placeOf(firstOf(rows, 'otherCategory'));
  // The last of several is the narrowest.
  const below = rows.flatMap((row) => row.all('subcategory').at(-1) ?? [])[0];
  return [...(place.length > 0 ? place : [NO_CATEGORY]), ...(below ? [below.slice(0, 60)] : [])];
}

const LONGEST = 80;

/** Makes ids of handles, item numbers and names, each once. */
export class IdMaker {
  private readonly given = new Map<string, string>();

  /** The id, and whose it was before when a number had to be added. */
  give(source: string, where: string): { id: string; takenBy?: string } {
    const base = toId(source);
    const takenBy = this.given.get(base);
    let id = base;
    for (let number = 2; this.given.has(id); number += 1) id = `${base.slice(0, LONGEST - 6)}-${number}`;
    this.given.set(id, where);
    return { id, ...(takenBy !== undefined && { takenBy }) };
  }
}

/** A text by the rule of ids: lower-case letters, digits and hyphens, at most 80, no reserved name. */
export function toId(source: string): string {
  const id = slugify(source.slice(0, 400)).slice(0, LONGEST).replace(/-+$/, '');
  return productIdSchema.safeParse(id).success ? id : `item-${id}`.slice(0, LONGEST);
}
