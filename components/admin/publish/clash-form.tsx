'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Clash } from '@/lib/admin/change-set/clash';
import type { DecidedClashes } from '@/lib/admin/publish/publish-result';
import { groupBy } from '@/lib/catalogue/group-by';
import adminStyles from '../admin.module.css';
import changeStyles from '../changes/changes.module.css';
import type { Side } from '../changes/conflict-field';
import { ConflictFields } from '../changes/conflict-fields';

type Props = {
  clashes: readonly Clash[];
  /** The older value is that of the store before, not one that was edited here. */
  isPutBack: boolean;
  isOff: boolean;
  onChoose: (decided: DecidedClashes) => void;
};
const PUT_BACK = { mine: 'Before', theirs: 'Now' };

/** Both values of every field that somebody else has published in another way, and the choice between them. */
export function ClashForm({ clashes, isPutBack, isOff, onChoose }: Props) {
  const [choices, setChoices] = useState<Record<string, Readonly<Record<string, Side>>>>({});
  const isDecided = clashes.every(({ id, field }) => choices[id]?.[field]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ clashes, choices });
  };
  return (
    <form method="dialog" className={changeStyles.conflict} onSubmit={onSubmit} aria-label="What stays">
      {[...groupBy(clashes, ({ id }) => id)].map(([id, ofProduct]) => (
        <section key={id} aria-label={ofProduct[0]?.name}>
          <h3>
            {ofProduct[0]?.name} <span className={adminStyles.id}>{id}</span>
          </h3>
          <ConflictFields
            conflicts={ofProduct}
            names={isPutBack ? PUT_BACK : undefined}
            of={`${id} `}
            choices={choices[id] ?? {}}
            onChoose={(chosen) => setChoices({ ...choices, [id]: chosen })}
          />
        </section>
      ))}
      <Button type="submit" disabled={!isDecided || isOff}>
        Publish with this choice
      </Button>
    </form>
  );
}
