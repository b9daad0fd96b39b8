import { toPath } from './links';
import { fileOf, type Page, problemsByPage, sizeOnWire } from './site';

export type Weights = { html: number; css: number; script: number; fonts: number; pictures: number };

/** Transfer sizes of a page and the files that it loads, including scripts after the paint, without lazy pictures. */
function weighPage({ path, elements }: Page): Weights {
  const files = {
    css: new Set<string>(),
    script: new Set<string>(),
    fonts: new Set<string>(),
    pictures: new Set<string>(),
  };
  const add = (kind: keyof typeof files, reference: string | undefined) => {
    const file = reference === undefined ? undefined : toPath(reference);
    if (file !== undefined) files[kind].add(file);
  };
  for (const { name, attributes } of elements) {
    const { href, src, rel, as, loading } = attributes;
    if (name === 'link' && rel === 'stylesheet') add('css', href);
    if (name === 'link' && (rel === 'preload' || rel === 'modulepreload')) {
      if (as === 'script' || rel === 'modulepreload') add('script', href);
      if (as === 'style') add('css', href);
      if (as === 'font') add('fonts', href);
      if (as === 'image') add('pictures', href);
    }
    if (name === 'img' && loading !== 'lazy') add('pictures', src);
  }
  for (const address of loadedScripts(elements)) add('script', address);
  const sum = (kind: keyof typeof files) => [...files[kind]].reduce((bytes, file) => bytes + sizeOnWire(file), 0);
  return {
    html: sizeOnWire(fileOf(path)),
    css: sum('css'),
    script: sum('script'),
    fonts: sum('fonts'),
    pictures: sum('pictures'),
  };
}

/** URLs of the scripts of a page, including scripts that the loader starts. */
function loadedScripts(elements: Page['elements']): string[] {
  return elements.flatMap(({ name, attributes }) =>
    name === 'script' ? (attributes.src ?? attributes['data-src'] ?? []) : [],
  );
}

/** The files of scripts that a page runs. */
export function scriptsOf({ elements }: Pick<Page, 'elements'>): string[] {
  return loadedScripts(elements).flatMap((address) => toPath(address) ?? []);
}

/** ['weighs 17.2 KB, 16 KB are allowed'] for a size over its limit, both in bytes; otherwise []. */
export function weightProblems(bytes: number, limit: number): string[] {
  const kilobytes = (count: number) => `${Math.round((count / 1024) * 10) / 10} KB`;
  return bytes > limit ? [`weighs ${kilobytes(bytes)}, ${kilobytes(limit)} are allowed`] : [];
}

/** The median; for an even count the larger of the two middle values. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/** The weights of these pages. */
export function weightsOf(pages: readonly Page[]): ReadonlyMap<Page, Weights> {
  return new Map(pages.map((page) => [page, weighPage(page)]));
}

/** The pages over a limit, each with its size. */
export function pagesOverLimit(
  weights: ReadonlyMap<Page, Weights>,
  checked: readonly Page[],
  figureOf: (weights: Weights) => number,
  limit: number,
): string[] {
  return problemsByPage(checked, (page) => {
    const pageWeights = weights.get(page);
    return pageWeights ? weightProblems(figureOf(pageWeights), limit) : ['has not been weighed'];
  });
}
