'use client';

import { fieldWords } from '@/lib/catalogue/fields/words';
import { useAdmin } from '../frame/admin-context';
import { Words } from './words';

/** The value of a field in an operator's words. */
export function FieldValue({ field, value }: { field: string; value: unknown }) {
  const { snapshot } = useAdmin();
  return <Words text={fieldWords(field, value, snapshot.categories)} />;
}
