'use client';

import { adminMessages } from '@/lib/admin/admin-messages';
import type { FieldChange } from '@/lib/admin/edits/fields';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { formatFieldChange } from '@/lib/catalogue/fields/format-field';
import { EMPTY_VALUE, INHERITED_VALUE } from '@/lib/catalogue/fields/format-value';
import { useAdmin } from '../layout/admin-context';
import styles from './changes.module.css';

/** Default limit, because the variants of a product may have thousands of fields. */
const MAX_FIELDS_SHOWN = 20;

type Props = { changes: readonly FieldChange[]; limit?: number };

/** Changed fields of a product with old and new value. On a phone the old value is above the new one. */
export function ChangedFields({ changes, limit = MAX_FIELDS_SHOWN }: Props) {
  const { snapshot } = useAdmin();
  const omitted = changes.length - limit;
  return (
    <>
      <dl className={styles.fields}>
        {changes.slice(0, limit).map((change) => {
          const texts = formatFieldChange(change, snapshot.categories);
          return (
            <div key={change.field}>
              <dt>{fieldLabel(change.field)}</dt>
              {'list' in texts ? (
                <dd>
                  <FieldValue text={texts.list} />
                </dd>
              ) : (
                <dd>
                  <span>
                    <FieldValue text={texts.from} />
                  </span>{' '}
                  <span>
                    → <FieldValue text={texts.to} />
                  </span>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {omitted > 0 && <p>{adminMessages.andMore(omitted, 'field')}</p>}
    </>
  );
}

/** A value as text. `bdi`, because the text may be written from right to left. */
export function FieldValue({ text }: { text: string }) {
  return text === EMPTY_VALUE || text === INHERITED_VALUE ? <i>{text}</i> : <bdi>{text}</bdi>;
}
