import type { Columns } from '../index/columns';
import type { Current, IndexShard } from '../index/current';
import type { Scope } from '../listing/scope';
import { CatalogueEngine, type PagesOf } from './engine';
import type { Answers, SoFar, WorkerQuestion } from './protocol';

type Settings = {
  index: Current | Columns;
  pagesOf: PagesOf;
  /** The reader of a file of the index. */
  fetchColumns: (address: string) => Promise<Columns>;
};

/** The engine over an index that may stand in several files: each is fetched when a question needs it, and once. */
export class ShardedEngine {
  private readonly engine: CatalogueEngine;
  private readonly shards: readonly IndexShard[];
  private readonly total: number;
  private readonly fetched = new Map<IndexShard, Promise<void>>();
  private readonly fetchColumns: Settings['fetchColumns'];
  private latest: WorkerQuestion | undefined;

  constructor({ index, pagesOf, fetchColumns }: Settings) {
    const isAtHand = 'rows' in index;
    this.engine = new CatalogueEngine(undefined, pagesOf);
    this.shards = isAtHand ? [{ file: '' }] : index.shards;
    this.total = isAtHand ? index.rows : index.products;
    this.fetchColumns = isAtHand ? () => Promise.resolve(index) : fetchColumns;
  }

  /** The number of products that are there. */
  get size(): number {
    return this.engine.size;
  }

  /** Fetches all there is. */
  async fetch(): Promise<void> {
    await Promise.all(this.fetchAll(undefined));
  }

  /**
   * The answer from all that a question needs. While that is on its way `onSoFar` is given one from what is there, unless there
   * is nothing to show or another question has come since. Rejects when a file cannot be had. A reading that is cancelled is
   * answered by undefined.
   */
  async answer(
    question: WorkerQuestion,
    onSoFar: (answer: unknown) => void,
    isCancelled?: () => boolean,
  ): Promise<unknown> {
    this.latest = question;
    const fetching = this.fetchAll('scope' in question ? question.scope : undefined);
    if (fetching.length > 1) {
      await Promise.race(fetching);
      if (this.latest === question && this.size < this.total) this.answerSoFar(question, onSoFar);
    }
    await Promise.all(fetching);
    if (question.kind !== 'resolve') return this.engine.answer(question);
    if (isCancelled?.()) return undefined;
    return this.engine.resolve(question.text, question.columns, { onSoFar, isCancelled });
  }

  /** Prepares search in slices once all products are there; call it until it says true. */
  prepareSearch(): boolean {
    return this.size < this.total || this.engine.prepareSearch();
  }

  private fetchAll(scope: Scope | undefined): Promise<void>[] {
    const own = scope && 'category' in scope ? scope.category : undefined;
    const needed = this.shards.filter(({ category }) => !own || !category || category === own);
    return needed.map((shard) => {
      const known = this.fetched.get(shard);
      const fetching = known ?? this.fetchColumns(shard.file).then((columns) => this.add(columns));
      this.fetched.set(shard, fetching);
      return fetching;
    });
  }

  /** The knowledge of variants comes with the first file that has some. */
  private async add(columns: Columns): Promise<void> {
    const { variantDesk } = columns.sold ? await import('../listing/variant-desk') : {};
    this.engine.add(columns, variantDesk);
  }

  private answerSoFar(question: WorkerQuestion, onSoFar: (answer: unknown) => void): void {
    // Part of the catalogue would make a wrong product of a line.
    if (question.kind === 'rows' || question.kind === 'resolve') return;
    const soFar: SoFar = { known: this.size, total: this.total };
    const answer = this.engine.answer(question);
    if (hasFound(answer) && isMet(question, answer)) onSoFar({ ...answer, soFar });
  }
}

/** A question that is answered in one go. */
type Direct = Exclude<WorkerQuestion['kind'], 'resolve'>;

/** Whether something was found under the words as typed; otherwise the rest of the catalogue may hold it. */
function hasFound(answer: Answers[Direct]): boolean {
  if ('suggestions' in answer) return answer.suggestions.length > 0 && answer.guess === undefined;
  return 'facets' in answer && answer.count > 0 && answer.correction === undefined;
}

/** A value that is not offered so far may be in the rest: without it the listing would be another. */
function isMet(question: WorkerQuestion, answer: Answers[Direct]): boolean {
  if (question.kind !== 'list' || !('facets' in answer)) return true;
  const [asked, met] = [question.state, answer.state].map(({ filters }) => Object.values(filters).flat().length);
  return asked === met;
}
