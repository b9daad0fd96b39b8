import { RequestListStore } from '@/lib/visitor/request-list';
import { MemoryDocument } from '@/tests/fixtures/memory-document';
import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';

/** A browser with tabs: one storage and one database, which may answer late, so that tabs get between one another. */
export class RequestWorld {
  readonly storage = new MemoryStorage();
  readonly document = new MemoryDocument();
  /** How many turns each call of the database waits, one after another. */
  delays: readonly number[] = [0];
  private calls = 0;

  /** A tab; it is told of each writing of its own, and may be cut off right behind it. */
  open(wasWritten: () => 'go on' | 'cut' = () => 'go on'): RequestListStore {
    const { head, read, replace } = this.document;
    return new RequestListStore(
      {
        head: () => this.late(head),
        read: () => this.late(read),
        replace: async (mark, next) => {
          let isCut = false;
          const isReplaced = await this.late(() => {
            const replaced = replace(mark, next);
            // Asked before anybody else gets in.
            if (next && this.document.kept?.head.mark === next.head.mark) isCut = wasWritten() === 'cut';
            return replaced;
          });
          return isCut ? new Promise(() => undefined) : isReplaced;
        },
      },
      areaOf(this.storage),
    );
  }

  /** The list as it is kept. */
  get kept() {
    const [text] = this.document.kept?.parts ?? [];
    return text === undefined ? undefined : JSON.parse(text);
  }

  get count(): string | null {
    return this.storage.getItem('sp:request-count');
  }

  /** A call that begins late, and is answered late. */
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
