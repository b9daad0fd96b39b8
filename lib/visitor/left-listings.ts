import { tab } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';

/** A listing as it was left: pixels from the top, and the texts in its fields that find a value, by their parameters. */
export type LeftListing = { top: number; finds: Readonly<Record<string, string>> };

const MOST = 20;

const listings = storedValue<{ left: Readonly<Record<string, LeftListing>> }>(
  tab,
  'listings',
  versioned(1, ({ left }) =>
    typeof left === 'object' && left !== null ? { left: left as Record<string, LeftListing> } : undefined,
  ),
);

/** The listing at an address, its path and query, as it was left in this tab; undefined where nothing is known. */
export function readLeftListing(address: string): LeftListing | undefined {
  return listings.get()?.left[address];
}

/** Keeps for this tab how a listing was left, the last ones only; undefined forgets it. */
export function keepLeftListing(address: string, listing: LeftListing | undefined): void {
  const { [address]: before, ...others } = listings.get()?.left ?? {};
  if (!before && !listing) return;
  const entries = Object.entries(others).slice(1 - MOST);
  listings.set({ left: Object.fromEntries(listing ? [...entries, [address, listing]] : entries) });
}
