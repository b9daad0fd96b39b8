import type { Place } from '../../site/publish-place';
import type { ImageStore } from '../images/image-store';
import type { LedgerStore } from '../ledger/ledger-store';
import { Connection } from './connection';
import { type Host, HostFault, type PastCommit } from './host';
import type { PublishStep } from './outcome';
import { type NotedOutcome, type PublishOptions, publishEdits, putBackEdits } from './publish-edits';
import { faultWords } from './publish-messages';
import { type Publish, publishes } from './publishes';
import { cataloguePath } from './read-branch';
import type { Settled } from './send';
import { watchPublishes } from './watch-publishes';

/** What is being sent now, or was last: each step with the time at which it began. */
export type Run = {
  times: Partial<Record<PublishStep, number>>;
  /** The commit that is put back; undefined where edits are published. */
  of: PastCommit | undefined;
} & ({ isBusy: true; cancel: () => void } | { isBusy: false; endedAt: number; outcome: RunOutcome });
/** 'broken': something of the page itself went wrong. */
export type RunOutcome = NotedOutcome | { kind: 'cancelled' } | { kind: 'broken'; message: string };

export type PublisherState = {
  run: Run | undefined;
  /** What this browser has sent, the newest first. */
  sent: readonly Publish[];
  /** The last commits of the catalogue, by whomever; undefined until they were read. */
  history: { list: readonly PastCommit[]; fault?: string } | undefined;
};

type Parts = { place: Place; ledger: LedgerStore; images: ImageStore };
type Deed = (host: Host, options: PublishOptions) => Promise<NotedOutcome>;

/** Publishing as a store for React: one run at a time, and what became of those before. */
export class Publisher {
  readonly place: Place;
  readonly connection: Connection;
  private readonly parts: Parts;
  private readonly listeners = new Set<() => void>();
  private run: Run | undefined;
  private history: PublisherState['history'];
  private snapshot: PublisherState | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    this.place = parts.place;
    this.connection = new Connection(parts.place);
    publishes.subscribe(() => this.changed());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): PublisherState => {
    this.snapshot ??= { run: this.run, sent: publishes.get(), history: this.history };
    return this.snapshot;
  };

  /** Publishes the edits of these products. Nothing happens while something else is under way, or without a sign-in. */
  readonly publish = (ids: readonly string[], settled?: Settled): Promise<void> => {
    const { ledger, images, place } = this.parts;
    return this.start(undefined, (host, options) =>
      publishEdits(ledger, images, host, place, { ids, settled, ...options }),
    );
  };

  /** Puts back into the store what was there before a commit. */
  readonly putBack = (past: PastCommit, settled?: Settled): Promise<void> => {
    const { ledger, images, place } = this.parts;
    return this.start(past, (host, options) =>
      putBackEdits(ledger, images, host, place, { past, settled, ...options }),
    );
  };

  /** Forgets how the last run ended. */
  readonly dismiss = (): void => {
    if (!this.run?.isBusy) this.show(undefined);
  };

  /** Reads the last commits of the catalogue; what was read before stays where that fails. */
  readonly loadHistory = async (): Promise<void> => {
    const host = this.connection.host();
    if (!host) return;
    try {
      this.history = { list: await host.history(cataloguePath(this.place)) };
    } catch (error) {
      this.history = { list: this.history?.list ?? [], fault: this.wordsOf(error as Error) };
    }
    this.changed();
  };

  /** Follows what was sent until it is live; gives what ends that. */
  readonly watch = (): (() => void) => {
    const { ledger, place } = this.parts;
    const stop = new AbortController();
    void watchPublishes({ ledger, place, host: () => this.connection.host() }, stop.signal);
    return () => stop.abort();
  };

  /** Looks again at a commit whose build failed: it may have been started once more on the host. */
  readonly lookAgain = (commit: string): void => void publishes.follow(commit, { state: 'sent' }, Date.now());

  /** Follows a commit no more. */
  readonly forget = (commit: string): void => void publishes.forget(commit);

  private async start(of: PastCommit | undefined, deed: Deed): Promise<void> {
    const host = this.connection.host();
    if (!host || this.run?.isBusy) return;
    const stop = new AbortController();
    const times: Run['times'] = {};
    const onStep = (step: PublishStep) => {
      // What has to be done again goes on in the step where it is.
      times[step] ??= Date.now();
      this.show({ isBusy: true, of, times: { ...times }, cancel: () => stop.abort() });
    };
    onStep('checking');
    let outcome: RunOutcome;
    try {
      outcome = await deed(host, { watch: { signal: stop.signal }, onStep });
    } catch (error) {
      outcome = stop.signal.aborted ? { kind: 'cancelled' } : { kind: 'broken', message: (error as Error).message };
    }
    const endedAt = Date.now();
    if (outcome.kind === 'published') {
      const { commit, title } = outcome;
      publishes.note({ commit, title, at: endedAt, times });
    }
    this.show({ isBusy: false, of, times, endedAt, outcome });
    if (outcome.kind === 'published') await this.loadHistory();
  }

  private wordsOf(error: Error): string {
    if (!(error instanceof HostFault)) return error.message;
    const { what, wayOn } = faultWords(error, this.place, { wasIn: true });
    return `${what} ${wayOn}`;
  }

  private show(run: Run | undefined): void {
    this.run = run;
    this.changed();
  }

  private changed(): void {
    this.snapshot = undefined;
    for (const listener of this.listeners) listener();
  }
}
