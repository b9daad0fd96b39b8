/**
 * Chooses parts and their cases by words: the name of a part takes all of its cases, the name of a case only that.
 * Throws on a word that nothing is called by.
 * @template {{ name: string, cases: string[], accepts: (word: string) => boolean }} Part
 * @param {Part[]} parts
 * @param {string[]} words none for everything
 * @returns {{ part: Part, cases: string[] }[]}
 */
export function choose(parts, words) {
  const names = parts.map(({ name }) => name);
  const unknown = words.filter((word) => !names.includes(word) && !parts.some((part) => part.accepts(word)));
  if (unknown.length > 0) {
    const known = parts.map(({ name, cases }) => `${name} (${cases.join(', ')})`).join(', ');
    throw new Error(`Nothing to measure is called ${unknown.join(', ')}. There is ${known}, any number, any /path/.`);
  }
  return parts.flatMap((part) => {
    const own = words.filter((word) => word !== part.name && part.accepts(word));
    const isChosen = words.length === 0 || own.length > 0 || words.includes(part.name);
    return isChosen ? [{ part, cases: own.length > 0 ? [...new Set(own)] : part.cases }] : [];
  });
}
