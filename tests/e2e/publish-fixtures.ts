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

/** The fake host at the address that the built shop's `site.json` names, and the site that is built from its repository. */
export type PublishHost = FakeHost & {
  /** A product at the head of the branch. */
  product: (id: string) => RawProduct | undefined;
  /** Somebody else commits other fields of a product. */
  change: (id: string, fields: Partial<RawProduct>) => string;
  /** The site shows the branch from now on. */
  deploy: () => void;
};

async function openPublishHost(context: BrowserContext): Promise<PublishHost> {
  const { publish } = JSON.parse(await readFile(join(STORE.out, '..', STORE.dataDir, 'site.json'), 'utf8'));
  const place = toPublishTarget(publish);
  const path = cataloguePath(place);
  const files = { [path]: await readFile(join(STORE.out, 'catalogue.json'), 'utf8') };
  const fake = new FakeHost({ target: place, files });
  const catalogue = () => `${fake.repository.read(path)}`;
  let shown = catalogue();
  await context.route('**/catalogue.json', (route) => route.fulfill({ contentType: 'application/json', body: shown }));
  await context.route(`${place.origin}/**`, (route) => answer(route, fake));
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
      shown = catalogue();
    },
  });
}

async function answer(route: Route, { handle }: FakeHost): Promise<void> {
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

/** A test with a git host. It fails if a token is anywhere but in the requests, or a failure was not met. */
export const publishTest = test.extend<{ host: PublishHost; noTokenLeaks: undefined }>({
  host: [
    async ({ context }, use) => {
      const host = await openPublishHost(context);
      await use(host);
      expect(host.failuresLeft, 'failures that no request has met').toBe(0);
    },
    { auto: true },
  ],
  noTokenLeaks: [
    async ({ context, page }, use) => {
      const texts: string[] = [];
      context.on('request', (request) => texts.push(request.url()));
      context.on('console', (message) => texts.push(message.text()));
      await use(undefined);
      const { session: _, ...places } = await readPageData(page);
      const found = Object.entries({ ...places, texts: texts.join('\n') }).filter(([, text]) => text.includes(TOKEN));
      expect(found.map(([name]) => name)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Everything that a page shows or stores, by place. */
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

/** Opens the page Publish and signs in with a token. */
export async function signInToHost(page: Page, token = TOKEN) {
  await openAdminPage(page, 'Publish');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: OPERATOR, exact: true })).toBeVisible();
}
