import type { Choice } from '@/lib/catalogue/choice';
import type { LineRole, Mark, Resolution } from '@/lib/order/resolution';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const [shirt, trousers, cap] = indexRowsOf(
  {
    id: 'acme-1',
    brand: 'Acme',
    model: '4120',
    name: 'Plain Shirt',
    colors: ['Black', 'Navy'],
    sizes: ['S', 'M', 'L'],
    subcategory: 'Shirt',
  },
  {
    id: 'acme-2',
    brand: 'Acme',
    model: '5230',
    name: 'Long Trousers',
    colors: ['Black'],
    sizes: { waist: ['32', '34'], length: ['30', '32'] },
    subcategory: 'Trousers',
  },
  { id: 'acme-3', brand: 'Acme', model: '8560', name: 'Canvas Cap', colors: ['Tan'] },
);
if (!shirt || !trousers || !cap) throw new Error('a product is missing');
export const goods = { shirt, trousers, cap };

type Found = Extract<Resolution, { kind: 'found' }>;
type Fields = Partial<Omit<Found, 'kind' | 'candidate' | 'marks'>> & { marks?: Readonly<Record<string, LineRole>> };

let at = 0;

/** The first place of each of these words, with its role. */
const marksOf = (text: string, roles: Readonly<Record<string, LineRole>> = {}): Mark[] =>
  Object.entries(roles)
    .map(([word, role]) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length, role }))
    .sort((a, b) => a.start - b.start);

const placed = (text: string) => {
  at += 1;
  return { text, at };
};

const ordered = (text: string, { marks, ...fields }: Fields) => ({
  ...placed(text),
  quantity: 1,
  doubts: [],
  ...fields,
  marks: marksOf(text, marks),
});

/** A line that names a product, with these picks. */
export const found = (row: typeof shirt, choice: Choice, text: string, fields: Fields = {}): Found => ({
  kind: 'found',
  candidate: { row, choice },
  asks: [],
  ...ordered(text, fields),
});

/** A line that may mean one of several products. */
export const which = (text: string, fields: Fields = {}): Resolution => ({
  kind: 'which',
  candidates: [
    { row: goods.shirt, choice: { color: 'Navy' } },
    { row: goods.cap, choice: { color: 'Tan' } },
  ],
  asks: [],
  ...ordered(text, fields),
});

/** A line that names nothing of the kind. */
export const none = (text: string, { asks: _, ...fields }: Fields = {}): Resolution => ({
  kind: 'none',
  ...ordered(text, fields),
});

/** A line that orders nothing. */
export const prose = (text: string): Resolution => ({ kind: 'prose', ...placed(text) });

/** A line that says more of those under it. */
export const heading = (text: string): Resolution => ({ kind: 'heading', ...placed(text) });

type Table = Extract<Resolution, { kind: 'table' }>;

/** The names of a table's columns. */
export const table = (names: string[], columns: Table['columns'], isUnderstood = true): Table => ({
  kind: 'table',
  ...placed(names.join('\t')),
  names,
  columns,
  isUnderstood,
});
