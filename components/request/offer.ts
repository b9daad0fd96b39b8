import type { ReadList } from '@/lib/request/read-list';

/** A list from elsewhere that waits for the buyer's word, and what of it could not be read. */
export type Offer = ReadList & { from: string };
