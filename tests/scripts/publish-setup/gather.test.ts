import { gatherPlace, gatherStore, gatherToken } from '@/scripts/publish-setup/gather';

type Given = Parameters<typeof gatherPlace>[0];

/** Somebody who answers by what a question begins with, and presses Enter at all others; with all that was asked. */
function somebody(answers: Record<string, string> = {}) {
  const asked: string[] = [];
  const ask = async (question: string, preset = '') => {
    asked.push(question);
    return Object.entries(answers).find(([start]) => question.startsWith(start))?.[1] ?? preset;
  };
  return { ask, asked };
}
const gather = (given: Record<string, string>, more: Partial<Given> = {}) =>
  gatherPlace({ given: new Map(Object.entries(given)), known: undefined, cloned: undefined, ask: undefined, ...more });

test('an address is all that github.com needs', async () => {
  const { ask, asked } = somebody({ 'The address': 'https://github.com/owner/store.git' });
  expect(await gather({}, { ask })).toEqual({ host: 'github', repository: 'owner/store', branch: 'main' });
  expect(asked).toEqual(['The address of your repository', 'The branch that the store is built from']);
});

test('the place that this folder was cloned from is offered', async () => {
  const { ask } = somebody();
  const cloned = 'git@codeberg.org:owner/store.git';
  expect(await gather({}, { ask, cloned })).toEqual({ host: 'forgejo', repository: 'owner/store', branch: 'main' });
});

test('a host of one’s own is asked for its kind, and keeps its address', async () => {
  const { ask, asked } = somebody({
    'The address': 'https://git.example.com/o/s',
    'The kind': 'forgejo',
    'The branch': 'live',
  });
  expect(await gather({}, { ask })).toEqual({
    ...{ host: 'forgejo', repository: 'o/s', branch: 'live', origin: 'https://git.example.com' },
  });
  expect(asked).toContainEqual('The kind of its host: github, gitlab, forgejo');
});

test('with options nothing is asked, and what was said of the same repository stays', async () => {
  const known = { host: 'gitlab', repository: 'o/s', branch: 'live', uploadsPath: 'pictures', clientId: 'a' } as const;
  expect(await gather({ repository: 'https://gitlab.com/o/s', branch: 'new' }, { known })).toEqual({
    ...known,
    branch: 'new',
  });
  expect(await gather({}, { known })).toEqual(known);
  expect(await gather({ repository: 'https://github.com/o/other' }, { known })).toEqual({
    ...{ host: 'github', repository: 'o/other', branch: 'main' },
  });
});

test('an application and a worker are taken together', async () => {
  const given = { repository: 'https://github.com/o/s', 'client-id': 'Iv1', 'sign-in': 'https://s.example.com' };
  expect(await gather(given)).toMatchObject({ clientId: 'Iv1', signIn: 'https://s.example.com' });
  await expect(gather({ ...given, 'sign-in': 'http://s.example.com' })).rejects.toThrow(
    'publish.signIn must be an address',
  );
});

test.each<[string, Record<string, string>, string]>([
  ['no address', {}, '--repository is missing, and nobody is here to be asked.'],
  ['an address of no repository', { repository: 'store' }, "'store' names no repository"],
  ['no kind of host', { repository: 'https://git.example.com/o/s' }, '--host is missing'],
  [
    'another kind of host',
    { repository: 'o/s', host: 'svn' },
    "There is no host 'svn': choose one of github, gitlab, forgejo.",
  ],
  [
    'a branch that is none',
    { repository: 'o/s', host: 'github', branch: '-x' },
    'publish.branch must be the name of a branch',
  ],
])('%s is said', async (_, given, words) => {
  await expect(gather(given)).rejects.toThrow(words);
});

test('the token of the environment is taken without a question; else its question says which one, and shows no answer', async () => {
  const publish = { host: 'github', repository: 'o/s', branch: 'main' } as const;
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  expect(await gatherToken(publish, ' ghp_1 ', undefined, say)).toBe('ghp_1');
  expect(await gatherToken(publish, undefined, undefined, say)).toBe('');
  expect(lines).toEqual([]);
  expect(await gatherToken(publish, undefined, async () => 'ghp_2', say)).toBe('ghp_2');
  expect(lines.join('\n')).toContain('https://github.com/settings/personal-access-tokens/new');
  expect(lines.join('\n')).not.toContain('ghp_');
});

test('the address of a store is asked for where its host does not know it', async () => {
  const [github, forgejo] = (['github', 'forgejo'] as const).map((host) => ({
    host,
    repository: 'o/s',
    branch: 'main',
  }));
  const { ask, asked } = somebody({ 'The address that': 'https://shop.example.com/' });
  if (!github || !forgejo) throw new Error('both are there');
  expect(await gatherStore(github, undefined, ask)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await gatherStore(forgejo, undefined, ask)).toBe('https://shop.example.com');
  expect(await gatherStore(forgejo, undefined, undefined)).toBeUndefined();
  expect(await gatherStore(github, 'https://shop.example.com/store/', undefined)).toBe(
    'https://shop.example.com/store',
  );
  await expect(gatherStore(github, 'shop', undefined)).rejects.toThrow("'shop' is no address of a store.");
});
