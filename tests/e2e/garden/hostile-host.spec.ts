import { GARDEN } from '@/tests/fixtures/shops';
import { gitlabStandIn } from '@/tests/hosts/gitlab';
import { expect } from '../fixtures';
import { beHostile, editOne, hostileStandIn, lies, publishToLiar, watchToken } from '../hostile-host';
import { publishTest } from '../publish-test';

const test = publishTest(GARDEN, hostileStandIn(gitlabStandIn));
test.afterEach(() => beHostile());

for (const [name, lie] of lies) {
  test(`a host of another kind that answers with ${name}: nothing runs, leads away, is shown wrong or is lost`, {
    tag: '@night',
  }, async ({ page, context, host }) => {
    const leaks = watchToken(context, host);
    const id = await editOne(page);
    beHostile(lie);
    await publishToLiar(page, host, id, () =>
      page.getByRole('button', { name: 'Sign in with gitlab.invalid' }).click(),
    );
    expect(await leaks()).toEqual([]);
  });
}
