/** A part of a text. `isMatch`: the part matches the query. */
export type HighlightPart = { text: string; isMatch: boolean };

/** A folded letter with its start and end in the original text. `isWordStart`: first letter of a word. */
type Letter = { letter: string; start: number; end: number; isWordStart: boolean };

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Splits a name into parts that match the start of a query word, and the parts between. Only letters and digits are compared, so
 * 'vts989' matches 'VTS-989'. A plural matches its singular. Does not use the search engine, because it runs in the page.
 */
export function highlightMatches(text: string, query: string): HighlightPart[] {
  const letters = toLetters(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of query.split(/[\s,/]+/).map(fold)) {
    const forms = word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
    forms.some((form) => form !== '' && markForm(letters, form, isMarked));
  }
  return toParts(text, isMarked);
}

function toLetters(text: string): Letter[] {
  const letters: Letter[] = [];
  let isWordStart = true;
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const folded = [...fold(character)];
    for (const [index, letter] of folded.entries())
      letters.push({ letter, start, end, isWordStart: isWordStart && index === 0 });
    const last = letters.at(-1);
    // A combining accent belongs to the letter before it. Apostrophes and invisible characters do not end a word.
    if (folded.length > 0) isWordStart = false;
    else if (/\p{M}/u.test(character) && last?.end === start) last.end = end;
    else if (!/['’\p{M}\p{Default_Ignorable_Code_Point}]/u.test(character)) isWordStart = true;
    start = end;
  }
  return letters;
}

/** Marks all occurrences of a word form at the start of words. Returns false if there is none. */
function markForm(letters: readonly Letter[], form: string, isMarked: boolean[]): boolean {
  const wanted = [...form];
  let isFound = false;
  for (let start = 0; start + wanted.length <= letters.length; start += 1) {
    const first = letters[start];
    const last = letters[start + wanted.length - 1];
    if (!first?.isWordStart || !last || wanted.some((letter, index) => letters[start + index]?.letter !== letter))
      continue;
    isMarked.fill(true, first.start, last.end);
    isFound = true;
  }
  return isFound;
}

function toParts(text: string, isMarked: readonly boolean[]): HighlightPart[] {
  const parts: HighlightPart[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (end < text.length && isMarked[end] === isMarked[start]) end += 1;
    parts.push({ text: text.slice(start, end), isMatch: isMarked[start] === true });
    start = end;
  }
  return parts;
}
