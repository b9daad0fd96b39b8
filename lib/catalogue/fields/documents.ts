import type { ProductDocument } from '../schema/product';
import { type Editor, emptyToUndefined, type Field, type FieldEntry, nonEmptyLines } from './field';

/** The editor of documents, one per line. */
const editor: Editor<{ documents: string }> = {
  section: 'more',
  controls: {
    documents: { kind: 'area', label: 'Documents', hint: 'One per line: Size chart: /uploads/size-chart.pdf', rows: 2 },
  },
  read: (raw) => ({ documents: (raw.documents ?? []).map(({ name, href }) => `${name}: ${href}`).join('\n') }),
  write: ({ documents }) => ({ documents: emptyToUndefined(nonEmptyLines(documents).map(toDocument)) }),
};

/** Parses 'Size chart: /uploads/a.pdf'. Without a path, `href` is '', which the schema rejects. */
function toDocument(line: string): ProductDocument {
  const [, name = line, href = ''] = /^(.*?):\s*(\/.*)$/.exec(line) ?? [];
  return { name: name.trim(), href };
}

/** The field of a product's PDF files. */
export const documents = {
  key: 'documents',
  label: 'Documents',
  shape: 'groups',
  editor,
  entries: (value): FieldEntry[] =>
    (value as ProductDocument[]).map(({ name, href }) => ({
      key: `${name} ${href}`,
      label: name,
      detail: `${name} (${href})`,
    })),
} as const satisfies Field;
