'use client';

import { useState } from 'react';
import type { FacetOption } from '@/lib/listing/facets';
import { afterPointer } from './after-pointer';
import styles from './filter-panel.module.css';
import { CheckListView } from './filter-views';

/** From this many options on a list gets a field to search it. */
const SEARCHABLE = 12;

type Props = { legend: string; name: string; options: readonly FacetOption[]; onToggle: (value: string) => void };

/** A facet as check boxes. Chosen options float up, but never while the list is in use: the focus stays where it is. */
export function CheckList({ legend, name, options, onToggle }: Props) {
  const [wanted, setWanted] = useState('');
  const [raised, setRaised] = useState<ReadonlySet<string>>(() => chosenOf(options));
  const word = wanted.trim().toLowerCase();
  const found = options.filter(({ label }) => label.toLowerCase().includes(word));
  const sorted = [
    ...found.filter(({ value }) => raised.has(value)),
    ...found.filter(({ value }) => !raised.has(value)),
  ];
  return (
    <CheckListView
      legend={legend}
      name={name}
      options={sorted}
      onToggle={onToggle}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) afterPointer(() => setRaised(chosenOf(options)));
      }}
    >
      {options.length > SEARCHABLE && (
        <input
          className={styles.find}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          aria-label={`Find a ${legend.toLowerCase()}`}
          placeholder={`Find among ${options.length}`}
        />
      )}
    </CheckListView>
  );
}

function chosenOf(options: readonly FacetOption[]): ReadonlySet<string> {
  return new Set(options.filter(({ isChosen }) => isChosen).map(({ value }) => value));
}
