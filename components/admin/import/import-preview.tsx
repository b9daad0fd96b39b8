import { Fragment } from 'react';
import type { ImportChange, ImportReason } from '@/lib/admin/import/import-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { formatPrice, isPriced } from '@/lib/catalogue/price';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { counted } from '@/lib/counted';
import { formatCount } from '@/lib/money';
import * as messages from '@/lib/site/messages';
import adminStyles from '../admin.module.css';
import { FieldChangeWords } from '../changes/field-change-words';
import { useAdmin } from '../frame/admin-context';
import { Thumbnail } from '../products/thumbnail';
import styles from './import.module.css';

/** The number of places of a reason, and of products of a kind, that an import shows. */
const SHOWN = 100;
/** The last entry of a list with more than that. */
const More = ({ count }: { count: number }) => (count > SHOWN ? <li>and {formatCount(count - SHOWN)} more</li> : null);

/** The number of fields that are shown of a product: its variants may have thousands. */
const FIELDS_SHOWN = 20;
const TITLES = { add: 'New products', update: 'Changed products', delete: 'Deleted products' } as const;

/** The products that an import would add, change and delete, the first 100 of each. */
export function ImportPreviewList({ changes }: { changes: readonly ImportChange[] }) {
  return (['add', 'update', 'delete'] as const).map((kind) => {
    const products = changes.filter((change) => change.kind === kind);
    const title = `${TITLES[kind]} (${formatCount(products.length)})`;
    if (products.length === 0) return null;
    return (
      <section key={kind} aria-label={title} className={adminStyles.part}>
        <h3>{title}</h3>
        <ul className={styles.products}>
          {products.slice(0, SHOWN).map((change) => (
            <li key={change.id}>
              {kind === 'add' && <Thumbnail raw={newProduct(change)} />}
              <div>
                <h4>
                  <bdi>{change.name}</bdi> <span className={adminStyles.id}>{change.id}</span>
                </h4>
                {kind === 'add' && <NewProduct change={change} />}
                {kind === 'update' && <ChangedFields fields={change.fields} />}
              </div>
            </li>
          ))}
          <More count={products.length} />
        </ul>
      </section>
    );
  });
}

/** The product that an import would add: all its fields are new. */
const newProduct = ({ fields }: ImportChange) =>
  Object.fromEntries(fields.map(({ field, to }) => [field, to])) as Partial<RawProduct> & Pick<RawProduct, 'category'>;

/** A new product as a shopper would know it. */
function NewProduct({ change }: { change: ImportChange }) {
  const { snapshot } = useAdmin();
  const { brand, category, categoryName, subcategory, price = 0, oldPrice, description, hidden } = newProduct(change);
  const place = snapshot.categories.find(({ key }) => key === category)?.name ?? categoryName ?? category;
  const words = ['size', 'color', 'variant'] as const;
  const counts = words.flatMap((word) => (change[`${word}s`] > 0 ? counted(change[`${word}s`], word) : []));
  return (
    <>
      <p className={adminStyles.hint}>{[hidden && 'Hidden', brand, place, subcategory].filter(Boolean).join(' · ')}</p>
      <p>
        {isPriced({ price }) ? formatPrice(price) : messages.contactForPrice}
        {typeof oldPrice === 'number' && `, before ${formatPrice(oldPrice)}`}
        <span className={adminStyles.hint}>{counts.join(', ')}</span>
      </p>
      <p className={styles.clipped}>{description}</p>
    </>
  );
}

/** The changes of a product, field by field. */
function ChangedFields({ fields }: Pick<ImportChange, 'fields'>) {
  return (
    <>
      <dl className={`${adminStyles.pairs} ${styles.changes}`}>
        {fields.slice(0, FIELDS_SHOWN).map((change) => (
          <Fragment key={change.field}>
            <dt>{fieldLabel(change.field)}</dt>
            <dd>
              <FieldChangeWords change={change} />
            </dd>
          </Fragment>
        ))}
      </dl>
      {fields.length > FIELDS_SHOWN && <p>and {formatCount(fields.length - FIELDS_SHOWN)} more fields</p>}
    </>
  );
}

/** Reasons with the number of products or rows that have them; the places are folded. */
export function ImportReasons({ title, reasons }: { title: string; reasons: readonly ImportReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <section aria-label={title} className={adminStyles.part}>
      <h3>{title}</h3>
      {reasons.map(({ message, places }) => {
        const lines = places.map(({ line, path, id, detail }) => [line ? `Line ${line}` : path, id, detail]);
        if (!lines.flat().some(Boolean)) return <p key={message}>{message}</p>;
        return (
          <details key={message}>
            <summary className={adminStyles.action}>
              {countPlaces(places)}: {message}
            </summary>
            <ul className={styles.samples}>
              {lines.slice(0, SHOWN).map((parts, index) => (
                <li key={index}>{parts.filter(Boolean).join(', ')}</li>
              ))}
              <More count={places.length} />
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** '12 products' if all places are in products, else '3 rows' of a table. */
function countPlaces(places: ImportReason['places']): string {
  const ids = new Set(places.map(({ id }) => id));
  if (!ids.has(undefined)) return counted(ids.size, 'product');
  return counted(places.length, places.every(({ line }) => line) ? 'row' : 'place');
}
