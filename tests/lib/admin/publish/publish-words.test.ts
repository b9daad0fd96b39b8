import type { PublishResult } from '@/lib/admin/publish/publish-result';
import { faultWords, resultWords } from '@/lib/admin/publish/publish-words';
import { type FaultKind, HostFault } from '@/lib/git-hosts/git-host';
import { GIT_HOST_NAMES, type GitHostName } from '@/lib/git-hosts/git-hosts';
import { publishPlace } from '@/lib/site/publish-place';

const placeOn = (host: GitHostName) =>
  publishPlace({ host, origin: 'https://git.example.com', repository: 'owner/store', branch: 'live' });
const KINDS: readonly FaultKind[] = [
  ...(['token', 'rights', 'rate', 'repository', 'branch', 'protected'] as const),
  ...(['refused', 'server', 'network', 'slow', 'answer'] as const),
];

test.each(GIT_HOST_NAMES)('on %s each fault has a sentence of its own and a way on', (host) => {
  const place = placeOn(host);
  const all = KINDS.map((kind) => faultWords(new HostFault(kind, ''), place));
  expect(new Set(all.map(({ what }) => what)).size).toBe(KINDS.length);
  for (const { what, wayOn } of all) {
    expect(what).toMatch(/^[A-Z].*\.$|^git\.example\.com .*\.$/);
    expect(wayOn).toMatch(/^[A-Z].*\.$/);
    expect(`${what}${wayOn}`).not.toMatch(/undefined|\(\)/);
  }
});

test('the host’s own words are given with the sentence', () => {
  const { what } = faultWords(
    new HostFault('protected', 'Changes must be made through a pull request.'),
    placeOn('github'),
  );
  expect(what).toContain('live takes no commit from your account');
  expect(what).toContain('(Changes must be made through a pull request).');
});

test.each([
  [{ wasIn: false }, '', 'it is wrong, has expired, or was taken back'],
  [{ wasIn: true }, '', 'it has expired, or was taken back'],
  [{ wasIn: false }, 'Token is expired.', 'it has expired, or was taken back'],
])('a token that is not taken, %j with “%s”, %s', (state, reason, words) => {
  expect(faultWords(new HostFault('token', reason), placeOn('gitlab'), state).what).toContain(words);
});

const place = publishPlace({ host: 'github', repository: 'owner/store', branch: 'main' });
const published = {
  ...{ kind: 'published', commit: 'c0', title: 'Change price of 2 products', isNew: true, isNoted: true },
  ...{ items: ['a', 'b'], leftOut: [], meanwhile: [], sent: new Map() },
} as const;

test.each([
  [published, '2 products sent to owner/store.'],
  [{ ...published, isNew: false }, 'owner/store held all of this already: nothing was sent twice.'],
  [{ ...published, meanwhile: ['Vest', 'Boot'] }, 'Merged with what somebody else has published: Vest, Boot.'],
  [{ kind: 'cancelled' } as const, 'Cancelled. Nothing was sent.'],
])('%j is said without alarm', (result, words) => {
  const { text, isFault } = resultWords(result as PublishResult, place);
  expect(text).toContain(words);
  expect(isFault).toBe(false);
});

test.each([
  [{ kind: 'broken', message: 'no more memory' } as const, 'went wrong in this page: no more memory'],
  [{ kind: 'busy' } as const, 'the branch main moved five times'],
  [
    { kind: 'failed', fault: new HostFault('network', ''), maybeSent: false } as const,
    'github.com could not be reached.',
  ],
  [{ kind: 'failed', fault: new HostFault('slow', ''), maybeSent: true } as const, 'What was sent may have arrived'],
  [
    { kind: 'clash', clashes: [], problems: ['Vest (a): Price is 3'] } as const,
    'somebody else has published other values',
  ],
])('%j is said as a fault, and that the edits are still here', (result, words) => {
  const { text, isFault } = resultWords(result, place);
  expect(text).toContain(words);
  expect(text).toContain('Your edits are still here.');
  expect(isFault).toBe(true);
});
