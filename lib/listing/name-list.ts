type Style = {
  /** The most names; the rest is counted. */
  most: number;
  /** The word for the rest: 'other makers'. One of them is named instead. */
  rest?: string;
  /** The word before the last of them. */
  last?: 'and' | 'or';
};

/** Names in a sentence: 'A', 'A and B', 'A, B and 7 others'; with semicolons where a name has commas of its own. */
export function listNames(names: readonly string[], { most, rest = 'others', last = 'and' }: Style): string {
  const shown = names.length <= most + 1 ? names : [...names.slice(0, most), `${names.length - most} ${rest}`];
  if (shown.length < 2) return shown.join('');
  const between = shown.some((name) => name.includes(',')) ? '; ' : ', ';
  return `${shown.slice(0, -1).join(between)} ${last} ${shown.at(-1)}`;
}
