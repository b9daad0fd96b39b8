import type { EditStore } from '@/lib/admin/edits/edit-store';
import { addProducts, removeProducts, revertProducts, updateProducts } from '@/lib/admin/edits/operations';
import { openHost } from '@/lib/admin/git-hosts/git-hosts';
import { uploadPath } from '@/lib/admin/images/image-store';
import { type PublishDependencies, publish } from '@/lib/admin/publish/publish';
import { toPublishTarget } from '@/lib/admin/publish/publish-target';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import type { GitHostName } from '@/lib/site/schema/publish-schema';
import type { RawRow } from '@/tests/fixtures/catalogue';
import { FakeHost, TOKEN } from '@/tests/fixtures/git-hosts/fake-host';
import { catalogueOf, FakeBrowser, raw, rowOf } from '../fake-browser';

export const CATALOGUE = 'data/catalogue.json';
const QUICK = { read: 300, commit: 300 };

/** Shop with a repository on a fake host and the products a, b and c. */
export class Shop {
  readonly target;
  readonly fake: FakeHost;
  /** Catalogue of the site, which is older than the branch until `deploy`. */
  site: unknown;

  constructor(kind: GitHostName = 'github') {
    this.target = toPublishTarget({ host: kind, repository: 'acme/shop', branch: 'main' });
    this.site = catalogueOf(...['a', 'b', 'c'].map((id) => raw({ id, name: `Name ${id}` })));
    this.fake = new FakeHost({ target: this.target, files: { [CATALOGUE]: textOf(this.site) } });
  }

  /** Products at the head of the branch. */
  get products(): RawProduct[] {
    return JSON.parse(`${this.fake.repository.read(CATALOGUE)}`).clothing.products;
  }
  product(id: string): RawProduct | undefined {
    return this.products.find((product) => product.id === id);
  }
  /** Catalogue file with changed fields of a product, for `commit`. */
  withFields(id: string, fields: Partial<RawProduct>): Record<string, string> {
    const changed = this.products.map((each) => (each.id === id ? { ...each, ...fields } : each));
    return { [CATALOGUE]: textOf(catalogueOf(...(changed as unknown as RawRow[]))) };
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
    const browser = new FakeBrowser(this.site);
    return new Operator(this, await browser.open(), browser);
  }

  /** Deploys the branch to the site, and reloads the catalogue in the operator's browser. */
  async deploy({ browser, edits }: Operator, commit = this.fake.repository.head): Promise<void> {
    browser.published = JSON.parse(`${this.fake.repository.read(CATALOGUE, commit)}`);
    await edits.reload();
  }
}

const textOf = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;

/** Operator's browser with edits, pictures and a token. */
export class Operator {
  readonly pictures = new Map<string, Blob>();

  constructor(
    readonly shop: Shop,
    readonly edits: EditStore,
    readonly browser: FakeBrowser,
  ) {}

  publish(more: Partial<PublishDependencies> = {}) {
    const { edits, shop } = this;
    const images = { read: async (path: string) => this.pictures.get(path) };
    const host = openHost(shop.target, TOKEN, shop.fake.fetch, QUICK);
    return publish({ edits, images, host, target: shop.target, ...more });
  }
  row(id: string) {
    return rowOf(this.edits, id);
  }
  async edit(id: string, fields: Partial<RawProduct>): Promise<void> {
    const before = this.row(id)?.raw as RawProduct;
    await this.apply(updateProducts(new Map([[id, { before, raw: { ...before, ...fields } }]])));
  }
  remove = (id: string) => this.apply(removeProducts([id]));
  revert = (id: string) => this.apply(revertProducts([id]));
  add = (fields: RawRow) => this.apply(addProducts([raw(fields)]));
  private async apply(change: Parameters<EditStore['applyChange']>[0]): Promise<void> {
    expect(await this.edits.applyChange(change)).toMatchObject({ ok: true });
  }
  /** Stores a picture in the browser. Returns its path. */
  async addPicture(content: string): Promise<string> {
    const picture = new Blob([content]);
    const path = await uploadPath(picture);
    this.pictures.set(path, picture);
    return path;
  }
}
