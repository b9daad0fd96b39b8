import type { FileRow } from './file-row';
import type { ImportMap } from './import-map';
import { OpenQuestion } from './open-question';
import { isForSale } from './sale-words';

/** The settings with which words for what is sold are read. */
export type WordSettings = Pick<ImportMap, 'words'>;

/** Whether a row is for sale, and a word that says it and is not known. */
export type RowState = { isHeld: boolean; unknown?: { column: string; word: string } };

/** Whether a row says that it is for sale; one that says nothing is. */
export function rowState(row: FileRow, { words }: WordSettings): RowState {
  const known = (word: string) => (Object.hasOwn(words, word) ? words[word] : isForSale(word));
  let unknown: RowState['unknown'];
  for (const role of ['published', 'withheld'] as const)
    for (const [column, word] of row.named(role)) {
      const says = known(word);
      if (says === undefined) unknown ??= { column, word };
      else if (says === (role === 'withheld')) return { isHeld: true };
    }
  return { isHeld: unknown !== undefined, ...(unknown && { unknown }) };
}

/** The question that a word leaves open. */
export function wordQuestion({ column, word }: NonNullable<RowState['unknown']>): OpenQuestion {
  return new OpenQuestion(
    'word',
    word.slice(0, 60),
    `“${column}” says “${word.slice(0, 60)}”, and that may mean that it is for sale or that it is not.`,
  );
}
