import { stripComments } from './imports';
import type { Rule } from './rules';

/** Words that people read: more than one of them, beginning with a capital, in quotes or between tags. */
const WORDS = /'([A-Z][^'\n]{8,})'|"([A-Z][^"\n]{8,})"|>\s*([A-Z][^<>{}\n]{8,})\s*</g;

/** Sentences of two files belong into the messages, from where both take it. */
export const repeatedSentences: Rule = (files) => {
  const places = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    if (!/^(?:app|components|lib)\//.test(path) || !/\.tsx?$/.test(path) || path.includes('messages')) continue;
    for (const [, single, double, child] of stripComments(text).matchAll(WORDS)) {
      const words = (single ?? double ?? child ?? '').trim();
      if (words.includes(' ')) places.set(words, (places.get(words) ?? new Set()).add(path));
    }
  }
  return [...places].flatMap(([words, paths]) => (paths.size > 1 ? `${words}: ${[...paths].join(', ')}` : []));
};
