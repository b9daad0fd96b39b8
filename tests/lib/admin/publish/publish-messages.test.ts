import { type FaultKind, HostFault } from '@/lib/admin/publish/host';
import { faultWords, tokenWords } from '@/lib/admin/publish/publish-messages';
import { publishPlace } from '@/lib/site/publish-place';

const placeOn = (host: 'github' | 'gitlab' | 'forgejo') =>
  publishPlace({ host, origin: 'https://git.example.com', repository: 'owner/store', branch: 'live' });
const HOSTS = ['github', 'gitlab', 'forgejo'] as const;
const KINDS: readonly FaultKind[] = [
  ...(['token', 'rights', 'rate', 'repository', 'branch', 'protected'] as const),
  ...(['refused', 'server', 'network', 'slow', 'answer'] as const),
];

test.each(HOSTS)('on %s each fault has a sentence of its own and a way on (row 48)', (host) => {
  const place = placeOn(host);
  const all = KINDS.map((kind) => faultWords(new HostFault(kind, ''), place));
  expect(new Set(all.map(({ what }) => what)).size).toBe(KINDS.length);
  for (const { what, wayOn } of all) {
    expect(what).toMatch(/^[A-Z].*\.$|^git\.example\.com .*\.$/);
    expect(wayOn).toMatch(/^[A-Z].*\.$/);
    expect(`${what}${wayOn}`).not.toMatch(/undefined|\(\)/);
  }
});

test('the host’s own words are given with the sentence (row 48)', () => {
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
])('a token that is not taken, %j with “%s”, %s (row 48)', (state, reason, words) => {
  expect(faultWords(new HostFault('token', reason), placeOn('gitlab'), state).what).toContain(words);
});

test('the end of a rate limit is said as a time, with its day where that is another one (row 48)', () => {
  const now = new Date(2026, 10, 23, 14, 0).getTime();
  const words = (until: number) => faultWords(new HostFault('rate', '', until), placeOn('github'), { now }).wayOn;
  expect(words(new Date(2026, 10, 23, 14, 5).getTime())).toBe('Try again after 14:05.');
  expect(words(new Date(2026, 10, 24, 0, 5).getTime())).toBe('Try again after 24 November, 00:05.');
});

test.each(HOSTS)('on %s it is said which token, with which rights, and where it is made', (host) => {
  const { name, address, lines } = tokenWords(placeOn(host));
  expect(name).toMatch(/token$/);
  expect(address).toMatch(/^https:\/\/git\.example\.com\/.*(?:token|applications)/);
  expect(lines.join(' ')).toContain('owner/store');
});
