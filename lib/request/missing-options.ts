import { formatList } from '../format';

/** Option name with its article: 'a color', 'an inseam', 'an OD size'. Lower-case unless it is an abbreviation. */
export function withArticle(control: string): string {
  const name = /^\p{Lu}(?!\p{Lu})/u.test(control) ? control.charAt(0).toLowerCase() + control.slice(1) : control;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** 'Choose a color and a size.' for the names of open controls; undefined if there are none. */
export function missingOptionsMessage(open: readonly string[]): string | undefined {
  return open.length > 0 ? `Choose ${formatList(open.map(withArticle))}.` : undefined;
}
