import { ALT_LENGTH, linkSrc, toImageLink } from '../../catalogue/pictures';
import type { RawProduct } from '../../catalogue/schema/product';
import { toSingleLine } from '../../catalogue/schema/text';
import { factLines } from './fact-lines';
import { type FileRow, firstOf, type RowGroup } from './file-row';
import { htmlToText } from './html-text';
import type { ImportMap } from './import-map';
import { LAYOUTS } from './layouts';
import { goodAddresses, lacksFolder, splitAddresses } from './offer';
import { OpenQuestion } from './open-question';
import { readOwn } from './read-own';
import { readVariants } from './read-variants';
import type { Role } from './roles';
import { refuseHeld, rowState } from './row-state';
import { isNo } from './sale-words';

const MAX_IMAGES = 50;
const MAX_FEATURES = 200;
/** Kinds of rows that stand for other goods, or for those of another shop. */
const NOT_GOODS = /\b(?:grouped|external|gift[ _]?card|donation|bundle)\b/i;

/** The fields of a product, and what its rows leave open. */
export type GroupReading = { fields: Partial<RawProduct>; doubts: string[]; questions: OpenQuestion[] };

/** The fields of a product that its rows know, its place aside, and what they leave open. Throws a sentence for what cannot be read or is not for sale. */
export function readGroup(group: RowGroup, map: ImportMap): GroupReading {
  const { rows, variants } = group;
  const all = [...rows, ...variants];
  refuseHeld(rows, map);
  const [kind] = rows.map((row) => row.get('kind')).filter((word) => NOT_GOODS.test(word));
  if (kind) throw new Error(`It is “${kind}”, and no goods of this shop.`);

  const doubts: string[] = [];
  const own = readOwn(all, doubts);
  // Tables of this shop have whole addresses, and paths such as '/drawings/a.svg'.
  const base = own.image_links || own.variants ? '/' : map.pictures;
  const { hasProductImages = false } = LAYOUTS[map.layout];
  const prose = readProse(all);
  const [picture] = (readImages(all, base).image_links ?? []).map(linkSrc);
  const varied = readVariants(group, { ...map, pictures: base, hasProductImages, picture }, own);
  const pictures = readImages(all, base, varied.pictures, doubts);
  // A fact that the text tells already is not told twice.
  const told = new Set(prose.features.map(labelOf));
  const facts = factLines(all.filter((row) => !rowState(row, map).isHeld)).filter((line) => !told.has(labelOf(line)));
  const lines = [...prose.features, ...facts, ...varied.lines];
  const features = lines.map((line) => line.slice(0, 1000)).slice(0, MAX_FEATURES);
  const [name, brand] = [nameOf(all), firstOf(all, 'brand')];
  const kept: Partial<RawProduct> = {
    ...(name && { name }),
    ...(brand && { brand }),
    ...plainFields(all),
    ...(prose.description && { description: prose.description }),
    ...(features.length > 0 && { features }),
    ...pictures,
    ...own,
    ...varied.fields,
    ...(own.model && { model: own.model }),
  };
  const fields = Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => key !== 'price' || value !== undefined),
  );
  return {
    fields,
    doubts: [...varied.doubts, ...doubts],
    questions: [...varied.questions, ...pictureQuestion(all, base)],
  };
}

/** The words with which the names of all its rows begin: 'Shirt - Black' and 'Shirt - Navy' are a 'Shirt'. */
function nameOf(rows: readonly FileRow[]): string {
  const own = rows.filter((row) => row.get('name') && !row.get('parent'));
  const names = [...new Set((own.length > 0 ? own : rows).flatMap((row) => row.get('name') || []))];
  const [first = [], ...others] = names.map((name) => toSingleLine(name).split(' '));
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  const shared = end < 0 ? first : first.slice(0, end);
  while (end >= 0 && /^[,/|–—-]*$/.test(shared.at(-1) ?? 'end')) shared.pop();
  return shared.join(' ') || (names[0] ?? '');
}

/** Lines of one cell: between line breaks or bars, and between semicolons where each part is a fact with its name. */
function splitFacts(cell: string): string[] {
  const parts = cell.split(';');
  return parts.length > 1 && parts.every((part) => /[^:]+: *\S/.test(part)) ? parts : cell.split(/[\n|]/);
}

const labelOf = (line: string) => (line.includes(': ') ? line.slice(0, line.indexOf(': ')).toLowerCase() : line);

function plainFields(rows: readonly FileRow[]): Partial<RawProduct> {
  const first = (role: Role) => firstOf(rows, role);
  const [type, fabric, rating, isBest] = [first('type'), first('fabric'), first('rating'), first('isBestseller')];
  const day = first('date').slice(0, 10);
  const stars = rating === '' ? Number.NaN : Number(rating.replace(',', '.'));
  return {
    ...(type && type.length <= 60 && { type }),
    ...(fabric && { fabric }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && { date: day }),
    ...(stars >= 0 && stars <= 5 && { rating: stars }),
    ...(isBest !== '' && !isNo(isBest) && { isBestseller: true }),
  };
}

/** Description and features: points of lists become features while a text remains without them. */
function readProse(rows: readonly FileRow[]): { description: string; features: string[] } {
  const cell = (role: 'description' | 'summary') => htmlToText(firstOf(rows, role));
  const [long, short] = [cell('description'), cell('summary')];
  const points = [...short.points, ...long.points];
  const text = [...new Set([short.text, long.text])].filter(Boolean).join('\n\n');
  const listed = rows.flatMap((row) => row.all('features').flatMap((lines) => splitFacts(lines)));
  const features = new Set([...points, ...listed].map((line) => line.trim()).filter(Boolean));
  return {
    description: text || points.join('\n'),
    features: text ? [...features] : [...features].filter((line) => !points.includes(line)),
  };
}

/** The question where the pictures lie that rows name without an address. */
function pictureQuestion(rows: readonly FileRow[], base: string): OpenQuestion[] {
  const cells = rows.flatMap((row) => [...row.all('image_links'), ...row.all('variantImage')]);
  const name = base ? undefined : cells.find(lacksFolder);
  return name === undefined ? [] : [new OpenQuestion('pictures', '', '')];
}

/** The pictures by their positions with their descriptions, then `others`. Addresses that may not be published become `doubts`. */
function readImages(
  rows: readonly FileRow[],
  base: string,
  others: readonly string[] = [],
  doubts: string[] = [],
): Pick<Partial<RawProduct>, 'image_links'> {
  const placed = rows.flatMap((row) => {
    const place = Number(row.get('imagePosition')) || Number.POSITIVE_INFINITY;
    return row.all('image_links').flatMap((cell, column) =>
      splitAddresses(cell, base).map((address) => ({
        address,
        place: column === 0 ? place : Number.POSITIVE_INFINITY,
      })),
    );
  });
  const sorted = placed.sort((a, b) => compare(a.place, b.place)).map(({ address }) => address);
  const addresses = goodAddresses([...sorted, ...others], doubts);
  if (addresses.length > MAX_IMAGES)
    doubts.push(`It has ${addresses.length} images; the first ${MAX_IMAGES} are taken.`);
  const alts = rows.flatMap((row): [string, string][] => {
    const [address = ''] = splitAddresses(row.get('image_links'), base);
    const text = toSingleLine(row.get('imageAlt'));
    return text && text.length <= ALT_LENGTH ? [[address, text]] : [];
  });
  const altOf = new Map(alts);
  const image_links = addresses.slice(0, MAX_IMAGES).map((src) => toImageLink({ src, alt: altOf.get(src) }));
  return image_links.length > 0 ? { image_links } : {};
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
