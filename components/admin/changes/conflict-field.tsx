'use client';

import type { FieldConflict } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { bothWords } from '@/lib/catalogue/fields/words';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { Words } from './words';

export type Side = 'mine' | 'theirs';

type Props = {
  conflict: FieldConflict;
  /** Of its radio buttons. */
  name: string;
  /** The names of the two sides. */
  names: Readonly<Record<Side, string>>;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
};

/** The two values of a field in conflict, to choose from. */
export function ConflictField({ conflict, name, names, choice, onChoose }: Props) {
  const { snapshot } = useAdmin();
  const { field, ...values } = conflict;
  const isWhole = field === 'product';
  const [mine, theirs] = bothWords(field, [values.mine, values.theirs], snapshot.categories);
  const words: Record<Side, string> = { mine, theirs };
  return (
    <fieldset>
      <legend className={adminStyles.mono}>{isWhole ? 'The product as a whole' : fieldLabel(field)}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={adminStyles.check}>
          <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
          <span>
            {names[side]}: {isWhole && values[side] === undefined ? 'deleted' : <Words text={words[side]} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
