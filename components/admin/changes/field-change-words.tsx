'use client';

import type { FieldChange } from '@/lib/admin/field-change';
import { changeWords } from '@/lib/catalogue/fields/words';
import { useAdmin } from '../frame/admin-context';
import { Words } from './words';

/** A change of a field: both values, or what came into a list and went out of it. */
export function FieldChangeWords({ change }: { change: FieldChange }) {
  const { snapshot } = useAdmin();
  const words = changeWords(change, snapshot.categories);
  if ('list' in words) return <Words text={words.list} />;
  return (
    <>
      <Words text={words.from} /> → <Words text={words.to} />
    </>
  );
}
