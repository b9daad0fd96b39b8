import { RequestStore } from '@/lib/request/request-store';
import { areaOf, MemoryDocument, MemoryStorage } from '@/tests/fixtures/memory-storage';

/** A browser with tabs that share one storage and one database. Delays make the changes of tabs interleave. */
export class SimulatedBrowser {
  readonly storage = new MemoryStorage();
  readonly document = new MemoryDocument();
  /** Number of microtasks before and after each database call. */
  delays: readonly number[] = [0];
  private calls = 0;

  /** Opens a tab. `onSaved` is called after each save; 'crash' ends the tab. */
  open(onSaved: () => 'continue' | 'crash' = () => 'continue'): RequestStore {
    const { head, read, replace } = this.document;
    return new RequestStore(
      {
        head: () => this.delayed(head),
        read: () => this.delayed(read),
        replace: async (mark, next) => {
          let isCrashed = false;
          const isReplaced = await this.delayed(() => {
            const replaced = replace(mark, next);
            // Called synchronously, before another tab runs.
            if (next && this.document.stored?.head.mark === next.head.mark) isCrashed = onSaved() === 'crash';
            return replaced;
          });
          return isCrashed ? new Promise(() => undefined) : isReplaced;
        },
      },
      areaOf(this.storage),
    );
  }

  /** The stored list as JSON; undefined if there is none. */
  get stored() {
    const [text] = this.document.stored?.parts ?? [];
    return text === undefined ? undefined : JSON.parse(text);
  }

  get count(): string | null {
    return this.storage.getItem('sp:request-count');
  }

  /** Runs a call with delays before and after it. */
  private async delayed<Result>(call: () => Promise<Result>): Promise<Result> {
    await this.delay();
    const result = await call();
    await this.delay();
    return result;
  }

  private async delay(): Promise<void> {
    const turns = this.delays[this.calls % this.delays.length] ?? 0;
    this.calls += 1;
    for (let turn = 0; turn < turns; turn += 1) await undefined;
  }
}
