import { STORE } from '@/tests/fixtures/shops';
import { githubStandIn } from '@/tests/hosts/github';
import { expect } from '../fixtures';
import { beHostile, editOne, hostileStandIn, lies, publishToLiar, watchToken } from '../hostile-host';
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
