import type { Place } from '../../site/publish-place';
import type { Host, Identity } from './host';
import { openHost } from './hosts/open-host';
import { type Check, inspectPlace } from './inspect-place';
import { token } from './token';

/** Whether the operator is signed in to the host, and what was found out about the token. */
export type ConnectionState =
  | { kind: 'out' | 'refused'; checks: readonly Check[] }
  | { kind: 'testing'; checks: readonly Check[] }
  | { kind: 'in'; who: Identity; checks: readonly Check[] };

const OUT: ConnectionState = { kind: 'out', checks: [] };

/** The operator's way to the host, as a store for React. The token stays in `token`, and in the host that was opened with it. */
export class Connection {
  private state: ConnectionState = OUT;
  private opened: Host | undefined;
  /** What was tried last, for another try where the fault was not its own. */
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
    const host = openHost(this.place, text);
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
