import {
  type ImageLink,
  linkSrc,
  MAX_ALT_LENGTH,
  toImageLink,
  toPicture,
} from '../../../catalogue/images/product-images';
import type { RawProduct } from '../../../catalogue/schema/product';
import { offerOfRow } from '../../../catalogue/variants/offer-of-row';
import { toSingleLine } from '../../../zod';
import { isSame } from '../../edits/fields';
import { combinationRows } from '../../export/combination-rows';
import { readFieldCells } from '../../export/field-cell';
import type { ImportField } from '../import-fields';
import type { ProductReport } from '../import-types';
import { buildVariants, hasVariantFact, isPartialList, statedFacts, updateVariants } from './build-variants';
import { type RowGroup, readOffers } from './group-rows';
import { firstCell, type MappedColumns, type MappedRow } from './mapped-row';
import { completeOptions, readRowOptions, toProductOptions } from './product-options';
import { readDescription, readFeatures, sharedName } from './product-texts';
import { factsOfColumns, publicAddresses, readDay, splitAddresses } from './read-offer';
import { isNoWord } from './status-words';

const MAX_IMAGES = 50;
/** Kinds of rows that are not products: Shopify's gift cards, and WooCommerce's groups and links to other shops. */
const NO_PRODUCT = /^(?:true|yes|1)$|\b(?:grouped|external|gruppiert|extern)\b/i;

/** Fields of a product that have a column in the file; `undefined` clears a field. */
type Fields = Partial<RawProduct>;

/**
 * Builds the fields of a product from its rows, except the category. Throws an Error with a sentence if the rows are not a product.
 * `before` is the shop's product; only fields with a column in the file change.
 */
export function buildProduct(group: RowGroup, before: RawProduct | undefined, report: ProductReport): Fields {
  const { rows, variants } = group;
  const [head] = rows;
  if (!head) return {};
  const all = [...rows, ...variants];
  const { columns } = head;
  if (rows.some((row) => NO_PRODUCT.test(row.get('kind'))))
    throw new Error('It is not a product of the shop, but a gift card, a group or a link to another shop.');
  // Rejects totals and headings within a list, such as 'Number of items:'.
  if (
    !before &&
    rows.every(
      (row) => columns.has('sku') && columns.has('price') && /^$|:$/.test(row.get('sku')) && !row.get('price'),
    ) &&
    variants.length === 0
  )
    throw new Error('It has neither a number nor a price.');
  const own = readOwnFields(all, columns, before, report);
  const { offers, offeredRows, skippedRows, number: productNumber, isHidden } = readOffers(group, before, report);
  const provided = factsOfColumns(columns);
  const rowOptions = readRowOptions(all);
  // The CSV with all fields has separate columns for variants.
  const isAllFields = columns.format.name === 'all-fields';
  const options = isAllFields
    ? undefined
    : toProductOptions(
        completeOptions(offeredValues(rowOptions, offeredRows), own),
        offeredRows,
        [own, before].flatMap((raw) => raw?.available_colors ?? raw?.colors ?? []),
        report,
      );
  const controls = options?.controls ?? [];
  const isPartial = before !== undefined && !isAllFields && isPartialList(offeredRows, before, controls);
  const facts: Fields = isPartial
    ? updateVariants(offers, provided, before, controls, report)
    : isAllFields
      ? Object.assign({}, ...offers.map((offer) => statedFacts(offer, provided)))
      : buildVariants(offers, controls, { provided, productNumber }, before, report);
  const { model, ...sale } = facts;
  const number = productNumber ?? model;
  const isOffered = provided.length > 0 || rowOptions.length > 0;
  const hasOptions =
    offers.length > 1 || controls.some(({ values }) => values.length > 1) || hasVariantFact(before, 'image_links');
  const prose = readDescription(all, before);
  const built: Fields = {
    ...readSingleCellFields(all, columns, isPartial),
    ...(columns.has('published', 'unpublished') && { hidden: isHidden || undefined }),
    ...prose.description,
    ...(number && number.length <= 60 && { model: number }),
    ...(rowOptions.length > 0 && !isPartial && options?.fields),
    ...(isOffered && clearReachedOldPrice(sale, before)),
    ...readFeatures(
      all.filter((row) => !skippedRows.includes(row)),
      [...prose.points, ...(own.options ? [] : (options?.specs ?? []))],
      before,
    ),
    // The image of a single row without options is an image of the product.
    ...readImages(all, hasOptions ? [] : offers.flatMap(({ offer }) => offer.image_links ?? []), before, report),
  };
  const fields = mergeFields(built, own);
  return before ? keepUnchanged(fields, own, before) : fields;
}

/** Removes option values that no row offers. A row without a value offers all values. */
function offeredValues(options: ReturnType<typeof readRowOptions>, rows: readonly MappedRow[]) {
  return options.map((option) => {
    const named = rows.map(option.of);
    if (named.some((values) => values.length === 0)) return option;
    const offered = new Set(named.flat());
    return { ...option, values: option.values.filter((value) => offered.has(value)) };
  });
}

/** Clears an old price that is not above the new price. Does nothing if the file has a column for the old price. */
function clearReachedOldPrice(sale: Fields, before: RawProduct | undefined): Fields {
  if (!before?.oldPrice || sale.price === undefined || Object.hasOwn(sale, 'oldPrice')) return sale;
  return before.oldPrice > sale.price ? sale : { ...sale, oldPrice: undefined };
}

/** Reads fields that have one cell. An empty cell clears an optional field. */
function readSingleCellFields(all: readonly MappedRow[], { has }: MappedColumns, isPartial: boolean): Fields {
  const first = (field: ImportField) => firstCell(all, field);
  const [name, brand, rating, date] = [sharedName(all), first('brand'), first('rating'), first('date')];
  const stars = Number(rating.replace(',', '.'));
  return {
    ...(name && !isPartial && { name }),
    ...(brand && { brand: toSingleLine(brand) }),
    ...(has('type') && { type: first('type').slice(0, 60) || undefined }),
    ...(has('fabric') && { fabric: first('fabric') || undefined }),
    ...(has('date') && { date: readDay(date) }),
    ...(has('rating') && { rating: rating !== '' && stars > 0 && stars <= 5 ? stars : undefined }),
    ...(has('isBestseller') && {
      isBestseller: (first('isBestseller') !== '' && !isNoWord(first('isBestseller'))) || undefined,
    }),
  };
}

/** Images of a product by position, then images of its variants. Known images keep their alt text, color and view. */
function readImages(
  rows: readonly MappedRow[],
  ofVariants: readonly string[],
  before: RawProduct | undefined,
  report: ProductReport,
): Fields {
  if (!rows[0]?.columns.has('image')) return {};
  const listed = rows.flatMap((row) =>
    row.all('image').flatMap(({ cell }, column) => {
      const position = Number(column === 0 && row.get('imagePosition')) || Number.MAX_SAFE_INTEGER;
      const alt = column === 0 ? toSingleLine(row.get('imageAlt')).slice(0, MAX_ALT_LENGTH) : '';
      return splitAddresses(cell).map((src, at) => ({ src, position, alt: at === 0 ? alt : '' }));
    }),
  );
  const sorted = listed.sort((a, b) => a.position - b.position);
  const alts = new Map(sorted.flatMap(({ src, alt }) => (alt ? [[src, alt] as const] : [])));
  const knownPictures = new Map((before?.image_links ?? []).map((link) => [linkSrc(link), toPicture(link)]));
  const addresses = publicAddresses([...sorted.map(({ src }) => src), ...ofVariants], report);
  if (addresses.length > MAX_IMAGES) report.warn(`Only the first ${MAX_IMAGES} images of a product are imported.`);
  const links = addresses.slice(0, MAX_IMAGES).map((src): ImageLink => {
    const alt = alts.get(src);
    return toImageLink({ ...knownPictures.get(src), src, ...(alt && { alt }) });
  });
  return { image_links: links.length > 0 ? links : undefined };
}

/** Reads columns of the CSV with all fields: 'field:KEY' and 'variant:KEY'. */
function readOwnFields(
  rows: readonly MappedRow[],
  columns: MappedColumns,
  before: RawProduct | undefined,
  report: ProductReport,
): Fields {
  const ownFields = columns.fields.filter((field) => /^(?:field|variant):/.test(field));
  const records = rows.map((row) => Object.fromEntries(ownFields.map((field) => [field, row.get(field)])));
  const { fields, problems } = readFieldCells(records, before?.variants);
  for (const { message, detail } of problems) report.warn(message, detail);
  return fields;
}

/** Alternative names of a field. A product has only one of them. */
const ALTERNATIVES = [['available_sizes', 'size', 'sizes'] as const, ['available_colors', 'colors'] as const];

/** Merges fields from general columns with fields from 'field:KEY' columns (`own`), which win unless they are empty. */
function mergeFields(fields: Fields, own: Fields): Fields {
  const isSet = (from: Fields, field: string) => from[field as keyof Fields] !== undefined;
  const others = ALTERNATIVES.filter((names) => names.some((name) => isSet(own, name))).flat();
  const winning = Object.entries(own).filter(
    ([field, value]) => value !== undefined || (!isSet(fields, field) && field !== 'category'),
  );
  return { ...fields, ...Object.fromEntries(others.map((name) => [name, undefined])), ...Object.fromEntries(winning) };
}

const OFFER_FIELDS: readonly string[] = [
  ...['price', 'oldPrice', 'stock', 'options', 'variants'],
  ...ALTERNATIVES.flat(),
];

/**
 * Keeps the shop's values if the file has the same values in another form. Prices, stock, options and variants stay if all
 * combinations are the same.
 */
function keepUnchanged(fields: Fields, own: Fields, before: RawProduct): Fields {
  const rowsOf = (raw: RawProduct) =>
    combinationRows(offerOfRow(raw)).rows.map(({ options, variant: { overriddenBy, ...facts } }) => ({
      ...{ options, ...facts, number: facts.number?.trim() },
      isCounted: raw.stock !== undefined || overriddenBy.stock !== undefined,
    }));
  const isSameOffer = isSame(rowsOf(before), rowsOf({ ...before, ...fields }));
  const isUnchanged = (field: string, value: unknown, current: unknown) => {
    if (field === 'image_links') return isSame(picturesOf(before), picturesOf(fields));
    if (isSameOffer && OFFER_FIELDS.includes(field) && own[field as keyof Fields] === undefined) return true;
    return normalizeValue(value) === normalizeValue(current);
  };
  const entries = Object.entries(fields).map(([field, value]) => {
    const current = before[field as keyof RawProduct];
    return [field, isUnchanged(field, value, current) ? current : value];
  });
  return Object.fromEntries(entries);
}

/** Pictures with their alt texts trimmed. */
const picturesOf = ({ image_links = [] }: Fields) =>
  image_links.map((link) => {
    const { alt, ...picture } = { alt: '', ...toPicture(link) };
    return { ...picture, alt: toSingleLine(alt) };
  });

/** Trims a string. Falsy values except 0 become `undefined`. */
const normalizeValue = (value: unknown) =>
  typeof value === 'string' ? value.trim() : value || value === 0 ? value : undefined;
