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

/** Creates the facet that an entry of `categories.json` defines. Products of other categories have no values. */
export function categoryFacet(category: CategoryKey, entry: CategoryFacet): OptionsFacet {
  const { parameter, legend, labels, field, values, includes = {} } = entry;
  const key = `${category} ${parameter}`;
  const readValues = values ? wordReader(values) : field ? (text: string) => readTexts([text]) : readMeasures;
  const read = (text: string) => withBroader(readValues(text), includes);
  return optionsFacet({
    key,
    parameter,
    legend,
    chipLabel: (_, label) => `${legend} ${label}`,
    ...(field ? fieldSource(category, field, read) : labelSource(key, category, labels ?? [], read)),
    ...(values ? { sort: (found) => values.filter((value) => found.includes(value)) } : { sort: sortMeasures }),
    // URLs may contain other spellings of measures, such as '8 inches'.
    read: (texts) => readTexts(values || field ? texts : texts.flatMap(readMeasures)),
  });
}

type Source = Pick<OptionsFacet, 'valuesOf'> & Partial<Pick<OptionsFacet, 'fromProduct' | 'resolve'>>;
/** Returns the values in a text of a product. */
type Reader = (text: string) => readonly string[];

function fieldSource(category: CategoryKey, field: FacetField, read: Reader): Source {
  return {
    valuesOf: (row) => {
      const text = String(FIELD_TEXTS[field](row) ?? '');
      return text === '' || !isIn(category, row) ? [] : read(text);
    },
  };
}

/** Values of specifications are stored in the index. Values of an option are read from the variant. */
function labelSource(key: string, category: CategoryKey, labels: readonly string[], read: Reader): Source {
  const hasLabel = (label: string) => labels.some((own) => isSame(own, label));
  return {
    fromProduct: (product) => {
      const { specs, options } = product;
      if (!isIn(category, product)) return [];
      const lines = specs.filter(({ label }) => hasLabel(label) && !options?.some(({ name }) => isSame(name, label)));
      return [...new Set(lines.flatMap(({ value }) => read(value)))];
    },
    valuesOf: (row) => {
      const stored = row.facets?.[key] ?? [];
      const options = row.sold?.options?.filter(({ name }) => hasLabel(name)) ?? [];
      if (options.length === 0 || !isIn(category, row)) return stored;
      return [...new Set([...stored, ...options.flatMap((option) => option.values.flatMap(read))])];
    },
    // A number without a unit matches the values with that number: '8' -> '8 in'.
    resolve: (text, offered) =>
      /^[\d.]+$/.test(text)
        ? offered.filter((value) => value.startsWith(`${text} `))
        : matchIgnoringCase(text, offered),
  };
}

/** Adds broader values that include one of the found ones: 'Wide' if 'EE' is found. */
function withBroader(found: readonly string[], includes: NonNullable<CategoryFacet['includes']>): readonly string[] {
  const wider = Object.keys(includes).filter((name) => includes[name]?.some((value) => found.includes(value)));
  return [...new Set([...found, ...wider])];
}

/** Finds values in a text, longest first: 'Synthetic leather palm' -> 'Synthetic leather', but not 'Leather'. */
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
