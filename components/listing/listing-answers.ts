import { type ListingState, parseListingQuery, serializeListingState } from '@/lib/listing/listing-url';
import type { Scope } from '@/lib/listing/scope';
import { askCatalogue } from '@/lib/worker/client';
import type { ListingAnswer } from '@/lib/worker/protocol';

/** Answers already given, so that Back draws a listing at once and finds its place on the page again. */
const answers = new Map<string, ListingAnswer>();
const MAX_ANSWERS = 60;

const keyOf = (scope: Scope, state: ListingState) => `${JSON.stringify(scope)} ${serializeListingState(state)}`;

/** The answer to a listing's query, if it was asked before. */
export function cachedListing(scope: Scope, query: string): ListingAnswer | undefined {
  return answers.get(keyOf(scope, parseListingQuery(query)));
}

/** Asks the catalogue worker; rejects when the index cannot be loaded. */
export async function askListing(scope: Scope, query: string): Promise<ListingAnswer> {
  const state = parseListingQuery(query);
  const answer = await askCatalogue({ kind: 'list', scope, state });
  if (answers.size >= MAX_ANSWERS) answers.clear();
  answers.set(keyOf(scope, state), answer);
  return answer;
}
