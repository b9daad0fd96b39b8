/**
 * A text as one line of Markdown (CommonMark) that reads as it stands: what would make it a link, code, emphasis, a tag or a
 * reference is escaped, and at its start what would make it a heading, a list or a rule.
 */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}
