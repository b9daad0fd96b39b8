import { Price } from '@/components/product/price';
import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import itemNumber from '@/components/ui/item-number.module.css';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import { getDiscountPercent } from '@/lib/catalogue/price';
import type { IndexRow } from '@/lib/listing/row';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import styles from './compare.module.css';

type Props = { rows: readonly IndexRow[]; onRemove: (id: string) => void };

/** The head, which stays in sight: each product with picture, maker and name, below them its price and the way to take it out. */
export function CompareHead({ rows, onRemove }: Props) {
  return (
    <thead>
      <tr>
        <td />
        {rows.map(({ card }) => (
          <th scope="col" key={card.id}>
            <div className={styles.product}>
              <Picture sources={pictureSources(card.images, card.category)} sizes="80px" alt="" />
              <div>
                <p className={layout.note}>
                  <bdi>{card.brand}</bdi> {card.model && <span className={itemNumber.number}>{card.model}</span>}
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
                  className={icon.square}
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
