'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextArea, TextField } from '@/components/ui/field';
import layout from '@/components/ui/layout.module.css';
import type { OrderKit } from '@/lib/catalogue/order-kits';
import { counted } from '@/lib/counted';
import { kitFragment, kitRoster, MOST_PEOPLE, namesOf } from '@/lib/order/kit-roster';
import styles from './order-pad.module.css';
import { forgetFragment } from './use-link';

type Props = { kits: readonly OrderKit[]; onRoster: (roster: string) => void };

/** Writes the roster of a kit for the pad: its goods over the columns, a row a person; at once for the kit that the address names. */
export function KitStarter({ kits, onRoster }: Props) {
  const [place, setPlace] = useState(0);
  const [people, setPeople] = useState<string>();
  const [written, setWritten] = useState('');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const asked = kits.find((each) => kitFragment(each) === window.location.hash);
    if (!asked) return;
    forgetFragment();
    onRoster(kitRoster(asked, asked.people));
  }, [kits, onRoster]);
  const kit = kits[place];
  if (!kit) return null;
  const names = namesOf(written);
  const count = names.length > 0 ? String(names.length) : (people ?? String(kit.people));
  const isCount = /^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= MOST_PEOPLE;
  const write = () => {
    if (!isCount) return;
    onRoster(kitRoster(kit, names.length > 0 ? names : Number(count)));
    setSaid(`The roster of ${counted(Number(count), 'row')} stands in the pad: write a size into each empty cell.`);
    if (box.current) box.current.open = false;
  };
  return (
    <div className={styles.kit}>
      <details ref={box}>
        <summary>Start from a kit</summary>
        <div className={styles.kitFields}>
          <SelectField label="Kit" value={place} onChange={({ target }) => setPlace(Number(target.value))}>
            {kits.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label="People"
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            value={count}
            readOnly={names.length > 0}
            error={isCount ? undefined : `A whole number from 1 to ${MOST_PEOPLE}.`}
            onChange={({ target }) => setPeople(target.value.trim())}
          />
          <TextArea
            label="Or their names, one a line"
            rows={3}
            value={written}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setWritten(target.value)}
          />
          <ul className={layout.note} aria-label="In this kit">
            {kit.items.map(({ heading, label }) => (
              <li key={heading}>{label}</li>
            ))}
          </ul>
          <Button onClick={write} aria-disabled={!isCount}>
            Write the roster
          </Button>
        </div>
      </details>
      <p role="status">{said}</p>
    </div>
  );
}
