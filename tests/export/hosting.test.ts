/** The questions of `npm run test:hosting` to nginx, Apache and Cloudflare, asked of the local server over this export. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@/scripts/server/serve';
import { askAt } from '@/scripts/test-hosting/ask';
import type { HostedSite } from '@/scripts/test-hosting/check';
import { placeExport } from '@/scripts/test-hosting/place-export';
import { CHECKS } from '@/scripts/test-hosting/run-checks';
import { LOCAL_SERVER } from '@/tests/fixtures/local-server';
import { basePath, OUT } from './site';

let host: HostedSite;
let close: () => Promise<void>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  const { root, site } = await placeExport(OUT, folder, { basePath, hstsSeconds: 0 }, false);
  // Below a base path hosts read their files at the top; the local server reads them in the folder that it is given.
  if (basePath) for (const name of ['_headers', '_redirects']) await cp(join(root, name), join(root, basePath, name));
  const served = await serve({ port: 0, root: join(root, basePath), basePath });
  close = async () => {
    await served.close();
    await rm(folder, { recursive: true });
  };
  host = {
    site,
    traits: LOCAL_SERVER,
    url: served.url,
    ask: askAt(served.url),
  };
});

afterAll(() => close());

describe('the local server', () => {
  test.each(Object.entries(CHECKS))('%s', async (_, look) => {
    expect(await look(host)).toEqual([]);
  });
});
