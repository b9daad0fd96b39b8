/** The questions of `npm run test:hosting` to nginx, Apache and Cloudflare, asked of the local server over this export. */
import { serve } from '@/scripts/server/serve';
import { askAt } from '@/scripts/test-hosting/ask';
import type { HostedSite } from '@/scripts/test-hosting/check';
import { CHECKS } from '@/scripts/test-hosting/run-checks';
import { readSite } from '@/scripts/test-hosting/site';
import { basePath, OUT } from './site';

let host: HostedSite;
let close: () => Promise<void>;

beforeAll(async () => {
  const served = await serve({ port: 0, root: OUT, basePath });
  close = served.close;
  host = {
    site: readSite(OUT, { basePath, hstsSeconds: 0 }),
    traits: {
      ...{ knowsStatus: false, refusesMissing: true, sendsParts: true, saysVary: true, sendsCopies: false },
      encodings: ['br', 'gzip'],
    },
    ask: askAt(served.url),
  };
});

afterAll(() => close());

describe('the local server', () => {
  test.each(Object.entries(CHECKS))('%s', async (_, look) => {
    expect(await look(host)).toEqual([]);
  });
});
