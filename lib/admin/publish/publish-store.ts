import { HostFault, type PastCommit } from '../../git-hosts/git-host';
import { cataloguePath, type Place, placeWords } from '../../site/publish-place';
import type { ImageStore } from '../images/image-store';
import type { LedgerStore } from '../ledger/ledger-store';
import { Connection } from './connection';
import { followPublishes } from './follow-publishes';
import { type Interrupted, lookForSending } from './interrupted';
import { type PublishParts, publishEdits } from './publish-edits';
import { type PublishRecord, publishLog } from './publish-log';
import type { DecidedClashes, PublishResult, PublishStep } from './publish-result';
import { faultWords } from './publish-words';
import { putBackCommit } from './put-back-commit';
import { keptSending, type Sending } from './sending';

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
  /** The publish that was cut off; undefined where there is none, or another tab is sending it right now. */
  interrupted: Interrupted | undefined;
};

/** Claim to be sending, which all tabs of the store see: `hold` makes it, until what it gives is called; `isFree` tells whether there is one. */
export type SendingClaim = { hold: () => () => void; isFree: () => Promise<boolean | undefined> };
const NO_OTHERS: SendingClaim = { hold: () => () => undefined, isFree: async () => true };

type Parts = { place: Place; ledger: LedgerStore; images: ImageStore; claim?: SendingClaim };

/** Publishing as a store for React: one run at a time, and what became of those before. */
export class PublishStore {
  readonly place: Place;
  readonly connection: Connection;
  private readonly listeners = new Set<() => void>();
  private run: PublishProgress | undefined;
  private history: PublishSnapshot['history'];
  private interrupted: Interrupted | undefined;
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
    const { run, history, interrupted } = this;
    this.snapshot ??= { run, sent: publishLog.get(), history, interrupted };
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

  /** Looks for what was cut off, and follows what was sent until it is live; gives what ends that. */
  readonly watch = (): (() => void) => {
    const stop = new AbortController();
    const parts = { ...this.parts, host: () => this.connection.host() };
    void followPublishes({ ...parts, look: this.lookForInterrupted, onWake: this.onWake }, stop.signal);
    return () => stop.abort();
  };

  /** Looks once for a publish that was cut off. */
  readonly lookForInterrupted = async (): Promise<void> => {
    const { claim = NO_OTHERS, ...parts } = this.parts;
    const known = this.interrupted;
    if (known?.state === 'arrived' || (known?.state === 'absent' && known.isSure)) return;
    const sending = keptSending.get();
    const isOurs = sending?.repository === placeWords(this.place) && !this.run?.isBusy;
    if (!isOurs || (await claim.isFree()) === false) return this.showInterrupted(undefined);
    const found = await lookForSending(sending, { ...parts, host: this.connection.host() });
    // A publish may have begun meanwhile.
    if (this.run?.isBusy) return;
    this.showInterrupted(found);
    if (found.state !== 'arrived') return;
    // The doubt that a run has ended with is answered.
    if (this.run && !this.run.isBusy && isInDoubt(this.run.result)) this.dismiss();
    await this.loadHistory();
  };

  /** Sends once more what did not arrive: what of it is still to be published. */
  readonly sendAgain = (): Promise<void> => {
    const { of, effects = [] } = keptSending.get() ?? {};
    return of ? this.putBack(of) : this.publish(effects.map(([id]) => id));
  };

  /** Forgets the publish that was cut off; its edits stay. */
  readonly dismissInterrupted = (): void => {
    keptSending.set(undefined);
    this.showInterrupted(undefined);
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
    const letGo = this.parts.claim?.hold();
    this.showInterrupted(undefined);
    const times: PublishProgress['times'] = {};
    const onStep = (step: PublishStep) => {
      // A step that is done again keeps its beginning.
      times[step] ??= Date.now();
      this.show({ isBusy: true, of, times: { ...times }, cancel: () => stop.abort() });
    };
    onStep('checking');
    let hasSent = false;
    const onSend = (sending: Sending) => {
      hasSent = true;
      keptSending.set({ ...sending, at: Date.now(), times: { ...times }, repository: placeWords(this.place), of });
    };
    let result: PublishResult;
    try {
      result = await publish({ ...this.parts, host, decided, watch: stop, onStep, onSend });
    } catch (error) {
      result = stop.signal.aborted ? { kind: 'cancelled' } : { kind: 'broken', message: (error as Error).message };
    }
    const endedAt = Date.now();
    if (result.kind === 'published') {
      const { commit, title } = result;
      publishLog.add({ commit, title, at: endedAt, times });
    }
    // Where nobody knows whether it has arrived, the note stays, and is looked after.
    if (result.kind === 'published' || (hasSent && !isInDoubt(result))) keptSending.set(undefined);
    letGo?.();
    this.show({ isBusy: false, of, times, endedAt, result });
    if (result.kind === 'published') await this.loadHistory();
  }

  private readonly onWake = (wake: () => void): (() => void) => {
    const toFront = () => document.visibilityState === 'visible' && wake();
    document.addEventListener('visibilitychange', toFront);
    const stop = this.connection.subscribe(() => this.connection.host() && wake());
    return () => {
      document.removeEventListener('visibilitychange', toFront);
      stop();
    };
  };

  private showInterrupted(found: Interrupted | undefined): void {
    if (!found && !this.interrupted) return;
    this.interrupted = found;
    this.changed();
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

const isInDoubt = (result: PublishResult) => result.kind === 'broken' || (result.kind === 'failed' && result.maybeSent);
