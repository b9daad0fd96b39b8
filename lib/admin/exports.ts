import { buildChangeSet, changeSetName } from './change-set/build';
import type { ChangeSet } from './change-set/change-set';
import { writeToFolder } from './folder';
import { type ImageStore, sha256, toBase64 } from './images/image-store';
import { toCsv } from './import/csv';
import { exportMark } from './ledger/ledger';
import type { LedgerStore } from './ledger/ledger-store';
import { exportedItems, markExported } from './ledger/operations';
import { presentProducts } from './ledger/rows';
import type { AdminStore } from './store-types';

type Exports = Pick<AdminStore, 'exportChanges' | 'markExported' | 'writeToFolder' | 'exportCsv' | 'exportJson'>;

/** Everything that leaves the browser as a file. */
export function openExports(ledger: LedgerStore, images: ImageStore): Exports {
  const present = () => presentProducts(ledger.getSnapshot());
  /** What the last export has written, for the note that is made once the file is out. */
  let marks: ReadonlyMap<string, string> = new Map();

  const build = async (): Promise<ChangeSet> => {
    const { ledger: document, bundle } = ledger.current();
    const items = exportedItems(document);
    const marked = new Map(items.map((item) => [item.id, exportMark(item)]));
    const files: ChangeSet['files'] = [];
    const paths = items.flatMap(({ p, d }) => (d === undefined ? (p?.image_links ?? []) : []));
    for (const path of new Set(paths)) {
      const picture = path.startsWith('/uploads/') ? await images.read(path) : undefined;
      // Those that are not here were published before.
      if (!picture) continue;
      files.push({ path, sha256: await sha256(picture), mime: 'image/webp', base64: await toBase64(picture) });
    }
    marks = marked;
    return buildChangeSet(items, bundle, files);
  };
  const mark = () => ledger.mutate(markExported(marks));
  const json = (name: string, value: unknown) => ({
    name,
    type: 'application/json',
    text: `${JSON.stringify(value, null, 2)}\n`,
  });

  return {
    exportChanges: async () => json(changeSetName(new Date()), await build()),
    markExported: mark,
    writeToFolder: async (folder) => {
      const written = await writeToFolder(folder, await build());
      if (written.ok) await mark();
      return written;
    },
    exportCsv: async () => ({ name: 'products.csv', type: 'text/csv', text: toCsv(present()) }),
    exportJson: async () => {
      // What a newer version has written is given out as it stands.
      const stored = ledger.getSnapshot().mode === 'read-only' ? ledger.stored() : undefined;
      return stored ? { name: 'list.json', type: 'application/json', text: stored } : json('products.json', present());
    },
  };
}
