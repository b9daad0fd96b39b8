import { Link } from '@/components/ui/link';
import { StaticMarkup } from '@/components/ui/static-markup';
import type { Card } from '@/lib/catalogue/card';
import { formatPrice, isPriced } from '@/lib/catalogue/price';
import { routes } from '@/lib/site/routes';
import styles from './kit-pieces.module.css';
import { Price } from './price';

export type KitPiece = Pick<Card, 'id' | 'name' | 'price' | 'isFrom'>;

type Props = { kit: { price: number; pieces: readonly string[] }; pieces: readonly KitPiece[] };

/** The pieces of a kit, and what they cost apart where all of that is known. */
export function KitPieces({ kit, pieces }: Props) {
  const isKnown = isPriced(kit) && pieces.length === kit.pieces.length && pieces.every(isPriced);
  const apart = pieces.reduce((sum, { price }) => sum + price, 0);
  return (
    <StaticMarkup name="pieces" as="section" className={styles.kit} aria-labelledby="pieces">
      <h2 id="pieces">Pieces of this kit</h2>
      <PieceList pieces={pieces} />
      {isKnown && (
        <p className={styles.sum}>
          Bought apart {pieces.some(({ isFrom }) => isFrom) && 'from '}
          {formatPrice(apart)}, as a kit {formatPrice(kit.price)}
        </p>
      )}
    </StaticMarkup>
  );
}

/** The kits that a product is a piece of. */
export function PartOfKits({ kits }: { kits: readonly KitPiece[] }) {
  return (
    <StaticMarkup name="kits" as="section" className={styles.kit} aria-labelledby="kits">
      <h2 id="kits">Part of {kits.length === 1 ? 'this kit' : 'these kits'}</h2>
      <PieceList pieces={kits} />
    </StaticMarkup>
  );
}

function PieceList({ pieces }: { pieces: readonly KitPiece[] }) {
  return (
    <ul>
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
