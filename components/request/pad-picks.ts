import type { Candidate, Resolution } from '@/lib/order/resolution';
import { newLine } from '@/lib/request/operations';
import type { RequestLine } from '@/lib/request/request';

/** What the buyer makes of a line that was looked up. */
export type Pick = {
  candidates: readonly Candidate[];
  /** The place of the candidate that is meant; undefined until one is chosen. */
  chosen: number | undefined;
  /** False for a line that is left out. */
  isWanted: boolean;
  quantity: number;
  person?: string | undefined;
  note?: string | undefined;
};

/** What is meant as far as the lines say it: the one that was found, or nothing yet where several may be meant. */
export function picksOf(lines: readonly Resolution[]): Pick[] {
  return lines.map((line) => {
    if (line.kind === 'heading') return { candidates: [], chosen: undefined, isWanted: false, quantity: 0 };
    const { quantity, person, note } = line;
    const asked = { quantity, person, note, isWanted: true };
    if (line.kind === 'found') return { ...asked, candidates: [line.candidate], chosen: 0 };
    return { ...asked, candidates: line.kind === 'which' ? line.candidates : [], chosen: undefined };
  });
}

/** Whether a line would be added. */
export function isReady({ candidates, chosen, isWanted }: Pick): boolean {
  return isWanted && chosen !== undefined && candidates[chosen] !== undefined;
}

/** The line of the list that a pick makes. Throws for one that is not ready. */
export function toRequestLine({ candidates, chosen, quantity, person, note }: Pick): RequestLine {
  const candidate = candidates[chosen ?? -1];
  if (!candidate) throw new Error('nothing is chosen');
  const { row, choice } = candidate;
  return newLine(row, { choice, quantity, ...(person && { person }), ...(note && { note }) });
}

/** The lines that are not added as they were written, each under its heading still. */
export function leftOf(lines: readonly Resolution[], picks: readonly Pick[]): string {
  const left: string[] = [];
  let last: string | undefined;
  for (const [index, line] of lines.entries()) {
    const pick = picks[index];
    if (line.kind === 'heading' || (pick && isReady(pick))) continue;
    // A blank line ends what stands under a heading.
    if (line.under !== last) left.push(line.under ?? '');
    left.push(line.text);
    last = line.under;
  }
  return left.join('\n');
}
