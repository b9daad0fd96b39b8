import { storageKey } from '@/lib/storage/key';
import { STORE } from '@/tests/fixtures/shops';
import { githubStandIn } from '@/tests/hosts/github';
import { openList, openPage } from '../admin-pages';
import { expect } from '../fixtures';
import { beHostile, editOne, hostileStandIn, lies, publishToLiar, watchToken, wrongIn } from '../hostile-host';
import { HOSTILE } from '../hostile-texts';
import { TOKENS } from '../publish-host';
import { giveToken } from '../publish-pages';
import { publishTest } from '../publish-test';

const test = publishTest(STORE, hostileStandIn(githubStandIn));
test.afterEach(() => beHostile());

for (const [name, lie] of lies) {
  test(`a host that answers with ${name}: nothing runs, leads away, is shown wrong or is lost`, {
    tag: '@night',
  }, async ({ page, context, host }) => {
    const leaks = watchToken(context, host);
    const id = await editOne(page);
    beHostile(lie);
    await publishToLiar(page, host, id, () => giveToken(page, TOKENS.operator));
    expect(await leaks()).toEqual([]);
  });
}

test('what a browser has kept of a publish is shown as text, and leads nowhere else', { tag: '@night' }, async ({
  page,
  host,
}) => {
  await openList(page);
  await page.evaluate(
    ({ key, text }) => {
      const addresses = ['https://evil.example.com/', 'https://git.invalid@evil.example.com/', 'data:text/html,a'];
      const kept = { at: 1, times: { sent: 1, failed: 2 }, state: 'failed', title: text, reason: text };
      const publishes = addresses.map((address, at) => ({ ...kept, commit: `${at}${text}`, address }));
      localStorage.setItem(key, JSON.stringify({ v: 1, publishes }));
    },
    { key: storageKey('publishes', STORE.basePath), text: HOSTILE.markup },
  );
  await page.reload();
  await openPage(page, 'Publish');
  await expect(page.getByRole('alert').filter({ hasText: 'The build failed' })).toHaveCount(3);
  expect(await wrongIn(page, host)).toEqual([]);
});
