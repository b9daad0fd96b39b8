import type { EditStore } from '../edits/edit-store';
import { type GitHost, type HostAccount, HostError } from '../git-hosts/git-host';
import { hostErrorMessage, openHost } from '../git-hosts/git-hosts';
import type { ImageStore } from '../images/image-store';
import { readBranch } from './branch';
import { mergeBranch, type PublishOutcome, publish } from './publish';
import type { PublishTarget } from './publish-target';
import { tokenStore } from './sign-in';

/** State of the sign-in. `problem` is a sentence about the last failed attempt. */
type SignInState = { kind: 'out'; problem?: string } | { kind: 'checking' } | { kind: 'in'; account: HostAccount };

/** State of the publish page. */
export type PublishState = {
  signIn: SignInState;
  /** Running task; 'sending' cannot be cancelled. */
  task: 'preparing' | 'sending' | 'checking' | undefined;
  /** Outcome of the last publish or check since the page was opened. */
  outcome: PublishOutcome | undefined;
};

type PublishStoreDependencies = {
  target: PublishTarget;
  edits: Pick<EditStore, 'current' | 'applyChange' | 'reload'>;
  images: Pick<ImageStore, 'read'>;
  fetch?: typeof globalThis.fetch;
};

/** Sign-in and publishing as a store for `useSyncExternalStore`. Runs one task at a time. */
export class PublishStore {
  readonly target: PublishTarget;
  private host: GitHost | undefined;
  private abort: AbortController | undefined;
  private readonly listeners = new Set<() => void>();
  private state: PublishState = { signIn: { kind: 'out' }, task: undefined, outcome: undefined };

  constructor(private readonly dependencies: PublishStoreDependencies) {
    this.target = dependencies.target;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): PublishState => this.state;

  /** Checks a token and saves it if the host accepts it. `stays`: it is stored until this tab is closed. */
  readonly signIn = async (pasted: string, stays: boolean): Promise<void> => {
    const text = pasted.trim();
    const host = openHost(this.target, text, this.dependencies.fetch);
    this.set({ signIn: { kind: 'checking' } });
    try {
      const [account] = await Promise.all([host.whoAmI(), host.readHead()]);
      this.host = host;
      tokenStore.set(text, stays);
      this.set({ signIn: { kind: 'in', account } });
    } catch (error) {
      if (error instanceof HostError && error.kind === 'sign-in') tokenStore.forget();
      this.set({ signIn: { kind: 'out', problem: this.errorMessage(error) } });
    }
  };

  /** Signs in with the token of this tab, if there is one. */
  readonly resume = async (): Promise<void> => {
    const text = tokenStore.get();
    if (text !== undefined && this.state.signIn.kind === 'out') await this.signIn(text, tokenStore.stays());
  };

  readonly signOut = (problem?: string): void => {
    tokenStore.forget();
    this.host = undefined;
    this.set({ signIn: { kind: 'out', ...(problem !== undefined && { problem }) } });
  };

  /** Publishes all edits. Does nothing during another task or without a sign-in. */
  readonly publish = (): Promise<void> =>
    this.run('preparing', (host, taskOptions) =>
      publish({ ...this.dependencies, host, taskOptions, onSend: () => this.set({ task: 'sending' }) }),
    );

  /** Merges the branch into the edits and reloads the catalogue of the site. Edits reverted on the host become unpublished. */
  readonly checkAgain = (): Promise<void> =>
    this.run('checking', async (host, taskOptions) => {
      const conflicts = await mergeBranch(
        { ...this.dependencies, taskOptions },
        await readBranch(host, this.target, taskOptions),
      );
      await this.dependencies.edits.reload(taskOptions).catch(() => undefined);
      return conflicts > 0 ? { kind: 'conflict', conflicts } : undefined;
    });

  /** Cancels a publish before it sends the commit. */
  readonly cancel = (): void => this.abort?.abort();

  private async run(
    task: 'preparing' | 'checking',
    work: (host: GitHost, taskOptions: { signal: AbortSignal }) => Promise<PublishOutcome | undefined>,
  ): Promise<void> {
    if (!this.host || this.state.task) return;
    this.abort = new AbortController();
    this.set({ task, outcome: undefined });
    const outcome = await work(this.host, this.abort).catch(
      (error: unknown): PublishOutcome => ({ kind: 'failed', reason: this.errorMessage(error) }),
    );
    this.set({ task: undefined, outcome });
    if (outcome?.kind === 'failed' && outcome.isSignIn) this.signOut(outcome.reason);
  }

  private errorMessage(error: unknown): string {
    return error instanceof HostError ? hostErrorMessage(error, this.target) : (error as Error).message;
  }

  private set(change: Partial<PublishState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

const POLL_MS = 20_000;
const SLOW_POLL_MS = 120_000;
const SLOW_AFTER_MS = 600_000;

/**
 * Reloads the catalogue of the site while published edits are not live: every 20 s for ten minutes, then every two minutes.
 * Returns a function that stops polling.
 */
export function pollUntilLive(store: Pick<EditStore, 'getSnapshot' | 'reload'>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let waitingSince: number | undefined;
  const schedule = () => {
    const isWaiting = store.getSnapshot().counts.published > 0;
    waitingSince = isWaiting ? (waitingSince ?? Date.now()) : undefined;
    const isLong = waitingSince !== undefined && Date.now() - waitingSince >= SLOW_AFTER_MS;
    const poll = () => (isWaiting ? store.reload() : Promise.resolve()).catch(() => undefined).then(schedule);
    timer = setTimeout(poll, isLong ? SLOW_POLL_MS : POLL_MS);
  };
  schedule();
  return () => clearTimeout(timer);
}
