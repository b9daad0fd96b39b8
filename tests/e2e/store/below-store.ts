import { test as base, expect } from '../fixtures';

/** Every request of these pages goes below /store: the fixtures fail on any that is answered with an error, this on any other. */
export const test = base.extend<{ outside: string[] }>({
  outside: [
    async ({ page }, use) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        const { hostname, pathname, protocol } = new URL(request.url());
        // Photographs of the fixtures stand on hosts that do not exist.
        if (/^https?:$/.test(protocol) && !hostname.endsWith('.invalid') && !pathname.startsWith('/store/'))
          outside.push(request.url());
      });
      await use(outside);
      expect(outside, 'requests that leave /store').toEqual([]);
    },
    { auto: true },
  ],
});
