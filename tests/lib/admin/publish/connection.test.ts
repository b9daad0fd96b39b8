import { Connection, inspectPlace } from '@/lib/admin/publish/connection';
import { token } from '@/lib/admin/publish/token';
import { GIT_HOST_NAMES } from '@/lib/git-hosts/git-hosts';
import { fetchInto } from '@/tests/hosts/fetch-into';
import { openWorld, TOKEN } from '@/tests/lib/git-hosts/world';
import { openTab } from './browser-tab';

const names = (checks: readonly { name: string; state: string }[]) =>
  checks.map(({ name, state }) => `${name} ${state}`);

describe.each(GIT_HOST_NAMES)('the test of a token on %s', (kind) => {
  test('reads all that a publish needs, and writes nothing', async () => {
    const { host, place, repository, standIn } = openWorld(kind);
    const before = await repository.head('main');
    const { who, checks } = await inspectPlace(host, place);
    expect(who?.name).toBe('Ana Operator');
    expect(names(checks)).toEqual(['Account fine', 'Branch fine', 'Catalog fine', 'Writing fine', 'Build doubt']);
    expect([await repository.head('main'), standIn.asked.includes('commit')]).toEqual([before, false]);
  });

  test.each([
    ['nobody-at-all', 'Account fault', 'does not take this token'],
    ['token-of-dan', 'Account fault', 'this token'],
    ['token-of-cleo', 'Account fault', 'There is no repository store/goods'],
    ['token-of-ben', 'Writing fault', 'Ben Reader may read store/goods, but not write to it'],
  ])('of %s ends with %s', async (text, last, words) => {
    const { as, place } = openWorld(kind);
    const { who, checks } = await inspectPlace(as(text), place);
    expect(who).toBeUndefined();
    expect(names(checks).at(-1)).toBe(last);
    expect(checks.at(-1)?.text).toContain(words);
    expect(JSON.stringify(checks)).not.toContain(text);
  });

  test('says that there is no such branch, or no catalog in it', async () => {
    const { host, place } = openWorld(kind);
    const elsewhere = openWorld(kind, { branch: 'other' });
    expect((await inspectPlace(elsewhere.host, { ...place, dataPath: 'goods' })).checks.at(-1)).toMatchObject({
      ...{ name: 'Catalog', state: 'fault', text: 'There is no goods/catalogue.json in it.' },
    });
    elsewhere.standIn.faults.order({ at: 'head', what: 404 });
    expect((await inspectPlace(elsewhere.host, place)).checks.at(-1)).toMatchObject({ name: 'Branch', state: 'fault' });
    expect(host).toBeDefined();
  });

  test('goes on where the state of builds may not be read', async () => {
    const { host, place, standIn } = openWorld(kind);
    standIn.faults.order({ at: 'state', what: 403 });
    const { who, checks } = await inspectPlace(host, place);
    expect(who).toBeDefined();
    expect(checks.at(-1)).toMatchObject({ name: 'Build', state: 'doubt' });
    expect(checks.at(-1)?.text).toContain('Publishing works without');
  });
});

describe('the connection', () => {
  let tab: Map<string, string>;
  const own = globalThis.fetch;
  const open = () => {
    tab = openTab();
    const { place, standIn } = openWorld('github');
    globalThis.fetch = fetchInto(standIn);
    return { connection: new Connection(place), standIn };
  };
  afterEach(() => {
    token.forget();
    globalThis.fetch = own;
  });

  test('takes a token that is good, and keeps it in the memory of the page alone', async () => {
    const { connection } = open();
    await connection.signIn(TOKEN, false);
    expect(connection.getSnapshot()).toMatchObject({ kind: 'in', who: { name: 'Ana Operator' } });
    expect([connection.host() !== undefined, token.get(), [...tab.values()]]).toEqual([true, TOKEN, []]);
  });

  test('keeps it in the tab where that is wanted, and forgets it with the sign-out', async () => {
    const { connection } = open();
    await connection.signIn(TOKEN, true);
    expect([...tab.values()]).toEqual([TOKEN]);
    connection.signOut();
    expect([connection.getSnapshot().kind, connection.host(), token.get(), [...tab.values()]]).toEqual([
      ...['out', undefined, undefined, []],
    ]);
  });

  test('refuses one that is not good, and keeps nothing of it', async () => {
    const { connection } = open();
    await connection.signIn('token-of-ben', true);
    expect([connection.getSnapshot().kind, connection.host(), token.get(), [...tab.values()]]).toEqual([
      ...['refused', undefined, undefined, []],
    ]);
    expect(JSON.stringify(connection.getSnapshot())).not.toContain('token-of-ben');
  });

  test('tests once more what a broken network has kept from being tested', async () => {
    const { connection, standIn } = open();
    standIn.faults.order({ at: 'who', what: 'cut-before' });
    await connection.signIn(TOKEN, false);
    expect(connection.getSnapshot()).toMatchObject({ kind: 'refused', checks: [{ name: 'Account', state: 'fault' }] });
    await connection.again();
    expect(connection.getSnapshot().kind).toBe('in');
  });

  test('goes on with the token that the tab has kept', async () => {
    const { connection } = open();
    await connection.resume();
    expect(connection.getSnapshot().kind).toBe('out');
    token.set(TOKEN, true);
    await connection.resume();
    expect(connection.getSnapshot().kind).toBe('in');
    expect([...tab.values()]).toEqual([TOKEN]);
  });
});
