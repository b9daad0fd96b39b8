import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { type Place, publishPlace } from '@/lib/site/publish-place';
import type { STORE } from '@/tests/fixtures/shops';
import { memoryRepository } from '@/tests/hosts/memory-repository';
import { Cut, type Setting, type StandIn, type User } from '@/tests/hosts/stand-in';

export const TOKENS = { operator: 'token-of-the-operator-7c1d9e' };

/** The name of the user whom the operator's token signs in. */
export const OPERATOR = 'Olive Operator';

const USERS: readonly User[] = [{ token: TOKENS.operator, login: 'olive', name: OPERATOR, rights: 'write' }];

/** A host of a test: the stand-in that the shop's pages may ask, and the store that is built from its repository. */
export type PublishHost = StandIn & {
  place: Place;
  head: () => Promise<string>;
  /** The text of the catalogue at the head of the branch. */
  catalogue: () => Promise<string>;
  /** A commit by somebody else: what stands in the catalogue, with one text replaced. */
  commit: (from: string, to: string) => Promise<string>;
  /** The build of the head of the branch ends well, and the store shows it. */
  deploy: () => Promise<void>;
};

/** Puts a host over a repository in memory at the address that the `site.json` of a built shop names, and its catalogue into the store. */
export async function openPublishHost(
  context: BrowserContext,
  { dataDir, out }: typeof STORE,
  makeStandIn: (setting: Setting) => StandIn,
): Promise<PublishHost> {
  const { publish } = JSON.parse(await readFile(join(out, '..', dataDir, 'site.json'), 'utf8'));
  const place = publishPlace(publish);
  const path = `${place.dataPath}/catalogue.json`;
  const first = JSON.stringify(JSON.parse(await readFile(join(out, 'catalogue.json'), 'utf8')), null, 2);
  const repository = memoryRepository({ [path]: `${first}\n` }, place.branch);
  const standIn = makeStandIn({ place, repository, users: USERS });

  const head = async () => (await repository.head(place.branch)) ?? '';
  const catalogue = async () => String(await repository.read(await head(), path));
  let shown = await catalogue();
  await context.route('**/catalogue.json', (route) => route.fulfill({ contentType: 'application/json', body: shown }));
  for (const origin of new Set([place.origin, new URL(place.api).origin])) {
    await context.route(`${origin}/**`, (route) => answer(route, standIn));
  }
  return {
    ...standIn,
    place,
    head,
    catalogue,
    commit: async (from, to) => {
      const text = (await catalogue()).replace(from, to);
      const author = { name: 'Sam Second', email: 'sam@example.com' };
      const files = [{ path, content: Buffer.from(text) }];
      const commit = { branch: place.branch, parent: await head(), message: 'Change something else', author, files };
      return repository.commit(commit);
    },
    deploy: async () => {
      standIn.runs.finish(await head());
      shown = await catalogue();
    },
  };
}

/** The host's answer to a request of the page; a cut is one for the page too. */
async function answer(route: Route, { handle }: StandIn): Promise<void> {
  const request = route.request();
  const body = request.postDataBuffer();
  try {
    const response = await handle(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body && { body: new Uint8Array(body) }),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
    await route.abort('connectionreset');
  }
}
