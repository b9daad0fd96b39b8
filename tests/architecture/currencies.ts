import { stripComments } from './imports';
import type { Rule } from './rules';

/** A currency by its code, its name or its sign: before a figure, as a text of its own, or as the text of an element. */
const CURRENCY =
  /\b(?:USD|EUR|GBP|JPY|dollars?|euros?|cents)\b|US\$|[€£¥]|\$\d[\d,]*\.\d\d|\$\d\d|(['"`])\\?\$\1|\\\\?\$\\\\s|>\s*\$\s*<|^\s*\$\s*$/gim;

/** The shop's currency is data: its code says none. */
export const currenciesInCode: Rule = (files) =>
  [...files].flatMap(([path, text]) =>
    /^(?:app|components|lib)\//.test(path)
      ? [...stripComments(text).matchAll(CURRENCY)].map(([found]) => `${path} says ${found.trim()}`)
      : [],
  );
