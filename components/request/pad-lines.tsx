'use client';

import { memo } from 'react';
import { Link } from '@/components/ui/link';
import stack from '@/components/ui/stack.module.css';
import { routes } from '@/lib/site/routes';
import type { Wearers } from '@/lib/visitor/person-sizes';
import { MarkedLine } from './marked-line';
import styles from './order-pad.module.css';
import type { ThingProps, WrittenGroup } from './pad-blocks';
import { PadItem } from './pad-item';
import { type Pick, type Picks, pickState } from './pad-picks';
import { PadRemarks } from './pad-remarks';
import { PadWhich } from './pad-which';
import { asideWords } from './pad-words';

type Props = {
  person?: string;
  lines: readonly WrittenGroup[];
  picks: Picks;
  known: Wearers | undefined;
  onPick: (index: number, pick: Pick) => void;
};

/** Lines as they were written, under their person's name, and beside each what it orders. */
export function PadLines({ person, lines, ...props }: Props) {
  return (
    <>
      {person !== undefined && (
        <h4>
          <bdi>{person}</bdi>
        </h4>
      )}
      <ol>
        {lines.map((group) => (
          <WrittenRow key={group.at} group={group} {...props} />
        ))}
      </ol>
    </>
  );
}

type RowProps = Omit<Props, 'person' | 'lines'> & { group: WrittenGroup };

/** A written line, drawn anew only when what it orders changes: there may be five hundred. */
const WrittenRow = memo(Row, (before, after) => {
  const isSame = before.group === after.group && before.known === after.known && before.onPick === after.onPick;
  return isSame && after.group.things.every(({ index }) => before.picks[index] === after.picks[index]);
});

function Row({ group: { text, marks, things }, picks, known, onPick }: RowProps) {
  const aside = asideWords(text, marks);
  return (
    <li className={styles.line}>
      <div className={`${stack.tight} ${styles.source}`}>
        <MarkedLine text={text} marks={marks} />
        {aside && <PadRemarks remarks={[aside]} isLoud />}
      </div>
      <ul className={styles.things}>
        {things.map(({ line, index }) => {
          const pick = picks[index];
          const props = { line, known, onPick: (next: Pick) => onPick(index, next) };
          return pick && <Thing key={index} pick={pick} {...props} />;
        })}
      </ul>
    </li>
  );
}

/** One of the things that a line orders: found, which of several, or nothing of the kind. */
function Thing(props: ThingProps) {
  const { line, pick } = props;
  return (
    <li className={`${stack.tight} ${styles.thing}`} data-kind={line.kind} data-state={pickState(pick)}>
      {line.kind === 'found' && <PadItem {...props} />}
      {line.kind === 'which' && <PadWhich {...props} />}
      {line.kind === 'none' && <NotFound text={line.text} />}
      <PadRemarks remarks={line.doubts} />
    </li>
  );
}

function NotFound({ text }: { text: string }) {
  return (
    <p className={styles.missing}>
      Not found. <Link href={routes.search(text.replace(/\s+/g, ' ').trim().slice(0, 100))}>Search for it</Link>
    </p>
  );
}
