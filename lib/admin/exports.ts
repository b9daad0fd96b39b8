import { toBase64 } from '../base64';
import { buildChangeSet, changeSetName } from './change-set/build';
import type { ChangeSet } from './change-set/change-set';
import { toAllFieldsCsv } from './export/all-fields-csv';
import { toShopifyCsv } from './export/shopify-csv';
import { openProject, writeToProject } from './folder';
import type { ImageStore } from './images/image-store';
import { isOwnFile } from './images/is-own-file';
import { isUpload } from './images/is-upload';
import { isMissing, keptPicture } from './images/picture-presence';
import { rawPictures } from './images/raw-pictures';
import { jsonText } from './json-text';
import { exportMark } from './ledger/ledger';
import type { LedgerStore } from './ledger/ledger-store';
import { exportedItems, markExported } from './ledger/operations';
import { presentProducts } from './ledger/rows';
import { type Pictures, planExport, type Sifted } from './sift-edits';
import type { Watch } from './slices';
import type { AdminStore, DownloadFile } from './store-types';

type Exports = Pick<AdminStore, 'exportChanges' | 'markExported' | 'writeToFolder' | 'exportTable' | 'exportJson'>;

/** The ways by which edits and products leave the browser as files. */
export function openExports(ledger: LedgerStore, images: ImageStore): Exports {
  const present = () => presentProducts(ledger.getSnapshot());
  /** Marks of the last export, by id, noted in the ledger once the file is out. */
  let marks: ReadonlyMap<string, string> = new Map();
  const mark = (watch?: Watch) => ledger.applyChange(markExported(marks), watch);

  const prepare = async (pictures: Pictures, watch?: Watch): Promise<Sifted & { changes: ChangeSet }> => {
    const current = ledger.current();
    const plan = await planExport(exportedItems(current.ledger), current.bundle, pictures, watch);
    const files = await filesOf(plan, images, watch);
    marks = new Map(plan.items.map((item) => [item.id, exportMark(item)]));
    return { ...plan, changes: buildChangeSet(plan.items, current.bundle, files) };
  };

  return {
    exportChanges: async (watch) => {
      const { bundle } = ledger.current();
      const pictures = { isMissing: (path: string) => isMissing(path, images, bundle), where: 'in the store' };
      const { changes, leftOut } = await prepare(pictures, watch);
      const count = changes.ops.length;
      return {
        count,
        leftOut,
        ...(count > 0 && { file: jsonFile(changeSetName(new Date()), await jsonText(changes, watch)) }),
      };
    },
    markExported: mark,
    writeToFolder: async (folder, watch) => {
      const project = await openProject(folder);
      if (!project.ok) return { ...project, count: 0, leftOut: [] };
      const isMissingThere = async (path: string) =>
        isOwnFile(path) && !(await keptPicture(path, images)) && !(await project.hasFile(path));
      const pictures = { isMissing: isMissingThere, where: 'in the public or data folder of this project' };
      const { changes, leftOut } = await prepare(pictures, watch);
      const written = await writeToProject(project, changes, (path) => keptPicture(path, images));
      if (written.ok && changes.ops.length > 0) await mark(watch);
      return { ...written, count: written.ok ? changes.ops.length : 0, leftOut };
    },
    exportTable: async (kind) => {
      const products = present();
      const text =
        kind === 'shopify' ? toShopifyCsv(products, ledger.getSnapshot().categories) : toAllFieldsCsv(products);
      return csvFile(`products-${kind}.csv`, await text);
    },
    exportJson: async () => {
      // A list that a newer version has written is given out as it stands.
      const stored = ledger.getSnapshot().mode === 'read-only' ? ledger.stored() : undefined;
      return stored ? jsonFile('list.json', stored) : jsonFile('products.json', await jsonText(present()));
    },
  };
}

const csvFile = (name: string, text: string): DownloadFile => ({ name, type: 'text/csv', text });
const jsonFile = (name: string, text: string): DownloadFile => ({ name, type: 'application/json', text });

/** The pictures of this browser that the edits need; the others were published before. */
async function filesOf({ items }: Sifted, images: ImageStore, watch: Watch = {}): Promise<ChangeSet['files']> {
  const paths = new Set(
    items
      .flatMap(({ product, deletedAt }) => (product && deletedAt === undefined ? rawPictures(product) : []))
      .filter(isUpload),
  );
  const files: ChangeSet['files'] = [];
  for (const path of paths) {
    watch.signal?.throwIfAborted();
    const picture = await keptPicture(path, images);
    if (picture) files.push(await toFile(path, picture));
  }
  return files;
}

const toFile = async (path: string, picture: Blob): Promise<ChangeSet['files'][number]> => ({
  path,
  sha256: path.slice('/uploads/'.length, -'.webp'.length),
  mime: 'image/webp',
  base64: toBase64(new Uint8Array(await picture.arrayBuffer())),
});
