'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { SelectField, TextField } from '@/components/ui/field';
import layout from '@/components/ui/layout.module.css';
import { writeUrl } from '@/components/ui/use-url';
import type { OrderKit } from '@/lib/catalogue/schema/order-kits';
import type { Selection } from '@/lib/catalogue/variants/offer';
import { formatCount } from '@/lib/format';
import { offerOf } from '@/lib/listing/index-row';
import { addLines, newLine } from '@/lib/request/edit-list';
import { MAX_QUANTITY } from '@/lib/request/request-list';
import { catalogNotLoaded } from '@/lib/request/request-messages';
import { queryCatalogue } from '@/lib/search/client';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import styles from './quick-order.module.css';
import { useRequestActions } from './use-request-list';

const MAX_PEOPLE = 499;

/** Adds the products of a kit for a number of people; sizes are chosen in the list. '#kit=NAME' in the URL opens a kit. */
function KitStarterPart({ kits, onAdded }: { kits: readonly OrderKit[]; onAdded: () => void }) {
  const { change } = useRequestActions();
  const [index, setIndex] = useState(0);
  const [typed, setTyped] = useState<string>();
  const [status, setStatus] = useState('');
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const linked = kits.findIndex(({ fragment }) => fragment === window.location.hash);
    if (linked < 0 || !details.current) return;
    writeUrl(window.location.pathname + window.location.search, 'replace');
    setIndex(linked);
    details.current.open = true;
    details.current.scrollIntoView({ block: 'center' });
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [kits]);
  const kit = kits[index];
  if (!kit) return null;
  const people = typed ?? String(kit.people);
  const isValid = /^[1-9]\d*$/.test(people) && Number(people) <= MAX_PEOPLE;
  const perPerson = kit.items.reduce((sum, { quantity }) => sum + quantity, 0);

  const add = async () => {
    if (!isValid) return;
    try {
      const rows = await queryCatalogue({ kind: 'rows', ids: kit.items.map(({ id }) => id) });
      const lines = kit.items.flatMap(({ id, color, quantity }) => {
        const row = rows.find(({ card }) => card.id === id);
        const selection: Selection = color === undefined ? {} : { color };
        const item = { choice: selection, quantity: Math.min(quantity * Number(people), MAX_QUANTITY) };
        return row ? [newLine(row.card, offerOf(row), item)] : [];
      });
      const count = lines.reduce((sum, line) => sum + line.quantity, 0);
      const text = `Added ${formatCount(count, 'item')} of ${kit.name}.`;
      setStatus('');
      if (!(await change((list) => addLines(list, lines), { text, hasUndo: true }))) return;
      if (details.current) details.current.open = false;
      onAdded();
    } catch {
      setStatus(await loadErrorMessage(catalogNotLoaded));
    }
  };
  return (
    <details ref={details} className={styles.kit}>
      <summary>Start from a kit</summary>
      <div className={styles.kitFields}>
        <SelectField
          label="Kit"
          value={index}
          onChange={({ target }) => {
            setIndex(Number(target.value));
            setTyped(undefined);
          }}
        >
          {kits.map(({ name }, position) => (
            <option key={name} value={position}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="People"
          inputMode="numeric"
          autoComplete="off"
          value={people}
          error={isValid ? undefined : `A whole number from 1 to ${MAX_PEOPLE}.`}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
        <ul className={layout.note} aria-label="In this kit">
          {kit.items.map(({ id, label, quantity }) => (
            <li key={`${id} ${label}`}>{quantity > 1 ? `${quantity} × ${label}` : label}</li>
          ))}
        </ul>
        <Button onClick={add} aria-disabled={!isValid}>
          Add {isValid ? formatCount(perPerson * Number(people), 'item') : 'items'}
        </Button>
      </div>
      <p role="status">{status}</p>
    </details>
  );
}

export const KitStarter = withErrorBoundary('kits', KitStarterPart);
