/** Whether a word is the first letter of another and some of its consonants in their order: 'blk' for 'black', 'hldr' for 'holder'. */
export function isShortFor(short: string, word: string): boolean {
  if (short.length < 3 || short.length >= word.length || short[0] !== word[0] || /[aeiou]/.test(short.slice(1)))
    return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}
