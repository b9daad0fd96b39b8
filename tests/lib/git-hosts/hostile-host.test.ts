import fc from 'fast-check';
import { HostFault } from '@/lib/git-hosts/git-host';
import { GIT_HOST_NAMES, openHost } from '@/lib/git-hosts/git-hosts';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { fetchInto } from '@/tests/hosts/fetch-into';
import { CATALOGUE, type Kind, openWorld, TOKEN } from './world';

const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

const NO_NAME = new RegExp(`^$|${UNSEEN.source}`, 'u');

const LIES: readonly unknown[] = [
  'Ana \u202egnp.exe \u0007\u2066',
  'https://evil.example/acme',
  'javascript:alert(1)',
  'https://git.example.com@evil.example/',
  '99999-01-01T00:00:00Z',
  '2199-01-01T00:00:00Z',
  'soon',
  '../../../other',
  { toString: 'x' },
  ['a'],
  -1,
  null,
];

type Lie = (leaf: unknown) => unknown;

/** A body with some of what it says put otherwise. */
function twisted(body: unknown, lie: Lie): unknown {
  if (Array.isArray(body)) return body.map((entry) => twisted(entry, lie));
  if (typeof body !== 'object' || body === null) return lie(body);
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, lie(twisted(value, lie))]));
}

/** A host of a kind whose every answer of JSON is twisted by a series of choices: 0 leaves a thing as it is. */
async function openLiar(kind: Kind, choices: readonly number[]) {
  const { place, standIn, repository } = openWorld(kind, { origin: 'https://git.example.com' });
  const commit = (await repository.head('main')) ?? '';
  standIn.runs.start(commit);
  standIn.runs.fail(commit, 'Check');
  const asked = fetchInto(standIn);
  let at = 0;
  const lie: Lie = (leaf) => {
    at += 1;
    const choice = choices[at % choices.length] ?? 0;
    return choice === 0 ? leaf : LIES[choice % LIES.length];
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await asked(input, init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    return Response.json(twisted(await answer.json(), lie), { status: answer.status });
  };
  return { host: openHost(place, TOKEN, fetch), commit };
}

test.each(GIT_HOST_NAMES)(
  'nothing that %s may answer reaches the page as another link, a turned word or a bad date',
  async (kind) => {
    const seen = { answers: 0, links: 0, faults: 0 };
    const look = (value: unknown, key = ''): void => {
      if (key === 'address') {
        if (value !== undefined) expect(value).toMatch(/^https:\/\/git\.example\.com\//);
        seen.links += value === undefined ? 0 : 1;
      } else if (key === 'at') {
        if (value !== undefined) expect(new Date(value as number).getFullYear()).toBeLessThan(2030);
      } else if (key === 'commit' || key === 'parent') {
        if (value !== undefined) expect(value).toMatch(/^[0-9a-f]{40}$/);
      } else if (typeof value === 'string') expect(value).not.toMatch(key === 'name' ? NO_NAME : UNSEEN);
      else if (Array.isArray(value)) for (const entry of value) look(entry);
      else if (typeof value === 'object' && value !== null)
        for (const [name, below] of Object.entries(value)) look(below, name);
      else if (key === 'name' || key === 'title' || key === 'by' || key === 'reason')
        expect(typeof value).toBe('string');
    };
    const choices = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(60)), {
      minLength: 1,
      maxLength: 60,
    });
    await forAllAsync(
      fc.asyncProperty(choices, async (chosen) => {
        const { host, commit } = await openLiar(kind, chosen);
        const files = [{ path: CATALOGUE, content: '{}' }];
        for (const ask of [
          () => host.whoAmI(),
          () => host.readHead(),
          () => host.state(commit),
          () => host.history(CATALOGUE),
          () => host.commit({ parent: commit, message: 'Change', files }),
        ]) {
          const answer = await ask().catch((error: unknown) => error);
          if (answer instanceof HostFault) {
            seen.faults += 1;
            expect(answer.reason).not.toMatch(UNSEEN);
          } else {
            if (answer instanceof Error) throw answer;
            seen.answers += 1;
            look(answer);
          }
        }
      }),
      60,
    );
    expect(Math.min(seen.answers, seen.links, seen.faults)).toBeGreaterThan(0);
  },
);
