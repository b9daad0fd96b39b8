import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGitRepository } from '@/tests/hosts/git-repository';
import { memoryRepository } from '@/tests/hosts/memory-repository';
import { type Content, type Repository, toFiles } from '@/tests/hosts/repository';

const FIRST: Content = { 'a.txt': 'a', 'data/b.json': '{}', 'data/deep/ü c.txt': 'c' };
const author = { name: 'Ana Operator', email: 'ana@example.com' };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'repositories-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
const KINDS: [string, () => Promise<Repository>][] = [
  ['memory', async () => memoryRepository(FIRST)],
  [
    'git',
    async () => {
      count += 1;
      return createGitRepository(join(folder, `${count}.git`), FIRST);
    },
  ],
];

describe.each(KINDS)('a repository in %s', (_, open) => {
  const commit = async (repository: Repository, content: Content, parent?: string) =>
    repository.commit({
      branch: 'main',
      parent: parent ?? (await repository.head('main')) ?? '',
      message: 'Change it\n\nwith reason',
      author,
      files: toFiles(content),
    });

  test('has a first commit of all files', async () => {
    const repository = await open();
    const head = (await repository.head('main')) ?? '';
    expect(head).toMatch(/^[0-9a-f]{40}$/);
    expect(`${await repository.read(head, 'data/deep/ü c.txt')}`).toBe('c');
    expect(await repository.head('other')).toBeUndefined();
    expect([await repository.has(head), await repository.has('0'.repeat(40))]).toEqual([true, false]);
  });

  test('lists a folder, with the hashes of git', async () => {
    const repository = await open();
    const head = (await repository.head('main')) ?? '';
    const names = async (path: string) =>
      (await repository.list(head, path))?.map(({ name, kind }) => `${kind} ${name}`).sort();
    expect(await names('')).toEqual(['file a.txt', 'folder data']);
    expect(await names('data')).toEqual(['file b.json', 'folder deep']);
    expect(await names('nothing')).toBeUndefined();
    expect((await repository.list(head, ''))?.find(({ name }) => name === 'a.txt')?.sha).toBe(
      '2e65efe2a145dda7ee51d1741299f848e5bf752e',
    );
  });

  test('takes a commit on its head, and what others hold stays', async () => {
    const repository = await open();
    const first = (await repository.head('main')) ?? '';
    const made = await commit(repository, { 'data/b.json': '{"b":1}', 'new/d.txt': 'd' });
    expect(await repository.head('main')).toBe(made);
    expect(`${await repository.read(made, 'data/b.json')}`).toBe('{"b":1}');
    expect(`${await repository.read(made, 'a.txt')}`).toBe('a');
    expect(await repository.read(first, 'new/d.txt')).toBeUndefined();
  });

  test('takes none on a head of before', async () => {
    const repository = await open();
    const first = await repository.head('main');
    const made = await commit(repository, { 'a.txt': 'b' });
    expect(await commit(repository, { 'a.txt': 'c' }, first)).toBe('moved');
    expect(await repository.head('main')).toBe(made);
  });

  test('takes one of two commits that come at once', async () => {
    const repository = await open();
    const first = await repository.head('main');
    const ends = await Promise.all(['b', 'c', 'd'].map((text) => commit(repository, { 'a.txt': text }, first)));
    const made = ends.filter((end) => end !== 'moved');
    expect(made).toEqual([await repository.head('main')]);
  });

  test('knows the commits that changed a path, and all of them', async () => {
    const repository = await open();
    const first = await repository.head('main');
    const second = await commit(repository, { 'a.txt': 'b' });
    const third = await commit(repository, { 'data/deep/ü c.txt': 'd' });
    const log = async (path: string, limit = 9) =>
      (await repository.log('main', path, limit)).map((logged) => logged.commit);
    expect(await log('')).toEqual([third, second, first]);
    expect(await log('a.txt')).toEqual([second, first]);
    expect(await log('data/deep/ü c.txt')).toEqual([third, first]);
    expect(await log('', 1)).toEqual([third]);
    expect((await repository.log(second, '', 1))[0]).toEqual({
      commit: second,
      parents: [first],
      message: 'Change it\n\nwith reason',
      author,
      at: expect.any(Number),
    });
  });

  test('forgets nothing of what a forced push takes off a branch', async () => {
    const repository = await open();
    const first = (await repository.head('main')) ?? '';
    const made = await commit(repository, { 'a.txt': 'b' });
    await repository.forcePush('main', first);
    expect(await repository.head('main')).toBe(first);
    expect(`${await repository.read(made, 'a.txt')}`).toBe('b');
    await expect(repository.forcePush('main', '0'.repeat(40))).rejects.toThrow();
  });
});
