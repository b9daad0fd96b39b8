import { pauseAfter } from './clock';
import { HostFault } from './host';
import { type MakeWish, type SendParts, type Try, tryToSend } from './send';

const TRIES = 5;

/** How a publish ended: as its last try did, or without an end. */
export type Ending = Exclude<Try, { kind: 'moved' | 'unsure' }> | { kind: 'busy' } | Failed;
type Failed = { kind: 'failed'; fault: HostFault; maybeSent: boolean };

/**
 * Tries anew while somebody else is quicker, or while no answer says whether the commit has arrived: what the branch holds is then
 * recognized by its content. Rejects with the signal's reason where it was cancelled before anything was sent.
 */
export async function sendUntilSent(parts: SendParts, makeWish: MakeWish): Promise<Ending> {
  const { clock, watch } = parts;
  let unsure: HostFault | undefined;
  try {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if (tries > 1) await clock.sleep(pauseAfter(tries - 1, clock), watch?.signal);
      const ending = await tryToSend(parts, makeWish);
      if (ending.kind === 'unsure') unsure = ending.fault;
      else if (ending.kind !== 'moved') return ending;
    }
  } catch (error) {
    if (error instanceof HostFault) return { kind: 'failed', fault: error, maybeSent: unsure !== undefined };
    // Called off while nobody knew: it may be there.
    if (unsure && watch?.signal?.aborted) return { kind: 'failed', fault: unsure, maybeSent: true };
    throw error;
  }
  return unsure ? { kind: 'failed', fault: unsure, maybeSent: true } : { kind: 'busy' };
}
