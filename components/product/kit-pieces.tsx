import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import type { Card } from '@/lib/catalogue/card';
import { formatPrice, isPriced } from '@/lib/catalogue/price';
import { routes } from '@/lib/site/routes';
import { Price } from './price';
import styles from './product-view.module.css';

export type KitPiece = Pick<Card, 'id' | 'name' | 'price' | 'isFrom'>;

type Props = { kit: { price: number; pieces: readonly string[] }; pieces: readonly KitPiece[] };

/** The pieces of a kit, and what they cost apart where all of that is known. */
export function KitPieces({ kit, pieces }: Props) {
  const isKnown = isPriced(kit) && pieces.length === kit.pieces.length && pieces.every(isPriced);
  const apart = pieces.reduce((sum, { price }) => sum + price, 0);
  return (
    <section className={styles.kit} aria-labelledby="pieces">
      <h2 id="pieces">Included in this kit</h2>
      <PieceList pieces={pieces} />
      {isKnown && (
        <p>
          Bought separately {pieces.some(({ isFrom }) => isFrom) && 'from '}
          {formatPrice(apart)}, as a kit {formatPrice(kit.price)}
        </p>
      )}
    </section>
  );
}

/** The kits that a product is a piece of. */
export function PartOfKits({ kits }: { kits: readonly KitPiece[] }) {
  return (
    <section className={styles.kit} aria-labelledby="kits">
      <h2 id="kits">Part of {kits.length === 1 ? 'this kit' : 'these kits'}</h2>
      <PieceList pieces={kits} />
    </section>
  );
}

function PieceList({ pieces }: { pieces: readonly KitPiece[] }) {
  return (
    <ul className={`${layout.rows} ${layout.links}`}>
      {pieces.map(({ id, name, price, isFrom }) => (
        <li key={id}>
          <Link href={routes.product(id)}>
            <bdi>{name}</bdi>
          </Link>
          <Price price={price} isFrom={isFrom} />
        </li>
      ))}
    </ul>
  );
}
