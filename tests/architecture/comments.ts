import type { Rule } from './rules';

/** A comment that begins a line or follows a blank or a bracket: `/* … *\/`, or lines of `//` below one another. */
const COMMENT = /(?<=^|[\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm;
/** The signs before the first word of a comment. */
const OPENING = /^(?:\/\*+|\/\/)[\s*]*/;
const STANDS_FOR_A_NOUN =
  /^(?:What|Who|Whoever|Whatever|It|They|This|That|Those|These|Nobody|Somebody|Everybody|Nothing|Such|Which|When|There|Here|So)\b/;
const WORDS_SHOWN = 4;

/** Comments without their noun: 'path:line first words' of each whose first sentence begins with a word in place of one. */
export const commentsWithoutNoun: Rule = (files) =>
  [...files]
    .filter(([path]) => /\.(?:tsx?|mjs|js|css)$/.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
        const words = comment.replace(OPENING, '');
        if (!STANDS_FOR_A_NOUN.test(words)) return [];
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line} ${words.split(/\s+/).slice(0, WORDS_SHOWN).join(' ')}`;
      }),
    );
