'use client';

import { useState } from 'react';
import type { FacetOption } from '@/lib/listing/count';
import styles from './filter-panel.module.css';
import { CheckListView } from './filter-views';

/** From this many options on a list gets a field to search it. */
const SEARCHABLE = 12;

type Props = {
  legend: string;
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  /** The values that stand on top from the start; what is ticked later keeps its place. */
  raised?: readonly string[];
  onToggle: (value: string, isChosen: boolean) => void;
  /** What is to be found among the options from the start. */
  find?: string | undefined;
};

/** A facet as check boxes, whose order does not change while they are used. */
export function FacetCheckList({ legend, name, options, chosen, raised = [], onToggle, find = '' }: Props) {
  const [wanted, setWanted] = useState(find);
  const [first] = useState(raised);
  const word = wanted.trim().toLowerCase();
  const found = options.filter(({ label }) => label.toLowerCase().includes(word));
  const sorted = [
    ...found.filter(({ value }) => first.includes(value)),
    ...found.filter(({ value }) => !first.includes(value)),
  ];
  return (
    <CheckListView name={name} options={sorted} chosen={chosen} onToggle={onToggle}>
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
