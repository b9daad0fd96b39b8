import { type ComponentProps, useId, useMemo } from 'react';
import { TextField } from '@/components/ui/field';
import type { CategoryKey } from '@/lib/catalogue/categories/categories';
import { useAdmin } from '../layout/admin-context';

/** Options of a category select. */
export function CategoryOptions() {
  const { snapshot } = useAdmin();
  return snapshot.categories.map(({ key, name }) => (
    <option key={key} value={key}>
      {name}
    </option>
  ));
}

type Props = ComponentProps<typeof TextField> & { category: CategoryKey | undefined };

/** Text field that suggests the subcategories of `category`; of all products if it is `undefined`. */
export function SubcategoryField({ category, ...props }: Props) {
  const { rows } = useAdmin();
  const list = useId();
  const names = useMemo(() => {
    const products = category === undefined ? rows : rows.filter(({ raw }) => raw.category === category);
    return [...new Set(products.flatMap(({ raw }) => raw.subcategory || []))].sort();
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
