'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { FieldConflict } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { ConflictField, type Side } from './conflict-field';

/** Variants may be in conflict by the thousand: so many fields are drawn at a time. */
const FIELDS_SHOWN = 20;
/** With more fields than that, one press decides on all of them. */
const FEW = 3;
const NAMES: Record<Side, string> = { mine: 'Edited here', theirs: 'Published' };

type Choices = Readonly<Record<string, Side>>;
type Props = {
  conflicts: readonly FieldConflict[];
  /** The names of the two sides. */
  names?: Readonly<Record<Side, string>> | undefined;
  /** Words before the names of its radio buttons, where more than one product stands in a form. */
  of?: string;
  choices: Choices;
  onChoose: (choices: Choices) => void;
};

/** The fields of a product in conflict, each with its two values. */
export function ConflictFields({ conflicts, names = NAMES, of = '', choices, onChoose }: Props) {
  const [count, setCount] = useState(FIELDS_SHOWN);
  const rest = conflicts.length - count;
  const chooseAll = (side: Side) => onChoose(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  return (
    <>
      {conflicts.length > FEW && (
        <div className={adminStyles.buttons}>
          {(['mine', 'theirs'] as const).map((side) => (
            <Button key={side} look="quiet" onClick={() => chooseAll(side)}>
              {`All ${conflicts.length}: ${names[side]}`}
            </Button>
          ))}
        </div>
      )}
      {conflicts.slice(0, count).map((conflict) => (
        <ConflictField
          key={conflict.field}
          conflict={conflict}
          names={names}
          name={of + conflict.field}
          choice={choices[conflict.field]}
          onChoose={(side) => onChoose({ ...choices, [conflict.field]: side })}
        />
      ))}
      {rest > 0 && <Button onClick={() => setCount(count + FIELDS_SHOWN)}>{adminMessages.showMore(rest)}</Button>}
    </>
  );
}
