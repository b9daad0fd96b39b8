import type { ProductDocument } from '../schema/product';
import type { Editor, Field, FieldEntry } from './field';
import { dayField, flagField, textField } from './plain-field';
import { lines, orNothing } from './text-forms';

/** The field of a product that its owner keeps back. */
export const hidden = flagField({
  key: 'hidden',
  rank: 33,
  label: 'Hidden',
  about: 'True: kept in the admin, and no part of the shop.',
  isUnseen: true,
  absent: 'false',
  group: 'details',
  control: { hint: 'kept here, and not in the shop' },
});

/** The field of the first day on which a product is sold. */
export const from = dayField({
  key: 'from',
  rank: 34,
  label: 'Sold from',
  about: '`YYYY-MM-DD`, the first day in the shop: the build of that day brings it.',
  isUnseen: true,
  absent: 'at once',
  group: 'details',
});

/** The field of the last day on which a product is sold. */
export const until = dayField({
  key: 'until',
  rank: 35,
  label: 'Sold until',
  about: '`YYYY-MM-DD`, its last day: the page says so before, and that it has ended afterwards.',
  absent: 'without an end',
  group: 'details',
});

/** The field of the last day of a lower price. */
export const priceUntil = dayField({
  key: 'priceUntil',
  rank: 36,
  label: 'Lower price until',
  about: '`YYYY-MM-DD`, the last day of the lower price; after it `oldPrice` is the price.',
  absent: 'without an end',
  group: 'details',
  control: { hint: 'The last day of the lower price' },
});

/** The field of the product that follows another one. */
export const replacedBy = textField({
  key: 'replacedBy',
  rank: 37,
  label: 'Replaced by',
  about: 'The id of the product to whose page its own now leads; that page names it.',
  absent: 'nothing',
  group: 'details',
  control: { hint: 'The id of the product that follows it' },
});

/** The editor of documents: a line each. */
const editor: Editor<{ documents: string }> = {
  group: 'details',
  controls: {
    documents: {
      kind: 'area',
      label: 'Documents',
      hint: 'A line each: Size chart: /uploads/size-chart.pdf',
      rows: 2,
    },
  },
  read: (raw) => ({ documents: (raw.documents ?? []).map(({ name, href }) => `${name}: ${href}`).join('\n') }),
  write: ({ documents }) => ({ documents: orNothing(lines(documents).map(toDocument)) }),
};

/** 'Size chart: /uploads/a.pdf' as a document; the schema says what is missing in a line without an address. */
function toDocument(line: string): ProductDocument {
  const [, name = line, href = ''] = /^(.*?):\s*(\/.*)$/.exec(line) ?? [];
  return { name: name.trim(), href };
}

/** The field of a product's PDF files. */
export const documents = {
  key: 'documents',
  rank: 38,
  label: 'Documents',
  about: 'PDF files under `/uploads/`: `{ "name": "Size chart", "href": "/uploads/size-chart.pdf" }`.',
  absent: 'none',
  shape: 'groups',
  editor,
  entries: (value): FieldEntry[] =>
    (value as ProductDocument[]).map(({ name, href }) => ({
      key: `${name} ${href}`,
      words: name,
      detail: `${name} (${href})`,
    })),
} as const satisfies Field;
