import { optimize } from '../../artwork/optimize';
import { inThreads } from '../processes/in-threads';

/** A thread takes as long to start as some hundred drawings to make smaller. */
const A_THREAD = 200;

/** Drawings made smaller, in their order; many of them in as many threads as there are processors. */
export function optimizeAll(markups: readonly string[], aThread = A_THREAD): Promise<string[]> {
  const work = (own: readonly string[]) => own.map(optimize);
  return inThreads(markups, { script: 'artwork/optimize-thread', work, aThread });
}
