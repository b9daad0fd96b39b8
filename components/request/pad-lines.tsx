'use client';

import { memo } from 'react';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/site/routes';
import type { Wearers } from '@/lib/visitor/person-sizes';
import { MarkedLine } from './marked-line';
import type { ThingProps, WrittenGroup } from './pad-blocks';
import { PadItem } from './pad-item';
import styles from './pad-lines.module.css';
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
export function PadLines({ person, lines, picks, known, onPick }: Props) {
  return (
    <>
      {person !== undefined && (
        <h4 className={styles.person}>
          <bdi>{person}</bdi>
        </h4>
      )}
      <ol>
        {lines.map(({ text, at, marks, things }) => {
          const aside = asideWords(text, marks);
          return (
            <li key={at} className={styles.line}>
              <div className={styles.source}>
                <MarkedLine text={text} marks={marks} />
                {aside && <PadRemarks remarks={[aside]} isLoud />}
              </div>
              <ul className={styles.things}>
                {things.map(({ line, index }) => {
                  const pick = picks[index];
                  return pick && <ThingOfLine key={index} {...{ line, index, pick, known, onPick }} />;
                })}
              </ul>
            </li>
          );
        })}
      </ol>
    </>
  );
}

type IndexedThing = Omit<ThingProps, 'onPick'> & { index: number; onPick: (index: number, pick: Pick) => void };

/** One of the things that a line orders: found, which of several, or nothing of the kind. */
const ThingOfLine = memo(function Thing({ line, index, pick, known, onPick }: IndexedThing) {
  const props = { line, pick, known, onPick: (next: Pick) => onPick(index, next) };
  return (
    <li className={styles.thing} data-kind={line.kind} data-state={pickState(pick)}>
      {line.kind === 'found' && <PadItem {...props} />}
      {line.kind === 'which' && <PadWhich {...props} />}
      {line.kind === 'none' && <NotFound text={line.text} />}
      <PadRemarks remarks={line.doubts} />
    </li>
  );
});

function NotFound({ text }: { text: string }) {
  return (
    <p className={styles.missing}>
      Not found. <Link href={routes.search(text.replace(/\s+/g, ' ').trim().slice(0, 100))}>Search for it</Link>
    </p>
  );
}
