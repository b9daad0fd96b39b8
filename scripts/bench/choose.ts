type Named = { name: string; cases: readonly string[]; accepts?: (word: string) => boolean };

/**
 * Chooses parts and their cases by words: the name of a part takes all of its cases, the name of a case only that; beside the name of a
 * part that knows the case it means no other part; no word takes everything. Throws on a word that nothing is called by.
 */
export function choose<Part extends Named>(
  parts: readonly Part[],
  words: readonly string[],
): { part: Part; cases: readonly string[] }[] {
  const knows = ({ cases, accepts }: Part, word: string) => cases.includes(word) || accepts?.(word) === true;
  const named = parts.filter(({ name }) => words.includes(name));
  const isCaseOf = (part: Part, word: string) =>
    knows(part, word) && (named.includes(part) || !named.some((other) => knows(other, word)));
  const unknown = words.filter((word) => !parts.some((part) => part.name === word || isCaseOf(part, word)));
  if (unknown.length > 0) {
    const known = parts.map(({ name, cases }) => `${name} (${cases.join(', ')})`).join(', ');
    throw new Error(`Nothing to measure is called ${unknown.join(', ')}. There is ${known}, any number, any /path/.`);
  }
  return parts.flatMap((part) => {
    const own = words.filter((word) => word !== part.name && isCaseOf(part, word));
    const isChosen = words.length === 0 || own.length > 0 || words.includes(part.name);
    return isChosen ? [{ part, cases: own.length > 0 ? [...new Set(own)] : part.cases }] : [];
  });
}
