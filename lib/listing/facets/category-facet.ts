import type { CategoryKey } from '../../catalogue/categories/categories';
import type { CategoryFacet, FacetField } from '../../catalogue/schema/facet';
import { foldText } from '../../fold';
import type { IndexRow } from '../index-row';
import { matchIgnoringCase, type OptionsFacet, optionsFacet, readTexts } from './facet';
import { readMeasures, sortMeasures } from './measures';

const FIELD_TEXTS: Readonly<Record<FacetField, (row: IndexRow) => string | number | undefined>> = {
  fabric: ({ fabric }) => fabric,
  type: ({ type }) => type,
  model: ({ card }) => card.model,
  pack: ({ sold }) => sold?.quantities?.pack,
  unit: ({ sold }) => sold?.quantities?.unit,
};

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const isIn = (category: CategoryKey, { placements }: Pick<IndexRow, 'placements'>) =>
  placements.some((placement) => placement.category === category);

/** The facet that an entry of `categories.json` defines. Products of other categories have no value of it. */
export function categoryFacet(category: CategoryKey, entry: CategoryFacet): OptionsFacet {
  const { parameter, legend, labels, field, values, includes = {} } = entry;
  const key = `${category} ${parameter}`;
  const readOwn = values ? wordReader(values) : field ? (text: string) => readTexts([text]) : readMeasures;
  const read = (text: string) => withBroader(readOwn(text), includes);
  return optionsFacet({
    key,
    parameter,
    legend,
    chipLabel: (_, label) => `${legend} ${label}`,
    ...(field ? fieldSource(category, field, read) : labelSource(key, category, labels ?? [], read)),
    ...(values ? { sort: (found) => values.filter((value) => found.includes(value)) } : { sort: sortMeasures }),
    // In URLs measures may have another spelling: '8 inches'.
    read: (texts) => readTexts(values || field ? texts : texts.flatMap(readMeasures)),
  });
}

type Source = Pick<OptionsFacet, 'valuesOf'> & Partial<Pick<OptionsFacet, 'fromProduct' | 'resolve'>>;
/** Returns the values in a text of a product. */
type Reader = (text: string) => readonly string[];

function fieldSource(category: CategoryKey, field: FacetField, read: Reader): Source {
  const known = new Map<string, readonly string[]>();
  return {
    valuesOf: (row) => {
      const text = String(FIELD_TEXTS[field](row) ?? '');
      if (text === '' || !isIn(category, row)) return [];
      const found = known.get(text) ?? read(text);
      known.set(text, found);
      return found;
    },
  };
}

/** Values of specifications are stored in the index; values of an option are those of the variant. */
function labelSource(key: string, category: CategoryKey, labels: readonly string[], read: Reader): Source {
  const isOwn = (label: string) => labels.some((own) => isSame(own, label));
  return {
    fromProduct: (product) => {
      const { specs, options } = product;
      if (!isIn(category, product)) return [];
      const own = specs.filter(({ label }) => isOwn(label) && !options?.some(({ name }) => isSame(name, label)));
      return [...new Set(own.flatMap(({ value }) => read(value)))];
    },
    valuesOf: (row) => {
      const stored = row.facets?.[key] ?? [];
      const chosen = row.sold?.options?.filter(({ name }) => isOwn(name)) ?? [];
      if (chosen.length === 0 || !isIn(category, row)) return stored;
      return [...new Set([...stored, ...chosen.flatMap((option) => option.values.flatMap(read))])];
    },
    // A number without its unit is the value with that number.
    resolve: (text, offered) =>
      /^[\d.]+$/.test(text)
        ? offered.filter((value) => value.startsWith(`${text} `))
        : matchIgnoringCase(text, offered),
  };
}

/** Adds the values that include one of those found: 'Wide' if 'EE' is found. */
function withBroader(found: readonly string[], includes: NonNullable<CategoryFacet['includes']>): readonly string[] {
  const wider = Object.keys(includes).filter((name) => includes[name]?.some((value) => found.includes(value)));
  return [...new Set([...found, ...wider])];
}

/**
 * Finds values whose words a text contains. The words of a longer value do not count for a shorter one: with 'Leather' and
 * 'Synthetic leather' the text 'Synthetic leather palm' has the second only.
 */
function wordReader(values: readonly string[]): Reader {
  const longest = values.map((value) => ({ value, words: ` ${foldText(value)} ` }));
  longest.sort((a, b) => b.words.length - a.words.length);
  return (text) => {
    let rest = ` ${foldText(text)} `;
    const found = longest.filter(({ words }) => {
      const isFound = rest.includes(words);
      rest = rest.replaceAll(words, ' | ');
      return isFound;
    });
    return found.map(({ value }) => value);
  };
}
