import { type ImageStore, uploadPath } from '@/lib/admin/images/image-store';
import type { LedgerStore } from '@/lib/admin/ledger/ledger-store';
import { exportedItems, updateProduct } from '@/lib/admin/ledger/operations';
import type { Clock } from '@/lib/admin/publish/clock';
import { type PublishParts, publishEdits } from '@/lib/admin/publish/publish-edits';
import { putBackCommit } from '@/lib/admin/publish/put-back-commit';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { publishPlace } from '@/lib/site/publish-place';
import { bundleOf, raw, World } from '../ledger/world';
import { MemoryHost, MemoryRepository } from './memory-host';

export const CATALOGUE = 'data/catalogue.json';
export const LAST_CHANGES = 'data/lastmod.json';
export const place = publishPlace({ host: 'github', repository: 'acme/shop', branch: 'main' });
export const textOf = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;

/** A clock that waits for nobody, and notes how long it would have waited. */
export const quickClock = (pauses: number[] = []): Clock => ({
  now: () => new Date('2026-11-23T08:00:00Z'),
  sleep: async (milliseconds, signal) => {
    signal?.throwIfAborted();
    pauses.push(milliseconds);
  },
  random: () => 0.5,
});

/** An operator: a browser with a ledger and pictures of its own, and a host to publish to. */
export class Operator {
  readonly pictures = new Map<string, Blob>();
  readonly images: Pick<ImageStore, 'read'> = { read: async (path) => this.pictures.get(path) };
  clock = quickClock();

  constructor(
    readonly world: World,
    readonly ledger: LedgerStore,
    readonly host: MemoryHost,
  ) {}

  get open(): string[] {
    return exportedItems(this.ledger.current().ledger).map(({ id }) => id);
  }
  private get parts(): PublishParts {
    const { ledger, images, host, clock } = this;
    return { ledger, images, host, clock, place };
  }
  publish({ ids = this.open, ...options }: Partial<PublishParts> & { ids?: readonly string[] } = {}) {
    return publishEdits({ ...this.parts, ...options }, ids);
  }
  async putBack(commit: string, options: Partial<PublishParts> = {}) {
    const past = (await this.host.history(CATALOGUE)).find((each) => each.commit === commit);
    if (!past) throw new Error(`${commit} is not in the history`);
    return putBackCommit({ ...this.parts, ...options }, past);
  }
  async edit(id: string, fields: Partial<RawProduct>) {
    const row = this.row(id);
    if (!row) throw new Error(`${id} is not in the list`);
    expect(await this.ledger.applyChange(updateProduct(id, { ...row.raw, ...fields }, row.raw))).toMatchObject({
      ok: true,
    });
  }
  /** Takes a picture into the browser; the answer is its path. */
  async keep(picture: Blob): Promise<string> {
    const path = await uploadPath(picture);
    this.pictures.set(path, picture);
    return path;
  }
  row(id: string) {
    return this.ledger.getSnapshot().rows.find((row) => row.id === id);
  }
}

/** A store that is built from a repository. */
export class Shop {
  readonly repository: MemoryRepository;

  constructor(
    catalogue: unknown = bundleOf(raw({ id: 'a' }), raw({ id: 'b', name: 'Boot' }), raw({ id: 'c', name: 'Coat' })),
    more: Readonly<Record<string, string>> = {},
  ) {
    this.repository = new MemoryRepository({ [CATALOGUE]: textOf(catalogue), ...more });
  }

  get catalogue() {
    return JSON.parse(this.repository.read(CATALOGUE));
  }
  get products(): RawProduct[] {
    return this.catalogue.clothing.products;
  }
  product(id: string): RawProduct | undefined {
    return this.products.find((product) => product.id === id);
  }
  /** Somebody else's commit. */
  change(products: (before: RawProduct[]) => RawProduct[], message = 'Somebody else'): string {
    const next = bundleOf(...(products(this.products) as unknown as Record<string, unknown>[]));
    return this.repository.add({ message, files: [{ path: CATALOGUE, content: textOf(next) }] });
  }
  setFields(id: string, fields: Partial<RawProduct>): string {
    return this.change((all) => all.map((each) => (each.id === id ? { ...each, ...fields } : each)));
  }

  async operator(): Promise<Operator> {
    const world = new World(this.catalogue);
    return new Operator(world, await world.open(), new MemoryHost(this.repository));
  }
  /** The workflow has built the branch, or what it was at a commit, and a browser hears of it. */
  async build(operator: Operator, commit = this.repository.head): Promise<void> {
    operator.world.published = JSON.parse(this.repository.read(CATALOGUE, commit));
    await operator.ledger.reload();
  }
}
