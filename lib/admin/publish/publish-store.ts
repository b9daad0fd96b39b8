import { HostFault, type PastCommit } from '../../git-hosts/git-host';
import type { Place } from '../../site/publish-place';
import type { ImageStore } from '../images/image-store';
import type { LedgerStore } from '../ledger/ledger-store';
import { cataloguePath } from './branch';
import { Connection } from './connection';
import { followPublishes } from './follow-publishes';
import { type PublishParts, publishEdits } from './publish-edits';
import { type PublishRecord, publishLog } from './publish-log';
import type { DecidedClashes, PublishResult, PublishStep } from './publish-result';
import { faultWords } from './publish-words';
import { putBackCommit } from './put-back-commit';

/** Progress of what is being sent now, or was last: each step with the time at which it began, and how it ended. */
export type PublishProgress = {
  times: Partial<Record<PublishStep, number>>;
  /** The commit that is put back; undefined where edits are published. */
  of: PastCommit | undefined;
} & ({ isBusy: true; cancel: () => void } | { isBusy: false; endedAt: number; result: PublishResult });

/** Snapshot of the store. */
export type PublishSnapshot = {
  run: PublishProgress | undefined;
  /** The publishes of this browser, the newest first. */
  sent: readonly PublishRecord[];
  /** The last commits of the catalogue, by whomever; undefined until they were read. */
  history: { list: readonly PastCommit[]; fault?: string } | undefined;
};

type Parts = { place: Place; ledger: LedgerStore; images: ImageStore };

/** Publishing as a store for React: one run at a time, and what became of those before. */
export class PublishStore {
  readonly place: Place;
  readonly connection: Connection;
  private readonly listeners = new Set<() => void>();
  private run: PublishProgress | undefined;
  private history: PublishSnapshot['history'];
  private snapshot: PublishSnapshot | undefined;

  constructor(private readonly parts: Parts) {
    this.place = parts.place;
    this.connection = new Connection(parts.place);
    publishLog.subscribe(() => this.changed());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): PublishSnapshot => {
    this.snapshot ??= { run: this.run, sent: publishLog.get(), history: this.history };
    return this.snapshot;
  };

  /** Publishes the edits of these products. Nothing happens while something else is under way, or without a sign-in. */
  readonly publish = (ids: readonly string[], decided?: DecidedClashes): Promise<void> =>
    this.start(undefined, decided, (parts) => publishEdits(parts, ids));

  /** Puts back into the store what was there before a commit. */
  readonly putBack = (past: PastCommit, decided?: DecidedClashes): Promise<void> =>
    this.start(past, decided, (parts) => putBackCommit(parts, past));

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
    const stop = new AbortController();
    void followPublishes({ ...this.parts, host: () => this.connection.host() }, stop.signal);
    return () => stop.abort();
  };

  /** Looks again at a commit whose build failed: it may have been started once more on the host. */
  readonly lookAgain = (commit: string): void => void publishLog.update(commit, { state: 'sent' }, Date.now());

  /** Follows a commit no more. */
  readonly forget = (commit: string): void => void publishLog.remove(commit);

  private async start(
    of: PastCommit | undefined,
    decided: DecidedClashes | undefined,
    publish: (parts: PublishParts) => Promise<PublishResult>,
  ): Promise<void> {
    const host = this.connection.host();
    if (!host || this.run?.isBusy) return;
    const stop = new AbortController();
    const times: PublishProgress['times'] = {};
    const onStep = (step: PublishStep) => {
      // A step that is done again keeps its beginning.
      times[step] ??= Date.now();
      this.show({ isBusy: true, of, times: { ...times }, cancel: () => stop.abort() });
    };
    onStep('checking');
    let result: PublishResult;
    try {
      result = await publish({ ...this.parts, host, decided, watch: stop, onStep });
    } catch (error) {
      result = stop.signal.aborted ? { kind: 'cancelled' } : { kind: 'broken', message: (error as Error).message };
    }
    const endedAt = Date.now();
    if (result.kind === 'published') {
      const { commit, title } = result;
      publishLog.add({ commit, title, at: endedAt, times });
    }
    this.show({ isBusy: false, of, times, endedAt, result });
    if (result.kind === 'published') await this.loadHistory();
  }

  private wordsOf(error: Error): string {
    if (!(error instanceof HostFault)) return error.message;
    const { what, wayOn } = faultWords(error, this.place, { wasIn: true });
    return `${what} ${wayOn}`;
  }

  private show(run: PublishProgress | undefined): void {
    this.run = run;
    this.changed();
  }

  private changed(): void {
    this.snapshot = undefined;
    for (const listener of this.listeners) listener();
  }
}
