import type { FileRow } from './file-row';
import type { ImportMap } from './import-map';
import { OpenQuestion } from './open-question';
import { isForSale } from './sale-words';

/** The settings with which words for what is sold are read. */
export type WordSettings = Pick<ImportMap, 'words'>;

/** Whether a row is for sale, and a word that says it and is not known. */
export type SaidState = { isHeld: boolean; unknown?: { column: string; word: string } };

const ENDED =
  /^(?:discontinued|withdrawn|retired|obsolete|ended|ausgelaufen|descatalogado|fuori catalogo|wycofany|utgått|udgået)$/i;

/** Whether a row says that it is for sale; one that says nothing is. */
export function rowState(row: FileRow, { words }: WordSettings): SaidState {
  const known = (word: string) => (Object.hasOwn(words, word) ? words[word] : isForSale(word));
  // A product of ours says by itself whether it is hidden.
  if (row.get('own hidden')) return { isHeld: false };
  let unknown: SaidState['unknown'];
  for (const role of ['published', 'withheld'] as const)
    for (const [column, word] of row.named(role)) {
      const says = known(word);
      if (says === undefined) unknown ??= { column, word };
      else if (says === (role === 'withheld')) return { isHeld: true };
    }
  // Goods that are not made any more are not those of which none is left.
  if (ENDED.test(row.get('availability'))) return { isHeld: true };
  return { isHeld: unknown !== undefined, ...(unknown && { unknown }) };
}

/** Throws where all rows that say whether they are for sale are not: with a question where one of their words is not known. */
export function refuseHeld(rows: readonly FileRow[], settings: WordSettings): void {
  const telling = rows.filter((row) => row.get('published') || row.get('withheld'));
  const states = telling.map((row) => rowState(row, settings));
  if (states.length === 0 || states.some(({ isHeld }) => !isHeld)) return;
  const { unknown } = states.find((state) => state.unknown) ?? {};
  throw unknown ? wordQuestion(unknown) : new NotForSale();
}

/** The fault of goods that their own shop does not sell. */
export class NotForSale extends Error {
  constructor() {
    super('It is not for sale in the file.');
  }
}

/** The question that a word leaves open. */
export function wordQuestion({ column, word }: NonNullable<SaidState['unknown']>): OpenQuestion {
  return new OpenQuestion(
    'word',
    word.slice(0, 60),
    `“${column}” says “${word.slice(0, 60)}”, and that may mean that it is for sale or that it is not.`,
  );
}
