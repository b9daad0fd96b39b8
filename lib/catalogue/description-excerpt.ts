/** The blanks between two sentences. */
const SENTENCE = /(?<=[.!?]['")]?)\s+(?=['"(]?\p{Lu})/u;
/** The most characters of a lead: three lines beside a picture. */
const MAX_LENGTH = 200;

/**
 * The lead of a description: the sentences at its beginning that fit into 200 characters together; undefined where not even the first
 * does.
 */
export function descriptionExcerpt(description: string): string | undefined {
  const [paragraph = ''] = description.trim().split(/\n{2,}/);
  let lead = '';
  for (const sentence of paragraph.split(SENTENCE)) {
    const longer = `${lead} ${sentence}`.trim();
    if (longer.length > MAX_LENGTH) break;
    lead = longer;
  }
  return lead || undefined;
}
