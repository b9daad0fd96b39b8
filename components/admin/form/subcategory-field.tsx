'use client';

import { type ComponentProps, useId, useMemo } from 'react';
import { TextField } from '@/components/ui/field';
import type { CategoryKey } from '@/lib/catalogue/categories';
import { useAdmin } from '../frame/admin-context';

/** A text with the subcategories that products of the category have already. */
export function SubcategoryField({ category, ...props }: ComponentProps<typeof TextField> & { category: CategoryKey }) {
  const { rows } = useAdmin();
  const list = useId();
  const names = useMemo(
    () => [...new Set(rows.flatMap(({ raw }) => (raw.category === category && raw.subcategory) || []))].sort(),
    [rows, category],
  );
  return (
    <>
      <TextField {...props} list={list} autoComplete="off" />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
