import { readFileSync } from 'node:fs';
import type { BrowserContext, Download } from '@playwright/test';
import type { STORE } from '@/tests/fixtures/shops';
import type { Setting, StandIn } from '@/tests/hosts/stand-in';
import { expect, test } from './fixtures';
import { openPublishHost, type PublishHost, TOKENS } from './publish-host';
import { keptIn } from './publish-pages';

type Fixtures = {
  host: PublishHost;
  /** Set where a test has the page keep a token until its tab is closed. */
  isKept: { inTab: boolean };
};

/** A test of a shop with a host; it fails where a token has been in any place but the one that it may be in. */
export const publishTest = (shop: typeof STORE, makeStandIn: (setting: Setting) => StandIn) =>
  test.extend<Fixtures & { secrets: undefined }>({
    host: [
      async ({ context }, use) => {
        const host = await openPublishHost(context, shop, makeStandIn);
        await use(host);
        expect(host.faults.left, 'ordered failures that nobody met').toBe(0);
      },
      { auto: true },
    ],
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    isKept: async ({}, use) => use({ inTab: false }),
    secrets: [
      async ({ context, isKept }, use) => {
        const said = listen(context);
        await use(undefined);
        await expectNoToken(context, Object.values(TOKENS), said, isKept.inTab);
      },
      { auto: true },
    ],
  });

/** All that pages of a context ask for by address, say to the console and hand over as files, from now on. */
export function listen(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('request', (request) => said.push(request.url()));
  context.on('console', (message) => said.push(message.text()));
  context.on('weberror', (error) => said.push(String(error.error())));
  context.on('page', (page) => page.on('download', async (file) => said.push(await textOf(file))));
  return said;
}

/** Holds that no token stands in what the open pages keep and show, nor in what was said. `inTab`: it may in the tab's own storage. */
export async function expectNoToken(context: BrowserContext, tokens: readonly string[], said: string[], inTab = false) {
  for (const page of context.pages()) {
    const { session = '', ...kept } = await keptIn(page);
    const places: Record<string, string> = { ...kept, ...(!inTab && { session }), said: said.join('\n') };
    const found = Object.keys(places).filter((name) => tokens.some((token) => places[name]?.includes(token)));
    expect(found, 'places that a token stands in').toEqual([]);
  }
}

export async function textOf(file: Download): Promise<string> {
  return readFileSync(await file.path(), 'utf8');
}
