'use client';

import { adminMessages } from '@/lib/admin/admin-messages';
import type { FieldChange } from '@/lib/admin/edits/fields';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { formatFieldChange } from '@/lib/catalogue/fields/format-field';
import { EMPTY_VALUE, NOT_SET } from '@/lib/catalogue/fields/format-value';
import { useAdmin } from '../layout/admin-context';
import styles from './changes.module.css';

/** The number of fields that are shown: the variants of a product may have thousands. */
const FIELDS_SHOWN = 20;

type Props = { changes: readonly FieldChange[]; limit?: number };

/** The changed fields of a product, each with its value before and after. On a phone these are below each other. */
export function ChangedFields({ changes, limit = FIELDS_SHOWN }: Props) {
  const { snapshot } = useAdmin();
  const rest = changes.length - limit;
  return (
    <>
      <dl className={styles.fields}>
        {changes.slice(0, limit).map((change) => {
          const words = formatFieldChange(change, snapshot.categories);
          return (
            <div key={change.field}>
              <dt>{fieldLabel(change.field)}</dt>
              {'list' in words ? (
                <dd>
                  <FieldValue text={words.list} />
                </dd>
              ) : (
                <dd>
                  <span>
                    <FieldValue text={words.from} />
                  </span>{' '}
                  <span>
                    → <FieldValue text={words.to} />
                  </span>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {rest > 0 && <p>{adminMessages.andMore(rest, 'field')}</p>}
    </>
  );
}

/** A value as text, with its own writing direction. */
export function FieldValue({ text }: { text: string }) {
  return text === EMPTY_VALUE || text === NOT_SET ? <i>{text}</i> : <bdi>{text}</bdi>;
}
