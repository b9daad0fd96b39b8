/** A piece of a text; `isMatch` where it answers the query. */
export type HighlightPart = { text: string; isMatch: boolean };

type Letter = { letter: string; at: number; end: number; isStart: boolean };

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Cuts a name into the pieces that a query's words begin, for marking, and those between. It looks at letters and digits only, so
 * 'vts989' marks 'VTS-989', and a plural marks the singular. Small and apart from the engine: it runs in the page.
 */
export function highlightMatches(text: string, query: string): HighlightPart[] {
  const letters = toLetters(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of query.split(/[\s,/]+/).map(fold)) {
    const forms = word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
    forms.some((form) => form !== '' && markForm(letters, form, isMarked));
  }
  return toPieces(text, isMarked);
}

function toLetters(text: string): Letter[] {
  const letters: Letter[] = [];
  let isStart = true;
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const folded = [...fold(character)];
    for (const [index, letter] of folded.entries()) letters.push({ letter, at, end, isStart: isStart && index === 0 });
    const last = letters.at(-1);
    // An accent of its own belongs to the letter before it; an apostrophe is within a word, as is what nobody sees.
    if (folded.length > 0) isStart = false;
    else if (/\p{M}/u.test(character) && last?.end === at) last.end = end;
    else if (!/['’\p{M}\p{Default_Ignorable_Code_Point}]/u.test(character)) isStart = true;
    at = end;
  }
  return letters;
}

function markForm(letters: readonly Letter[], form: string, isMarked: boolean[]): boolean {
  const wanted = [...form];
  let isFound = false;
  for (let start = 0; start + wanted.length <= letters.length; start += 1) {
    const first = letters[start];
    const last = letters[start + wanted.length - 1];
    if (!first?.isStart || !last || wanted.some((letter, index) => letters[start + index]?.letter !== letter)) continue;
    isMarked.fill(true, first.at, last.end);
    isFound = true;
  }
  return isFound;
}

function toPieces(text: string, isMarked: readonly boolean[]): HighlightPart[] {
  const pieces: HighlightPart[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (end < text.length && isMarked[end] === isMarked[start]) end += 1;
    pieces.push({ text: text.slice(start, end), isMatch: isMarked[start] === true });
    start = end;
  }
  return pieces;
}
