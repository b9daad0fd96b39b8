/** The whitespace between two sentences. */
const SENTENCE_BREAK = /(?<=[.!?]['")]?)\s+(?=['"(]?\p{Lu})/u;
/** Maximum length in characters: three lines next to an image. */
const MAX_LENGTH = 200;

/**
 * The first sentences of a description that fit into 200 characters together. Undefined if the first sentence is longer or the
 * description is empty.
 */
export function descriptionExcerpt(description: string): string | undefined {
  const [paragraph = ''] = description.trim().split(/\n{2,}/);
  let excerpt = '';
  for (const sentence of paragraph.split(SENTENCE_BREAK)) {
    const longer = `${excerpt} ${sentence}`.trim();
    if (longer.length > MAX_LENGTH) break;
    excerpt = longer;
  }
  return excerpt || undefined;
}
