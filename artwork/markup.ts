/** The letters of plates and of words on the goods. */
export const CONDENSED = "'Barlow Condensed', 'Arial Narrow', Arial, sans-serif";

/** Escapes words for use in markup. */
export function escapeText(words: string): string {
  return words.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}

/** Attributes from pairs; undefined and empty values are left out. */
export function attrs(pairs: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(pairs)
    .filter(([, v]) => v !== undefined && v !== '')
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? String(Math.round(v * 100) / 100) : v}"`)
    .join('');
}

/** A path element. */
export function path(d: string, pairs: Readonly<Record<string, string | number | undefined>> = {}): string {
  return `<path${attrs(pairs)} d="${d}"/>`;
}

/** A group that is moved, turned or scaled. */
export function group(inner: string, transform: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

/** Cuts a piece off at an outline; the id must be used once in the drawing. */
export function clip(id: string, d: string, inner: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}
