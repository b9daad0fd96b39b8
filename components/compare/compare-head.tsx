import { Price } from '@/components/product/price';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import { getDiscountPercent } from '@/lib/catalogue/price';
import type { IndexRow } from '@/lib/index/row';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import styles from './compare-head.module.css';

type Props = { rows: readonly IndexRow[]; onRemove: (id: string) => void };

/** The head, which stays in sight: each product with picture, maker and name, below them its price and the way to take it out. */
export function CompareHead({ rows, onRemove }: Props) {
  return (
    <thead className={styles.head}>
      <tr>
        <td />
        {rows.map(({ card }) => (
          <th scope="col" key={card.id}>
            <div className={styles.product}>
              <Picture
                sources={pictureSources(card.images, card.category)}
                sizes="80px"
                alt=""
                className={styles.picture}
              />
              <div>
                <p className={styles.maker}>
                  <bdi>{card.brand}</bdi> {card.model && <span className={styles.model}>{card.model}</span>}
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
        <th scope="row">
          <span>Price</span>
        </th>
        {rows.map(({ card }) => {
          const discount = getDiscountPercent(card);
          return (
            <td key={card.id}>
              <div className={styles.price}>
                <span>
                  <Price price={card.price} oldPrice={card.oldPrice} isFrom={card.isFrom} />{' '}
                  {discount !== undefined && <Tag>{`${discount}% off`}</Tag>}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove: ${card.name}`}
                  onClick={() => onRemove(card.id)}
                >
                  <Icon name="close" />
                </button>
              </div>
            </td>
          );
        })}
      </tr>
    </thead>
  );
}
