'use client';

import { useAdmin } from '../frame/admin-context';

/** The categories for a select, by the names that the catalogue file has for them. */
export function CategoryOptions() {
  const { snapshot } = useAdmin();
  return snapshot.categories.map(({ key, name }) => (
    <option key={key} value={key}>
      {name}
    </option>
  ));
}
