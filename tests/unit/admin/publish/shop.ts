import { type EditStore, openEditStore } from '@/lib/admin/edits/edit-store';
import { addProducts, removeProducts, updateProducts } from '@/lib/admin/edits/operations';
import { type GitHostName, openHost } from '@/lib/admin/git-hosts/git-hosts';
import { uploadPath } from '@/lib/admin/images/image-store';
import { type PublishDependencies, publish } from '@/lib/admin/publish/publish';
import { toPublishTarget } from '@/lib/admin/publish/publish-target';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { FakeHost, TOKEN } from '@/tests/fixtures/git-hosts/fake-host';
import { areaOf, MemoryDocument, MemoryStorage } from '@/tests/fixtures/memory-storage';

export const CATALOGUE = 'data/catalogue.json';
const QUICK = { read: 300, commit: 300 };
type Products = RawProduct[];

/** Shop with a repository on a fake host and the products a, b and c. */
export class Shop {
  readonly target;
  readonly fake: FakeHost;
  /** Catalogue of the site, which is older than the branch until `deploy`. */
  site: unknown;

  constructor(kind: GitHostName = 'github') {
    this.target = toPublishTarget({ host: kind, repository: 'acme/shop', branch: 'main' });
    const products = ['a', 'b', 'c'].map((id) => row({ id, name: `Name ${id}` }));
    this.site = rawCatalogue({ clothing: products });
    this.fake = new FakeHost({ target: this.target, files: { [CATALOGUE]: textOf(this.site) } });
  }

  /** Products at the head of the branch. */
  get products(): Products {
    return JSON.parse(`${this.fake.repository.read(CATALOGUE)}`).clothing.products;
  }
  product(id: string): RawProduct | undefined {
    return this.products.find((product) => product.id === id);
  }
  /** Catalogue file with changed products, for `commit`. */
  changed(change: (before: Products) => Products): Record<string, string> {
    const next = change(this.products) as unknown as Parameters<typeof rawCatalogue>[0][string];
    return { [CATALOGUE]: textOf(rawCatalogue({ clothing: next })) };
  }
  withFields(id: string, fields: Partial<RawProduct>): Record<string, string> {
    return this.changed((all) => all.map((each) => (each.id === id ? { ...each, ...fields } : each)));
  }
  /** Commits files as another author. */
  commit(files: Record<string, string>): string {
    return this.fake.repository.add({ message: 'Somebody else', author: 'Somebody Else', files });
  }
  /** Commits by the operator. */
  get operatorCommits() {
    return this.fake.repository.log().filter(({ author }) => author === 'Ana Operator');
  }

  async operator(): Promise<Operator> {
    const storage = new MemoryStorage();
    let queue: Promise<unknown> = Promise.resolve();
    const edits = await openEditStore({
      webStorage: areaOf(storage),
      document: new MemoryDocument(),
      damaged: { read: async () => undefined, write: async () => {}, remove: async () => {}, names: async () => [] },
      lock: (task) => {
        const turn = queue.then(task, task);
        queue = turn.catch(() => undefined);
        return turn;
      },
      fetchCatalogue: async () => structuredClone(this.site),
      notify: () => {},
      now: Date.now,
    });
    return new Operator(this, edits, storage);
  }

  /** Deploys the branch to the site, and reloads the catalogue in the operator's browser. */
  async deploy(operator: Operator): Promise<void> {
    this.site = JSON.parse(`${this.fake.repository.read(CATALOGUE)}`);
    await operator.edits.reload();
  }
}

const textOf = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;

/** Operator's browser with edits, pictures and a token. */
export class Operator {
  readonly pictures = new Map<string, Blob>();

  constructor(
    readonly shop: Shop,
    readonly edits: EditStore,
    readonly storage: MemoryStorage,
  ) {}

  publish(more: Partial<PublishDependencies> = {}) {
    const { edits, shop } = this;
    const images = { read: async (path: string) => this.pictures.get(path) };
    const host = openHost(shop.target, TOKEN, shop.fake.fetch, QUICK);
    return publish({ edits, images, host, target: shop.target, ...more });
  }
  row(id: string) {
    return this.edits.getSnapshot().rows.find((row) => row.id === id);
  }
  async edit(id: string, fields: Partial<RawProduct>): Promise<void> {
    const before = this.row(id)?.raw as RawProduct;
    const outcome = await this.edits.applyChange(
      updateProducts(new Map([[id, { before, raw: { ...before, ...fields } }]])),
    );
    expect(outcome).toMatchObject({ ok: true });
  }
  async remove(id: string): Promise<void> {
    expect(await this.edits.applyChange(removeProducts([id]))).toMatchObject({ ok: true });
  }
  async add(fields: Parameters<typeof row>[0]): Promise<void> {
    const added = await this.edits.applyChange(addProducts([row(fields) as unknown as RawProduct]));
    expect(added).toMatchObject({ ok: true });
  }
  /** Stores a picture in the browser. Returns its path. */
  async addPicture(content: string): Promise<string> {
    const picture = new Blob([content]);
    const path = await uploadPath(picture);
    this.pictures.set(path, picture);
    return path;
  }
}
