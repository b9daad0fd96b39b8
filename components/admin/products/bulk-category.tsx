'use client';

import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { adminMessages } from '@/lib/admin/admin-messages';
import { useAdmin } from '../frame/admin-context';
import { CategoryOptions } from './category-options';
import styles from './product-list.module.css';

/** Moves several products to one category. */
export function BulkCategory({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { run, store } = useAdmin();
  const form = useId();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const category = String(data.get('category'));
    const subcategory = String(data.get('subcategory')).trim();
    await run(
      () => store.setCategory(ids, category, subcategory),
      adminMessages.changedMany(ids.length),
      adminMessages.updateFailed,
    );
    onClose();
  };
  return (
    <Dialog
      title={`Category of ${ids.length} products`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form}>
            Move
          </Button>
        </>
      }
    >
      <form id={form} className={styles.task} onSubmit={onSubmit}>
        <SelectField label="Category" name="category">
          <CategoryOptions />
        </SelectField>
        <TextField label="Subcategory" name="subcategory" hint="Left empty, the products are in no subcategory." />
      </form>
    </Dialog>
  );
}
