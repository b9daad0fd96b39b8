import { asset } from '@/lib/site/asset';
import { compareRoute } from '@/lib/site/compare-route';
import { MOST_COMPARED } from '@/lib/visitor/comparison';

/** The contents of a comparison's address: products, each once and four at most, and whether only differences are shown. */
export type CompareAddress = { ids: readonly string[]; leftOut: number; isDifferences: boolean };

const DIFFERENCES = 'only';
const LONGEST_ID = 80;

/** Reads '?id=a&id=b&only=differences'; `leftOut` are those past the fourth. */
export function readAddress(query: string): CompareAddress {
  const parameters = new URLSearchParams(query);
  const named = parameters.getAll('id').filter((id) => id !== '' && id.length <= LONGEST_ID);
  const all = [...new Set(named)];
  const ids = all.slice(0, MOST_COMPARED);
  return { ids, leftOut: all.length - ids.length, isDifferences: parameters.get(DIFFERENCES) === 'differences' };
}

/** The address with the base path. */
export function addressOf({ ids, isDifferences }: Omit<CompareAddress, 'leftOut'>): string {
  const address = asset(compareRoute(ids));
  return isDifferences && ids.length > 0 ? `${address}&${DIFFERENCES}=differences` : address;
}
