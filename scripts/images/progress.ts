import type { FailedAddress, Progress, UpdateResult } from './update';

type Terminal = { isTTY?: boolean; write: (text: string) => void };

/** A line that rewrites itself on a terminal, and about twenty lines a run elsewhere. */
export function createImageProgress(out: Terminal) {
  let shown = -1;
  return {
    show({ done, total, host, failures }: Progress) {
      const line = `${done} of ${total}, ${failures} failed, ${host}`;
      if (out.isTTY) return out.write(`\r\x1b[K${line.slice(0, 100)}`);
      const step = Math.floor((done * 20) / total);
      if (step === shown) return;
      shown = step;
      out.write(`${line}\n`);
    },
    clear() {
      if (out.isTTY) out.write('\r\x1b[K');
    },
  };
}

/** What a run came to, failures first; `productsOf` names the products that show an address. */
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
