import type { IndexRow } from '../../../lib/index/row';
import { splitWords, stem, tokenize } from '../../../lib/search/normalise';
import { synonymsOf } from '../../../lib/search/synonyms';
import { importTool } from '../../fetch/tools';

type Query = string | { queries: readonly Query[]; combineWith: 'AND' | 'OR'; fuzzy?: false; prefix?: false };
type Index = {
  addAll: (documents: readonly object[]) => void;
  search: (query: Query, options: object) => readonly { id: number }[];
};
type MiniSearchModule = { default: new (options: object) => Index };

/** Weights of fields, tuned by hand for MiniSearch over the bundled goods. */
const BOOST = { name: 4, brand: 3, number: 5, place: 3, color: 1.5, size: 1, line: 1, prose: 0.5 };
const OPTIONS = {
  boost: BOOST,
  prefix: (term: string) => term.length > 2,
  fuzzy: (term: string) => (/\d/.test(term) || term.length < 4 ? 0 : term.length < 7 ? 1 : 2),
};
const LONGEST_PHRASE = 3;

/** A search by MiniSearch over the texts that ours reads; `withWords` with our spelling of words and the shop's synonyms. */
export async function miniSearchOver(rows: readonly IndexRow[], withWords: boolean) {
  const { default: MiniSearch } = await importTool<MiniSearchModule>('minisearch');
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    ...(withWords && { tokenize: toTerms, processTerm: own }),
  });
  index.addAll(rows.map(toDocument));
  return (query: string): string[] => {
    const whole = withWords ? withSynonyms(query, 'AND') : query;
    const all = index.search(whole, { ...OPTIONS, combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(withWords ? withSynonyms(query, 'OR') : query, OPTIONS);
    return found.map(({ id }) => rows[id]?.card.id ?? '');
  };
}

const own = (term: string) => term;
const toTerms = (text: string) => splitWords(text).flat().map(stem);

function toDocument({ card, placements, colors, sizes, fabric, type, lines, prose }: IndexRow, id: number) {
  return {
    id,
    name: card.name,
    brand: card.brand,
    number: `${card.id} ${card.model ?? ''}`,
    place: placements.map(({ category, subcategory }) => `${subcategory?.name ?? ''} ${category}`).join(' '),
    color: colors.map(({ name }) => name).join(' '),
    size: Object.values(sizes).flat().join(' '),
    line: [fabric, type, ...lines].join(' . '),
    prose: prose ?? '',
  };
}

/** A query of words and phrases, each or another name of it. */
function withSynonyms(query: string, combineWith: 'AND' | 'OR'): Query {
  const stems = tokenize(query).map(({ stem: singular }) => singular);
  const queries: Query[] = [];
  for (let start = 0; start < stems.length; ) {
    const lengths = Array.from({ length: LONGEST_PHRASE }, (_, index) => LONGEST_PHRASE - index);
    const phraseOf = (length: number) => stems.slice(start, start + length).join(' ');
    const length = lengths.find((count) => synonymsOf(phraseOf(count)).length > 0) ?? 1;
    const others = synonymsOf(phraseOf(length)).map(
      (other): Query => ({ queries: [other.stems.join(' ')], combineWith: 'AND', fuzzy: false, prefix: false }),
    );
    queries.push({ queries: [{ queries: [phraseOf(length)], combineWith: 'AND' }, ...others], combineWith: 'OR' });
    start += length;
  }
  return { queries, combineWith };
}
