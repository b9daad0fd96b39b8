'use client';

import { type ComponentProps, useId, useMemo } from 'react';
import { TextField } from '@/components/ui/field';
import type { CategoryKey } from '@/lib/catalogue/categories';
import { useAdmin } from '../frame/admin-context';

type Props = ComponentProps<typeof TextField> & { category: CategoryKey | undefined };

/** A text with the subcategories that products of the category, or of any, have already. */
export function SubcategoryField({ category, ...props }: Props) {
  const { rows } = useAdmin();
  const list = useId();
  const names = useMemo(() => {
    const near = category === undefined ? rows : rows.filter(({ raw }) => raw.category === category);
    return [...new Set(near.flatMap(({ raw }) => raw.subcategory || []))].sort();
  }, [rows, category]);
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
