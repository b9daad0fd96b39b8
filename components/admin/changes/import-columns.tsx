'use client';

import { SelectField } from '@/components/ui/field';
import type { ImportMap } from '@/lib/admin/import/import-map';
import { isRole, ROLE_KEYS, roleLabel } from '@/lib/admin/import/roles';
import type { ImportPlan } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { CategoryOptions } from '../products/category-options';

type Props = { plan: ImportPlan; onMap: (map: ImportMap) => void };

/** How another shop's columns and categories are read, each a choice; a change looks at the file anew. */
export function ImportColumns({ plan: { map, columns, categories }, onMap }: Props) {
  if (!map) return null;
  const setColumn = (name: string, role: string) => {
    if (isRole(role)) onMap({ ...map, columns: { ...map.columns, [name]: role } });
  };
  // The options of a layout have numbers; those that this file uses can be chosen.
  const roles = [...new Set([...ROLE_KEYS, ...Object.values(map.columns)])];
  return (
    <>
      <div className={adminStyles.fields}>
        {categories.map(({ name, key, count, isGuess, fresh }) => (
          <SelectField
            key={name}
            label={`Category “${name}”, ${count === 1 ? '1 product' : `${count} products`}`}
            hint={isGuess && key !== fresh?.key ? 'A guess: this shop has no category of that name.' : ''}
            value={key}
            onChange={({ target }) => onMap({ ...map, categories: { ...map.categories, [name]: target.value } })}
          >
            {fresh && <option value={fresh.key}>New category “{fresh.name}”</option>}
            <CategoryOptions />
          </SelectField>
        ))}
      </div>
      <details>
        <summary className={adminStyles.action}>How its columns are read</summary>
        <div className={adminStyles.stack}>
          <SelectField
            label="Prices are written"
            value={map.decimal}
            onChange={({ target }) => onMap({ ...map, decimal: target.value === 'comma' ? 'comma' : 'point' })}
          >
            <option value="point">1,234.50</option>
            <option value="comma">1.234,50</option>
          </SelectField>
          {columns.map(({ name, sample }) => (
            <SelectField
              key={name}
              label={name}
              hint={sample}
              value={map.columns[name] ?? 'ignore'}
              onChange={({ target }) => setColumn(name, target.value)}
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleLabel(role)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </details>
    </>
  );
}
