import { Link } from '@/components/ui/link';
import { Still } from '@/components/ui/still';
import { formatPrice, isPriced } from '@/lib/catalogue/price';
import { routes } from '@/lib/site/routes';
import styles from './kit-pieces.module.css';
import { Price } from './price';

export type KitPiece = { id: string; name: string; price: number };

type Props = { kit: { price: number; pieces: readonly string[] }; pieces: readonly KitPiece[] };

/** What a kit is made of, and what the pieces cost apart where all of that is known. */
export function KitPieces({ kit, pieces }: Props) {
  const isKnown = isPriced(kit) && pieces.length === kit.pieces.length && pieces.every(isPriced);
  const apart = pieces.reduce((sum, { price }) => sum + price, 0);
  return (
    <Still name="pieces" as="section" className={styles.kit} aria-labelledby="pieces">
      <h2 id="pieces">Pieces of this kit</h2>
      <PieceList pieces={pieces} />
      {isKnown && (
        <p className={styles.sum}>
          Bought apart {formatPrice(apart)}, as a kit {formatPrice(kit.price)}
        </p>
      )}
    </Still>
  );
}

/** The kits that a product is a piece of. */
export function PartOfKits({ kits }: { kits: readonly KitPiece[] }) {
  return (
    <Still name="kits" as="section" className={styles.kit} aria-labelledby="kits">
      <h2 id="kits">Part of {kits.length === 1 ? 'this kit' : 'these kits'}</h2>
      <PieceList pieces={kits} />
    </Still>
  );
}

function PieceList({ pieces }: { pieces: readonly KitPiece[] }) {
  return (
    <ul>
      {pieces.map(({ id, name, price }) => (
        <li key={id}>
          <Link href={routes.product(id)}>
            <bdi>{name}</bdi>
          </Link>
          <Price price={price} />
        </li>
      ))}
    </ul>
  );
}
