import { basePath, faultsOf, type Page, sizeOnWire } from './site';
import { type Weights, weighPage, weightFaults } from './weight';

/** The weights of these pages. */
export function weightsOf(pages: readonly Page[]): ReadonlyMap<Page, Weights> {
  return new Map(pages.map((page) => [page, weighPage(page, { basePath, sizeOf: sizeOnWire })]));
}

/** The pages whose figure is over the limit, each with the figure. */
export function heavy(
  weights: ReadonlyMap<Page, Weights>,
  checked: readonly Page[],
  figureOf: (weights: Weights) => number,
  limit: number,
): string[] {
  return faultsOf(checked, (page) => {
    const own = weights.get(page);
    return own ? weightFaults(figureOf(own), limit) : ['has not been weighed'];
  });
}
