import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import type { Mark } from '@/lib/order/resolution';
import styles from './order-pad.module.css';
import { readAs, roleWords } from './pad-words';

type Props = { text: string; marks: readonly Mark[] };

/** A line as it was written, with the role of its pieces under them; a listener hears the line, and then the roles in one sentence. */
export function MarkedLine({ text, marks }: Props) {
  return (
    <p className={styles.written}>
      <bdi aria-hidden={marks.length > 0 || undefined}>
        {piecesOf(text, marks).map(({ start, words, role }) =>
          role ? (
            <span key={start} className={styles.piece} data-role={role}>
              <span>{words}</span>
              <span>
                {role === 'aside' && <Icon name="alert" />}
                {roleWords[role]}
              </span>
            </span>
          ) : (
            words
          ),
        )}
      </bdi>
      {marks.length > 0 && (
        <Hidden>
          {spaced(text)}. {readAs(text, marks)}
        </Hidden>
      )}
    </p>
  );
}

type Piece = { start: number; words: string; role?: Mark['role'] };

/** The text in pieces with a role, and those between. */
function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const mark of marks) {
    if (mark.start > end) pieces.push({ start: end, words: spaced(text.slice(end, mark.start)) });
    pieces.push({ start: mark.start, words: text.slice(mark.start, mark.end), role: mark.role });
    end = mark.end;
  }
  return end < text.length ? [...pieces, { start: end, words: spaced(text.slice(end)) }] : pieces;
}

/** The cells of a table apart. */
const spaced = (text: string) => text.replaceAll('\t', '   ');
