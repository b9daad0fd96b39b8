import type { FailedAddress, UpdateResult } from './update';

/** The outcome of a run in words, failures first; `productsOf` names the products that show an address. */
export function describeOutcome(outcome: UpdateResult, productsOf: (address: string) => readonly string[]): string {
  const { fetched, cached, failed, pruned, isInterrupted } = outcome;
  const counts = [`${fetched} fetched`, `${cached} in the cache`, `${failed.length} failed`];
  if (pruned > 0) counts.push(`${pruned} unused files dropped`);
  const lines = failed.map((failure) => describeFailure(failure, productsOf(failure.address)));
  if (failed.some(({ isRemembered }) => isRemembered)) {
    lines.push('Failures are remembered for a day; npm run images -- --retry asks again.');
  }
  return [...lines, `Photographs: ${counts.join(', ')}${isInterrupted ? '; interrupted' : ''}`].join('\n');
}

function describeFailure({ address, reason, detail, isRemembered }: FailedAddress, ids: readonly string[]): string {
  const others = ids.length > 1 ? ` and ${ids.length - 1} more` : '';
  return `${ids[0] ?? ''}${others}: ${address} ${detail} [${reason}${isRemembered ? ', remembered' : ''}]`;
}
