'use client';

import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { sizeControls } from '@/lib/catalogue/sizes';
import type { Candidate, Resolution } from '@/lib/order/resolution';
import { choiceWords } from '@/lib/request/line-words';
import { routes } from '@/lib/site/routes';
import styles from './order-pad.module.css';
import type { Pick } from './pad-picks';
import type { Sized } from './sizes-dialog';

type Props = { line: Resolution; pick: Pick; onPick: (pick: Pick) => void; onSizes: (sized: Sized) => void };

/** A line as it was written, and under it what was found, which of several it may be, or that there is nothing of the kind. */
export function PadLine({ line, pick, onPick, onSizes }: Props) {
  if (line.kind === 'heading') return null;
  const open = openSizes(pick);
  return (
    <li className={styles.line} data-kind={line.kind}>
      <p className={styles.written}>
        <bdi>{line.text.replaceAll('\t', '   ')}</bdi>
      </p>
      {line.kind === 'none' ? <NotFound text={line.text} /> : <Meant line={line} pick={pick} onPick={onPick} />}
      {open && (
        <button type="button" className={styles.sizes} onClick={() => onSizes(open)}>
          Fill in sizes<Hidden> of {open.row.card.name}</Hidden>
        </button>
      )}
      {line.doubts.length > 0 && (
        <ul className={styles.doubts}>
          {line.doubts.map((doubt) => (
            <li key={doubt}>
              <Icon name="alert" />
              {doubt}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What is meant, where it comes in sizes and none is named. */
function openSizes({ candidates, chosen }: Pick): Sized | undefined {
  const candidate = candidates[chosen ?? -1];
  const controls = candidate ? sizeControls(candidate.row.sizes) : [];
  return candidate && controls.some(({ name }) => candidate.choice[name] === undefined) ? candidate : undefined;
}

function NotFound({ text }: { text: string }) {
  return (
    <p className={styles.missing}>
      Not found. <Link href={routes.search(text.replace(/\s+/g, ' ').trim().slice(0, 100))}>Search for it</Link>
    </p>
  );
}

function Meant({ line, pick, onPick }: Omit<Props, 'onSizes'>) {
  const name = useId();
  if (line.kind === 'found') {
    return (
      <label className={styles.candidate}>
        <input
          type="checkbox"
          checked={pick.isWanted}
          onChange={({ target }) => onPick({ ...pick, isWanted: target.checked })}
        />
        <CandidateWords candidate={line.candidate} quantity={pick.quantity} person={pick.person} note={pick.note} />
      </label>
    );
  }
  return (
    <fieldset className={styles.which}>
      <legend>Which of these?</legend>
      {pick.candidates.map((candidate, index) => (
        <label key={candidate.row.card.id} className={styles.candidate}>
          <input
            type="radio"
            name={name}
            checked={pick.chosen === index}
            onChange={() => onPick({ ...pick, chosen: index })}
          />
          <CandidateWords candidate={candidate} quantity={pick.quantity} person={pick.person} note={pick.note} />
        </label>
      ))}
      <label className={styles.candidate}>
        <input
          type="radio"
          name={name}
          checked={pick.chosen === undefined}
          onChange={() => onPick({ ...pick, chosen: undefined })}
        />
        <span>None of them</span>
      </label>
    </fieldset>
  );
}

type Words = {
  candidate: Candidate;
  quantity: number;
  person?: string | undefined;
  note?: string | undefined;
};

function CandidateWords({ candidate: { row, choice }, quantity, person, note }: Words) {
  const { brand, name, model, id } = row.card;
  return (
    <span className={styles.words}>
      <span className={styles.count}>{quantity} ×</span>{' '}
      <span className={styles.item}>
        <bdi>
          {brand} {name}
        </bdi>{' '}
        <span className={styles.model}>{model ?? id}</span>
      </span>{' '}
      {Object.keys(choice).length > 0 && <span className={styles.choice}>{choiceWords({ choice })}</span>}{' '}
      {person && <span>for {person}</span>} {note && <span>({note})</span>}
    </span>
  );
}
