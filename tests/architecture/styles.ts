import type { Files } from './imports';

const RULE = /([^{};]+)\{([^{}]*)\}/g;

/** The innermost rule of conditions in which a place of a style sheet stands, each with its words. */
function conditionsAt(text: string, place: number): string[] {
  const open: string[] = [];
  let start = 0;
  for (let index = 0; index < place; index += 1) {
    const sign = text[index];
    if (sign === '{') open.push(text.slice(start, index).trim());
    if (sign === '}') open.pop();
    if (sign === '{' || sign === '}' || sign === ';') start = index + 1;
  }
  return open;
}

/**
 * The looks under a pointer that a touch would leave behind: those that neither ask for a pointer that hovers, nor are the look of
 * a state that is reached without one.
 */
export function stuckLooks(files: Files): string[] {
  return [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, source]) => {
      const text = source.replace(/\/\*[\s\S]*?\*\//g, '');
      return [...text.matchAll(RULE)].flatMap(({ 1: selectors = '', index }) => {
        if (!selectors.includes(':hover') || selectors.split(',').some((selector) => !selector.includes(':hover')))
          return [];
        return conditionsAt(text, index).some((condition) => condition.includes('(hover: hover)'))
          ? []
          : [`${path}: ${selectors.trim()}`];
      });
    });
}

/** Sizes of letters in pixels alone, which the size that a visitor asks for would not reach. */
export function fixedLetters(files: Files): string[] {
  return [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, text]) =>
      (text.match(/font(?:-size)?:[^;]*\dpx[^;]*/g) ?? [])
        .filter((found) => !/\dr?em\b/.test(found))
        .map((found) => `${path}: ${found}`),
    );
}

/** Colors named outside the tokens; a shade of black over a page is none. */
export function namedColors(files: Files): string[] {
  return [...files]
    .filter(([path]) => path.endsWith('.css') && path !== 'app/globals.css')
    .flatMap(([path, text]) =>
      (text.match(/:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!0 0 0 \/))/gi) ?? []).map(
        (found) => `${path}${found}`,
      ),
    );
}
