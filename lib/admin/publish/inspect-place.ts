import type { Place } from '../../site/publish-place';
import { type Host, HostFault, type Identity } from './host';
import { faultWords } from './publish-messages';
import { cataloguePath } from './read-branch';

/** One thing that publishing needs, and whether it is there. A 'doubt' keeps nobody from publishing. */
export type Check = { name: string; state: 'fine' | 'doubt' | 'fault'; text: string };

/** What a token can be used for: who it belongs to, where nothing is missing, and what was looked at. */
export type Inspection = { who: Identity | undefined; checks: readonly Check[] };

/**
 * Reads with a token what a publish will need, and writes nothing: the account, the branch, the catalogue, the right to write and the
 * state of the build. Stops at the first thing without which nothing can be published.
 */
export async function inspectPlace(host: Host, place: Place): Promise<Inspection> {
  const checks: Check[] = [];
  const fine = (name: string, text: string) => void checks.push({ name, state: 'fine', text });
  let name = 'Account';
  try {
    const who = await host.whoAmI();
    fine(name, who.name);
    name = 'Branch';
    const head = await host.readHead();
    fine(name, `${place.repository}, ${place.branch}, at ${head.slice(0, 7)}`);
    name = 'Catalog';
    const path = cataloguePath(place);
    const file = await host.readFile(path, head);
    if (!file)
      return { who: undefined, checks: [...checks, { name, state: 'fault', text: `There is no ${path} in it.` }] };
    fine(name, `${path}, ${Math.ceil(file.length / 1000).toLocaleString('en-US')} KB`);
    checks.push(writing(who, place));
    if (who.canWrite === false) return { who: undefined, checks };
    checks.push(await building(host, head, place));
    return { who, checks };
  } catch (error) {
    if (!(error instanceof HostFault)) throw error;
    const { what, wayOn } = faultWords(error, place);
    return { who: undefined, checks: [...checks, { name, state: 'fault', text: `${what} ${wayOn}` }] };
  }
}

function writing({ canWrite, name: account }: Identity, { repository, host }: Place): Check {
  const name = 'Writing';
  if (canWrite === false) {
    return {
      name,
      state: 'fault',
      text: `${account} may read ${repository}, but not write to it. Ask its owner for the right to write.`,
    };
  }
  // No host tells by reading what a token of limited rights may do, and a test must leave nothing behind.
  const token =
    host === 'github' ? ' Whether the token may too, the first publish tells: it needs Contents, read and write.' : '';
  return { name, state: 'fine', text: `${account} may write.${token}` };
}

async function building(host: Host, head: string, place: Place): Promise<Check> {
  const name = 'Build';
  try {
    const { kind } = await host.state(head);
    const text = kind === 'none' ? 'No build is known of the last commit yet.' : `The last one: ${kind}.`;
    return { name, state: kind === 'none' ? 'doubt' : 'fine', text };
  } catch (error) {
    if (!(error instanceof HostFault)) throw error;
    const { what } = faultWords(error, place);
    return {
      name,
      state: 'doubt',
      text: `${what} Publishing works without; only the progress of the build is not seen.`,
    };
  }
}
