import { draftTitle } from '@/lib/admin/drafts';
import { raw } from '../ledger/world';

const NOW = new Date(2026, 10, 22, 15, 0);
const at = new Date(2026, 10, 22, 9, 5).getTime();

test.each([
  [{ at, values: { productName: ' Blue shirt ' } }, 'Draft of 09:05: “Blue shirt”'],
  [{ at, values: { productName: ' ' }, base: raw() }, 'Draft of 09:05: a product without a name'],
  [{ at, values: {}, base: raw({ name: 'Boot' }) }, 'Draft of 09:05: “Boot”'],
  [{ at: at - 24 * 3_600_000, values: {} }, 'Draft of Nov 21, 09:05: a product without a name'],
])('%j is called %s', (draft, title) => expect(draftTitle(draft, NOW)).toBe(title));
