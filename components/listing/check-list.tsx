'use client';

import { useState } from 'react';
import type { FacetOption } from '@/lib/listing/count';
import { afterPointer } from './after-pointer';
import styles from './filter-panel.module.css';
import { CheckListView } from './filter-views';

/** From this many options on a list gets a field to search it. */
const SEARCHABLE = 12;

type Props = {
  legend: string;
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (value: string, isChosen: boolean) => void;
  /** What is to be found among the options from the start. */
  find?: string | undefined;
};

/** A facet as check boxes. Chosen options float up, but never while the list is in use: the focus stays where it is. */
export function CheckList({ legend, name, options, chosen, onToggle, find = '' }: Props) {
  const [wanted, setWanted] = useState(find);
  const [raised, setRaised] = useState(chosen);
  const word = wanted.trim().toLowerCase();
  const found = options.filter(({ label }) => label.toLowerCase().includes(word));
  const sorted = [
    ...found.filter(({ value }) => raised.includes(value)),
    ...found.filter(({ value }) => !raised.includes(value)),
  ];
  return (
    <CheckListView
      legend={legend}
      name={name}
      options={sorted}
      chosen={chosen}
      onToggle={onToggle}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) afterPointer(() => setRaised(chosen));
      }}
    >
      {options.length > SEARCHABLE && (
        <input
          className={styles.find}
          type="search"
          data-find={name}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          aria-label={`Find a ${legend.toLowerCase()}`}
          placeholder={`Find among ${options.length}`}
        />
      )}
    </CheckListView>
  );
}
