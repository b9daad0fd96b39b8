import { HEADING_FONTS } from '../../lib/theme/theme-fonts';
import type { RandomEdit } from './row-edits';
import type { ShopFiles } from './shop-files';

const WORDS = ['open', 'early', 'by hand', 'in rain', 'at night', 'on foot'];
const SENTENCES = ['Written for a proof of builds', 'Said in other words', 'Asked at the counter'];

/** Colors that can be read with the ink and the paper of a shop without a theme. */
const ACCENTS = ['#e8b84b', '#1b2a6b', '#ff8a5c', '#7a1f2b'];

const idsOf = ({ catalogue }: ShopFiles) => [
  ...new Set(Object.values(catalogue).flatMap(({ products }) => products.map(({ id }) => id))),
];

/** The kinds of edits of the files beside the catalogue, by name. */
export const DATA_EDITS: Readonly<Record<string, RandomEdit>> = {
  'name of a category': ({ categories = [] }, random) => {
    if (categories.length === 0) return false;
    const rule = random.pick(categories);
    rule.name = `Goods ${random.pick(WORDS)} ${random.between(1, 99)}`;
    return true;
  },
  'subcategories of a category': ({ categories = [] }, random) => {
    const rules = categories.filter(({ subcategories }) => Array.isArray(subcategories));
    if (rules.length === 0) return false;
    const rule = random.pick(rules);
    const names = rule.subcategories as string[];
    rule.subcategories = random.chance(0.5) ? [...names].reverse() : [...names, `Goods ${random.between(1, 99)}`];
    return true;
  },
  'order of categories': (files, random) => {
    const { categories = [] } = files;
    if (categories.length < 2) return false;
    files.categories = random.sample(categories, categories.length);
    return true;
  },
  menu: (files, random) => {
    const { site, catalogue } = files;
    if (!site) return false;
    const keys = random.sample(Object.keys(catalogue), 3);
    site.menu = keys.map((category) => ({ label: `All ${random.pick(WORDS)}`, category }));
    return true;
  },
  tagline: ({ site }, random) => setIn(site, 'tagline', `Goods ${random.pick(WORDS)} ${random.between(1, 999)}`),
  'words of the footer': ({ site }, random) =>
    setIn(site, 'hours', `Open from ${random.between(6, 11)} to ${random.between(15, 22)}, ${random.pick(WORDS)}`),
  'figures of the hero': (files, random) => {
    files.texts = {
      ...files.texts,
      hero: { figures: [{ label: `Counted ${random.pick(WORDS)}`, value: `${random.between(1, 99)} of {products}` }] },
    };
    return true;
  },
  'featured goods': (files, random) => {
    const ids = idsOf(files);
    if (ids.length < 4) return false;
    const products = random.sample(ids, random.between(4, 12));
    files.texts = { ...files.texts, featured: [{ title: `Goods ${random.pick(WORDS)}`, products }] };
    return true;
  },
  reasons: (files, random) => {
    const reasons = random.sample(WORDS, 3).map((word) => ({ title: word, text: `${random.pick(SENTENCES)}.` }));
    files.texts = { ...files.texts, reasons };
    return true;
  },
  theme: (files, random) => {
    const accent = random.pick(ACCENTS);
    files.theme = {
      ...files.theme,
      colors: { accent },
      corners: random.between(0, 12),
      headings: random.pick(HEADING_FONTS),
    };
    return true;
  },
  faq: (files, random) => {
    const { faq = [] } = files;
    const number = random.between(1, 9999);
    const entry = {
      id: `asked-${number}`,
      question: `How is it ${random.pick(WORDS)}?`,
      answer: [`In ${number} ways.`],
    };
    files.faq = [entry, ...faq.slice(0, 20)];
    return true;
  },
  reviews: ({ reviews }, random) => {
    if (!reviews) return false;
    const text = `${random.pick(SENTENCES)}, ${random.between(1, 999)} times.`;
    reviews.reviews = [{ name: 'A reader', date: '2026-03-12', rating: 4, text }, ...reviews.reviews.slice(0, 5)];
    return true;
  },
  lastmod: (files, random) => {
    const date = `2026-0${random.between(1, 9)}-2${random.between(0, 8)}`;
    files.lastmod = { ...files.lastmod, [random.pick(idsOf(files))]: { hash: '00000000', date } };
    return true;
  },
  'kits of the order': (files, random) => {
    const items = random.sample(idsOf(files), random.between(1, 5)).map((id) => ({ id }));
    files['order-kits'] = [{ name: `A kit ${random.pick(WORDS)}`, people: random.between(1, 12), items }];
    return true;
  },
};

function setIn(site: Record<string, unknown> | undefined, field: string, value: string): boolean {
  if (!site || site[field] === value) return false;
  site[field] = value;
  return true;
}
