import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { cataloguePath, toPublishTarget } from '@/lib/admin/publish/publish-target';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { FakeHost, TOKEN, USERS } from '@/tests/fixtures/git-hosts/fake-host';
import { STORE } from '@/tests/fixtures/shops';
import { openAdminPage } from './admin-actions';
import { expect, test } from './fixtures';

export const OPERATOR = USERS[0]?.name ?? '';

/** A fake git host at the origin in `site.json` of the built shop, and the site that is built from its repository. */
export type PublishHost = FakeHost & {
  /** Returns a product in the latest commit of the branch. */
  product: (id: string) => RawProduct | undefined;
  /** Commits changes of a product as another author. Returns the commit id. */
  change: (id: string, fields: Partial<RawProduct>) => string;
  /** Publishes the current branch on the site. */
  deploy: () => void;
};

async function openPublishHost(context: BrowserContext): Promise<PublishHost> {
  const { publish } = JSON.parse(await readFile(join(STORE.out, '..', STORE.dataDir, 'site.json'), 'utf8'));
  const target = toPublishTarget(publish);
  const path = cataloguePath(target);
  const files = { [path]: await readFile(join(STORE.out, 'catalogue.json'), 'utf8') };
  const fake = new FakeHost({ target, files });
  const catalogue = () => `${fake.repository.read(path)}`;
  let deployed = catalogue();
  await context.route('**/catalogue.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: deployed }),
  );
  await context.route(`${target.origin}/**`, (route) => answer(route, fake));
  const groups = () => JSON.parse(catalogue()) as Record<string, { products: RawProduct[] }>;
  const find = (all: ReturnType<typeof groups>, id: string) =>
    Object.values(all)
      .flatMap(({ products }) => products)
      .find((product) => product.id === id);
  return Object.assign(fake, {
    product: (id: string) => find(groups(), id),
    change: (id: string, fields: Partial<RawProduct>) => {
      const all = groups();
      Object.assign(find(all, id) ?? {}, fields);
      const text = JSON.stringify(all, null, 2);
      return fake.repository.add({ message: 'Other', author: 'Sam Second', files: { [path]: text } });
    },
    deploy: () => {
      deployed = catalogue();
    },
  });
}

/** Answers a request of a page like the fake host. */
export async function answer(route: Route, { handle }: FakeHost): Promise<void> {
  const request = route.request();
  const body = request.postDataBuffer();
  const [method, headers] = [request.method(), await request.allHeaders()];
  try {
    const init = { method, headers, ...(body && { body: new Uint8Array(body) }) };
    const response = await handle(new Request(request.url(), init));
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  } catch {
    await route.abort('connectionreset');
  }
}

/** A test with a git host. Fails if a token leaks (outside of request headers), or if a prepared failure did not happen. */
export const publishTest = test.extend<{ host: PublishHost; noTokenLeaks: undefined }>({
  host: [
    async ({ context }, use) => {
      const host = await openPublishHost(context);
      await use(host);
      expect(host.failuresLeft, 'prepared failures that did not happen').toBe(0);
    },
    { auto: true },
  ],
  noTokenLeaks: [
    async ({ context, page }, use) => {
      const texts: string[] = [];
      context.on('request', (request) => texts.push(request.url()));
      context.on('console', (message) => texts.push(message.text()));
      await use(undefined);
      const { session: _, ...data } = await readPageData(page);
      const found = Object.entries({ ...data, texts: texts.join('\n') }).filter(([, text]) => text.includes(TOKEN));
      expect(found.map(([name]) => name)).toEqual([]);
    },
    { auto: true },
  ],
});

/** All data that a page shows or stores, by place: URL, document, fields, storage, cookies, databases. */
export const readPageData = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {
      address: location.href,
      document: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        found[`database ${name} ${store}`] = JSON.stringify(all);
      }
      database.close();
    }
    return found;
  });

export const publishButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Publish( \d+ products?)?$/ });
export const rowsToPublish = (page: Page) => page.getByRole('region', { name: 'Products to publish' }).getByRole('row');

/** Opens the Publish page and signs in with a token. */
export async function signInToHost(page: Page, token = TOKEN) {
  await openAdminPage(page, 'Publish');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: OPERATOR, exact: true })).toBeVisible();
}
