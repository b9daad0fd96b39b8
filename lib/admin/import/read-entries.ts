import type { RawProduct } from '../../catalogue/schema/product';
import { productIdSchema } from '../../catalogue/schema/product-id';
import { toSingleLine } from '../../catalogue/schema/text';
import { slugify } from '../../slug';
import { withFields } from '../ledger/fields';
import { inSlices, type Watch } from '../slices';
import { completed, type ImportEntry } from './entry';
import { type KnownShop, matchCategories, NO_CATEGORY, placeOf } from './file-categories';
import { FileRow, firstOf, groupRows, type RowGroup, toFileColumns } from './file-row';
import type { FileCategory, ImportMap } from './import-map';
import { LAYOUTS } from './layouts';
import { OpenQuestion } from './open-question';
import { readGroup } from './read-group';
import type { ImportProblem, Table } from './table';

/** The products of a table, with what of it could not be read and the categories that it names. */
export type TableEntries = { entries: ImportEntry[]; problems: ImportProblem[]; categories: FileCategory[] };

/** Makes products of the rows of another shop's file; the shop's categories and makers are those of `shop`. */
export async function readEntries(table: Table, map: ImportMap, shop: KnownShop, watch?: Watch): Promise<TableEntries> {
  const columns = toFileColumns(table, map);
  const rows: FileRow[] = [];
  await inSlices(table.rows, ({ line, cells }) => rows.push(new FileRow(line, cells, columns)), watch);
  const { groups, problems } = await groupRows(rows, map, watch);

  const places: string[][] = [];
  await inSlices(groups, (group) => places.push(findPlace(group, map)), watch);
  const categories = matchCategories(places, map, shop.categoriesFor);
  const byName = new Map(categories.map((category) => [category.name, category]));

  const names: Names = { ids: new IdMaker(), brands: new Map() };
  for (const brand of shop.brands) inOneSpelling(brand, names);
  const entries: ImportEntry[] = [];
  const addEntry = (group: RowGroup, index: number) => {
    const [name = NO_CATEGORY, ...rest] = places[index] ?? [];
    const category = byName.get(name);
    const subcategory = rest.at(-1) ?? (category?.isGuess && name !== NO_CATEGORY ? name : undefined);
    const fields = { category: category?.key ?? '', ...(subcategory && { subcategory }) };
    entries.push(toEntry(group, map, { fields, isGuess: category?.isGuess !== false }, names));
  };
  await inSlices(groups, addEntry, watch);
  return { entries, problems, categories };
}

/** Names that were given in this file: ids, and makers by their slugs. */
type Names = { ids: IdMaker; brands: Map<string, string> };
type PlaceFields = { fields: Pick<RawProduct, 'category' | 'subcategory'>; isGuess: boolean };

function toEntry(group: RowGroup, map: ImportMap, place: PlaceFields, names: Names): ImportEntry {
  const line = group.rows[0]?.line ?? 0;
  const { id, takenBy } = names.ids.give(group.source, `line ${line}`);
  const become: ImportEntry['become'] = (before) => {
    try {
      const { fields, doubts, questions } = readGroup(group, map);
      if (fields.brand) fields.brand = inOneSpelling(fields.brand, names);
      if (takenBy) doubts.push(`“${group.source}” is another product’s already (${takenBy}); it got the id ${id}.`);
      // Fields that the file leaves out stay as they are in a product that is there, and no guess moves it.
      if (before)
        return { raw: withFields(before, { ...fields, ...(!place.isGuess && place.fields) }), doubts, questions };
      const whole = completed(withFields({ id }, { ...fields, ...place.fields }));
      return { raw: whole.raw, doubts: [...doubts, ...whole.doubts], questions };
    } catch (error) {
      return { fault: (error as Error).message, ...(error instanceof OpenQuestion && { questions: [error] }) };
    }
  };
  return { id, line, become };
}

/** The spelling of a maker that was met first: two spellings would be two makers with one address. */
function inOneSpelling(brand: string, { brands }: Names): string {
  const tidy = toSingleLine(brand);
  const slug = slugify(tidy);
  const first = brands.get(slug) ?? tidy;
  brands.set(slug, first);
  return first;
}

/** Category and subcategories by the names that the file has for them. */
function findPlace({ rows }: RowGroup, map: ImportMap): string[] {
  const { listsCategories } = LAYOUTS[map.layout];
  const main = placeOf(firstOf(rows, 'category'), listsCategories);
  const place = main.length > 0 ? main : placeOf(firstOf(rows, 'otherCategory'));
  const below = firstOf(rows, 'subcategory');
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
