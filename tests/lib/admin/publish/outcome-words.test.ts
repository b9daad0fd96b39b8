import { HostFault } from '@/lib/admin/publish/host';
import { outcomeWords } from '@/lib/admin/publish/outcome-words';
import type { RunOutcome } from '@/lib/admin/publish/publisher';
import { publishPlace } from '@/lib/site/publish-place';

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
])('%j is said without alarm', (outcome, words) => {
  const { text, isFault } = outcomeWords(outcome as RunOutcome, place);
  expect(text).toContain(words);
  expect(isFault).toBe(false);
});

test.each([
  [{ kind: 'broken', message: 'no more memory' } as const, 'went wrong in this page: no more memory'],
  [{ kind: 'busy', isNoted: true } as const, 'the branch main moved five times'],
  [
    { kind: 'failed', fault: new HostFault('network', ''), maybeSent: false, isNoted: true } as const,
    'github.com could not be reached.',
  ],
  [
    { kind: 'failed', fault: new HostFault('slow', ''), maybeSent: true, isNoted: true } as const,
    'What was sent may have arrived',
  ],
  [
    { kind: 'clash', clashes: [], problems: ['Vest (a): Price is 3'], isNoted: true } as const,
    'somebody else has published other values',
  ],
])('%j is said as a fault, and that the edits are still here (row 48)', (outcome, words) => {
  const { text, isFault } = outcomeWords(outcome, place);
  expect(text).toContain(words);
  expect(text).toContain('Your edits are still here.');
  expect(isFault).toBe(true);
});
