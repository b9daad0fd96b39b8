import { RequestStore } from '@/lib/request/request-store';
import { areaOf, MemoryDocument, MemoryStorage } from '@/tests/fixtures/memory-storage';

/** A browser with tabs: one storage and one database. Its answers may be delayed, so that changes of tabs interleave. */
export class SimulatedBrowser {
  readonly storage = new MemoryStorage();
  readonly document = new MemoryDocument();
  /** Turns of the event loop before each call of the database. */
  delays: readonly number[] = [0];
  private calls = 0;

  /** A tab. `wasWritten` is called after each save; 'cut' ends the tab there. */
  open(wasWritten: () => 'go on' | 'cut' = () => 'go on'): RequestStore {
    const { head, read, replace } = this.document;
    return new RequestStore(
      {
        head: () => this.late(head),
        read: () => this.late(read),
        replace: async (mark, next) => {
          let isCut = false;
          const isReplaced = await this.late(() => {
            const replaced = replace(mark, next);
            // Called before another tab can run.
            if (next && this.document.stored?.head.mark === next.head.mark) isCut = wasWritten() === 'cut';
            return replaced;
          });
          return isCut ? new Promise(() => undefined) : isReplaced;
        },
      },
      areaOf(this.storage),
    );
  }

  /** The stored list. */
  get stored() {
    const [text] = this.document.stored?.parts ?? [];
    return text === undefined ? undefined : JSON.parse(text);
  }

  get count(): string | null {
    return this.storage.getItem('sp:request-count');
  }

  /** A call with a delayed start and a delayed answer. */
  private async late<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.turns();
    const result = await work();
    await this.turns();
    return result;
  }

  private async turns(): Promise<void> {
    const turns = this.delays[this.calls % this.delays.length] ?? 0;
    this.calls += 1;
    for (let turn = 0; turn < turns; turn += 1) await undefined;
  }
}
