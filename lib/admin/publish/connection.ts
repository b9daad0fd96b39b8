import { type Host, HostFault, type Identity } from '../../git-hosts/git-host';
import { GIT_HOSTS, openHost } from '../../git-hosts/git-hosts';
import { formatCount } from '../../money';
import { cataloguePath, type Place } from '../../site/publish-place';
import { faultWords } from './publish-words';
import { fetchRenewed } from './sign-in';
import { token } from './token';

/** Finding about one thing that publishing needs. A 'doubt' keeps nobody from publishing. */
export type Check = { name: string; state: 'fine' | 'doubt' | 'fault'; text: string };

/** State of the sign-in to the host, with what was found out about the token. */
export type ConnectionState =
  | { kind: 'out' | 'refused'; checks: readonly Check[] }
  | { kind: 'testing'; checks: readonly Check[] }
  | { kind: 'in'; who: Identity; checks: readonly Check[] };

const OUT: ConnectionState = { kind: 'out', checks: [] };

/** Operator's way to the host, as a store for React. The token stays in `token`, and in the host that was opened with it. */
export class Connection {
  private state: ConnectionState = OUT;
  private opened: Host | undefined;
  /** The token that was tried last, for another try where the fault was not its own. */
  private tried: { text: string; isKept: boolean } | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly place: Place) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): ConnectionState => this.state;

  /** The host, once a token was taken. */
  host(): Host | undefined {
    return this.state.kind === 'in' ? this.opened : undefined;
  }

  /** Tries a token, and keeps it if it is taken: for as long as the page, or as the tab (`isKept`). */
  async signIn(text: string, isKept: boolean): Promise<void> {
    this.tried = { text, isKept };
    if (await this.test(text)) token.set(text, isKept);
  }

  /** Signs in with the token that there is already, if there is one. */
  async resume(): Promise<void> {
    const text = token.get();
    if (text !== undefined && !['testing', 'in'].includes(this.state.kind)) await this.test(text);
  }

  /** Tests again what was tried last. */
  async again(): Promise<void> {
    if (this.tried) await this.signIn(this.tried.text, this.tried.isKept);
    else await this.resume();
  }

  private async test(text: string): Promise<boolean> {
    const host = openHost(this.place, text, fetchRenewed(this.place, text));
    this.set({ kind: 'testing', checks: [] });
    try {
      const { who, checks } = await inspectPlace(host, this.place);
      this.opened = who && host;
      this.set(who ? { kind: 'in', who, checks } : { kind: 'refused', checks });
      return who !== undefined;
    } catch (error) {
      this.set(OUT);
      throw error;
    }
  }

  signOut(): void {
    token.forget();
    this.opened = undefined;
    this.tried = undefined;
    this.set(OUT);
  }

  private set(state: ConnectionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/**
 * Findings of a test that reads with a token what a publish will need, and writes nothing; `who` it belongs to, where nothing is missing.
 * The test stops at the first thing without which nothing can be published.
 */
export async function inspectPlace(
  host: Host,
  place: Place,
): Promise<{ who: Identity | undefined; checks: readonly Check[] }> {
  const checks: Check[] = [];
  let name = 'Account';
  const add = (state: Check['state'], text: string) => void checks.push({ name, state, text });
  try {
    const who = await host.whoAmI();
    add('fine', who.name);
    name = 'Branch';
    const head = await host.readHead();
    add('fine', `${place.repository}, ${place.branch}, at ${head.slice(0, 7)}`);
    name = 'Catalog';
    const path = cataloguePath(place);
    const file = await host.readFile(path, head);
    if (!file) {
      add('fault', `There is no ${path} in it.`);
      return { who: undefined, checks };
    }
    add('fine', `${path}, ${formatCount(Math.ceil(file.length / 1000))} KB`);
    name = 'Writing';
    if (who.canWrite === false) {
      add(
        'fault',
        `${who.name} may read ${place.repository}, but not write to it. Ask its owner for the right to write.`,
      );
      return { who: undefined, checks };
    }
    // No host tells by reading what a token of limited rights may do, and a test must leave nothing behind.
    add('fine', `${who.name} may write.${GIT_HOSTS[place.host].untested ?? ''}`);
    name = 'Build';
    checks.push(await checkBuild(host, head, place));
    return { who, checks };
  } catch (error) {
    if (!(error instanceof HostFault)) throw error;
    const { what, wayOn } = faultWords(error, place);
    add('fault', `${what} ${wayOn}`);
    return { who: undefined, checks };
  }
}

async function checkBuild(host: Host, head: string, place: Place): Promise<Check> {
  const name = 'Build';
  try {
    const { kind } = await host.state(head);
    if (kind === 'none') return { name, state: 'doubt', text: 'No build is known of the last commit yet.' };
    return { name, state: 'fine', text: `The last one: ${kind}.` };
  } catch (error) {
    if (!(error instanceof HostFault)) throw error;
    const { what } = faultWords(error, place);
    const text = `${what} Publishing works without; only the progress of the build is not seen.`;
    return { name, state: 'doubt', text };
  }
}
