import { useState } from 'react';
import { addProductById } from '@/components/product/card-actions';
import { DiscountBadge, Price } from '@/components/product/price';
import { Button, ButtonLink } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import itemNumber from '@/components/ui/item-number.module.css';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import stack from '@/components/ui/stack.module.css';
import { type CompareItem, compareRows } from '@/lib/catalogue/compare/compare-rows';
import { MAX_COMPARED, saveComparison } from '@/lib/catalogue/compare/comparison-store';
import { shortItemNumber } from '@/lib/catalogue/item-number';
import { completeSelection } from '@/lib/catalogue/variants/offer';
import { priceRangeOf } from '@/lib/catalogue/variants/price-range';
import { formatCount } from '@/lib/format';
import { type IndexRow, offerOf } from '@/lib/listing/index-row';
import { addedToRequest } from '@/lib/request/request-messages';
import * as messages from '@/lib/site/messages';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import styles from './compare.module.css';

type Props = { products: readonly IndexRow[]; onRemove: (id: string) => void };

/** Products in columns, facts in rows. Rows that are equal in all products are hidden until the shopper shows them. */
export function CompareTable({ products, onRemove }: Props) {
  const [showsEqual, setShowsEqual] = useState(false);
  const groups = compareRows(products);
  const equalCount = groups.flatMap(({ rows }) => rows.filter(({ isEqual }) => isEqual)).length;
  const visible = groups
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ isEqual }) => showsEqual || !isEqual) }))
    .filter(({ rows }) => rows.length > 0);
  const placement = products[0]?.placements[0];
  const similar = placement?.subcategory
    ? routes.subcategory(placement.category, placement.subcategory.slug)
    : routes.allProducts();
  return (
    <>
      <div className={styles.bar}>
        {equalCount > 0 && (
          <Button className={styles.toggle} variant="quiet" onClick={() => setShowsEqual(!showsEqual)}>
            {`${showsEqual ? 'Hide' : 'Show'} ${formatCount(equalCount, 'equal row')}`}
          </Button>
        )}
        {products.length < MAX_COMPARED && (
          <ButtonLink
            variant="quiet"
            href={similar}
            onClick={() => saveComparison(products.map(({ card }) => card.id))}
          >
            Add product
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <section className={styles.frame} aria-label="Comparison">
        <table className={showsEqual ? `${styles.table} ${styles.withEqualRows}` : styles.table}>
          <TableHead products={products} onRemove={onRemove} />
          {visible.map(({ heading, rows }, group) => (
            <tbody key={group}>
              {heading && (
                <tr className={styles.heading}>
                  <th scope="rowgroup" colSpan={products.length + 1}>
                    {heading}
                  </th>
                </tr>
              )}
              {rows.map(({ label, cells, isEqual }, row) => (
                <tr key={row} className={isEqual ? undefined : styles.different}>
                  <th scope="row">
                    <bdi>{label}</bdi>
                  </th>
                  {cells.map((items, column) => (
                    <td key={column}>
                      <CellItems items={items} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">{messages.requestListName}</th>
              {products.map((product) => (
                <td key={product.card.id}>
                  <AddCell row={product} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className={styles.pageUrl}>{window.location.href}</p>
    </>
  );
}

/** Sticky header with image, brand, name and price of each product. */
function TableHead({ products, onRemove }: Props) {
  return (
    <thead>
      <tr>
        <td />
        {products.map(({ card }) => (
          <th scope="col" key={card.id}>
            <div className={styles.product}>
              <Picture sources={pictureSources(card.images, card.category)} sizes="96px" alt="" />
              <div>
                <p className={layout.note}>
                  <bdi>{card.brand}</bdi>{' '}
                  <span className={itemNumber.number}>{shortItemNumber(card.id, card.model)}</span>
                </p>
                <Link href={routes.product(card.id)}>
                  <bdi>{card.name}</bdi>
                </Link>
              </div>
            </div>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="row">Price</th>
        {products.map((product) => {
          const { card } = product;
          const prices = priceRangeOf(offerOf(product));
          return (
            <td key={card.id}>
              <div className={styles.price}>
                <span>
                  <Price {...prices} /> <DiscountBadge {...prices} />
                </span>
                <IconButton icon="close" label={`Remove: ${card.name}`} onClick={() => onRemove(card.id)} />
              </div>
            </td>
          );
        })}
      </tr>
    </thead>
  );
}

/** Values of a cell. A dash means "not listed": the product may still have the feature. */
function CellItems({ items }: { items: readonly CompareItem[] }) {
  const [first, ...more] = items;
  if (!first)
    return (
      <span className={layout.note}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Not listed</VisuallyHidden>
      </span>
    );
  if (!first.hex && more.length === 0) return <bdi>{first.text}</bdi>;
  return (
    <ul className={first.hex ? `${stack.row} ${styles.colors}` : stack.tight}>
      {items.map(({ text, hex }, index) => (
        <li key={index}>
          {hex && (
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" fill={hex} />
            </svg>
          )}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Button that adds a product to the request list. A product with options gets a link to its page instead. */
function AddCell({ row }: { row: IndexRow }) {
  const { id, name } = row.card;
  const [status, setStatus] = useState('');
  if (completeSelection({}, offerOf(row)).open.length > 0)
    return (
      <ButtonLink variant="quiet" href={routes.product(id)} aria-label={`Choose options: ${name}`}>
        Choose options
      </ButtonLink>
    );
  const add = async () => {
    setStatus('');
    setStatus((await addProductById(id)) ?? addedToRequest);
  };
  return (
    <>
      <Button variant="quiet" onClick={add} aria-label={`${messages.addToRequestList}: ${name}`}>
        {messages.addToRequestList}
      </Button>
      <p role="status">{status}</p>
    </>
  );
}
