import type { RawProduct } from '../../../catalogue/schema/product';
import { toSingleLine } from '../../../zod';
import { isSame } from '../../edits/fields';
import { htmlToText } from './html-to-text';
import { firstCell, type MappedRow } from './mapped-row';

const MAX_FEATURES = 200;
const MAX_LINE = 1000;

/** Words to remove from the end of a shared name: 'Size' in 'Shoe Rose, Size' of 'Shoe Rose, Size 38'. */
const BEFORE_OPTION =
  /^(?:[,/|–—-]*|sizes?|größe|gr\.?|taille|pointure|talla|taglia|rozmiar|maat|colou?r|farbe|couleur|kolor|kleur)$/i;

/** Common start of the names of all rows: 'Shirt' for 'Shirt - Black' and 'Shirt - Navy'. */
export function sharedName(rows: readonly MappedRow[]): string {
  const namedRows = rows.filter((row) => row.get('name') && !row.get('parent'));
  const names = [...new Set((namedRows.length > 0 ? namedRows : rows).flatMap((row) => row.get('name') || []))];
  const [first = [], ...others] = names.map((name) => toSingleLine(name).split(' '));
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  if (end < 0) return first.join(' ');
  const shared = first.slice(0, end);
  while (shared.length > 0 && BEFORE_OPTION.test(shared.at(-1) ?? '')) shared.pop();
  return shared.join(' ').replace(/[,–—-]+$/, '') || (names[0] ?? '');
}

/** Reads the description, and its list items (`points`), which become features. */
export function readDescription(rows: readonly MappedRow[], before: RawProduct | undefined) {
  const [long, short] = [htmlToText(firstCell(rows, 'description')), htmlToText(firstCell(rows, 'summary'))];
  const text = [...new Set([short.text, long.text])].filter(Boolean).join('\n\n');
  const points = [...short.points, ...long.points];
  // A description that has only list items keeps them.
  const description = text || points.join('\n');
  const isPartial = before !== undefined && !rows[0]?.columns.has('description');
  return { description: description && !isPartial ? { description } : {}, points: text ? points : [] };
}

/** Reads the features. A features column replaces all lines; list items, specifications, weight and tags replace lines with their label. */
export function readFeatures(
  rows: readonly MappedRow[],
  lines: readonly string[],
  before: RawProduct | undefined,
): Partial<RawProduct> {
  const listed = rows.flatMap((row) => row.all('features').flatMap(({ cell }) => splitLines(cell)));
  const specs = [
    ...new Set(rows.flatMap((row) => row.all('spec').flatMap(({ column, cell }) => specLine(column, cell)))),
  ];
  const provided = [...lines, ...listed, ...specs, ...weightLines(rows), ...tagLines(rows)];
  const unique = new Map(
    provided.map((line) => toSingleLine(line).slice(0, MAX_LINE)).map((line) => [labelOf(line), line]),
  );
  const isWhole = rows[0]?.columns.has('features') || !before;
  const hasPoints = [...unique.values()].some((line) => !line.includes(': '));
  const previousLines = isWhole
    ? []
    : (before?.features ?? []).filter((line) => !unique.has(labelOf(line)) && (line.includes(': ') || !hasPoints));
  const all = [...previousLines, ...unique.values()].filter(Boolean).slice(0, MAX_FEATURES);
  if (unique.size === 0 && !(isWhole && before)) return {};
  const isOrdered = isSame([...(before?.features ?? [])].sort(), [...all].sort());
  return isOrdered ? {} : { features: all.length > 0 ? all : undefined };
}

const labelOf = (line: string) => (line.includes(': ') ? line.slice(0, line.indexOf(': ')).toLowerCase() : line);

/** Splits a cell at line breaks and bars, or at semicolons if each part has a label. */
function splitLines(cell: string): string[] {
  const parts = cell.split(';');
  return parts.length > 1 && parts.every((part) => /[^:]+: *\S/.test(part)) ? parts : cell.split(/[\n|]/);
}

/** 'Width (cm)' and '12' -> 'Width: 12 cm'. Empty if the value of a column with a unit is 0. */
function specLine(column: string, cell: string): string[] {
  const name = column.replace(/ \(product\.metafields\.[^()]*\)$/, '').replace(/^g:/, '');
  const [, label = name, unit] = /^(.*?) ?[([]([^()[\]]{1,6})[)\]]$/.exec(name) ?? [];
  if (unit !== undefined && Number(cell.replace(',', '.')) === 0) return [];
  const words = toSingleLine(label.replaceAll('_', ' '));
  const isBare = unit !== undefined && /^[\d.,]+$/.test(cell);
  return [`${words.charAt(0).toUpperCase()}${words.slice(1)}: ${cell}${isBare ? ` ${unit}` : ''}`];
}

const UNITS = [
  { name: 'kg', grams: 1000, words: /^(?:kgs?|kilo\w*)$/i },
  { name: 'g', grams: 1, words: /^(?:g|gr|grams?|grammes?)$/i },
  { name: 'lb', grams: 453.59237, words: /^(?:lbs?|pounds?)$/i },
  { name: 'oz', grams: 28.349523125, words: /^(?:oz|ounces?)$/i },
];
const unitOf = (word = '') => UNITS.find(({ words }) => words.test(word));

/** 'Weight: 1.2 kg', with the unit of the cell or column. Shopify's file has grams, and the unit for display in another column. */
function weightLines(rows: readonly MappedRow[]): string[] {
  const weights = new Set(
    rows.flatMap((row) =>
      row.all('weight').flatMap(({ column, cell }) => {
        const [, figure = '', written] = /^([\d.,]+) ?(\p{L}*)$/u.exec(cell) ?? [];
        if (!figure || /^[0.,]+$/.test(figure)) return [];
        const shown = unitOf(row.get('weightUnit') || firstCell(rows, 'weightUnit'));
        const given = unitOf(written) ?? unitOf(/(?:^|[^\p{L}])(\p{L}{1,6})[)\]]?$/u.exec(column)?.[1]);
        if (given?.name === 'g' && shown && shown !== given && /^[\d.]+$/.test(figure))
          return `${Number((Number(figure) / shown.grams).toPrecision(3))} ${shown.name}`;
        return `${figure} ${(given ?? shown)?.name ?? ''}`.trim();
      }),
    ),
  );
  const [first, ...others] = weights;
  return first === undefined ? [] : [`Weight: ${[first, ...others.slice(-1)].join(' to ')}`];
}

function tagLines(rows: readonly MappedRow[]): string[] {
  const tags = new Set(
    rows.flatMap((row) => row.all('tags').flatMap(({ cell }) => cell.split(/[,;|\n]/))).map(toSingleLine),
  );
  tags.delete('');
  return tags.size > 0 ? [`Tags: ${[...tags].join(', ')}`] : [];
}
