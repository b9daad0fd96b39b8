import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import type { Card } from '@/lib/catalogue/card';
import { formatPrice, isPriced } from '@/lib/money';
import { routes } from '@/lib/site/routes';
import styles from './kit-pieces.module.css';
import { Price } from './price';

export type KitPiece = Pick<Card, 'id' | 'name' | 'price' | 'isFrom'>;

type Props = { kit: { price: number; pieces: readonly string[] }; pieces: readonly KitPiece[] };

/** Pieces of a kit, with the sum of their prices if all of them are known. */
export function KitPieces({ kit, pieces }: Props) {
  const hasAllPrices = isPriced(kit) && pieces.length === kit.pieces.length && pieces.every(isPriced);
  const sum = pieces.reduce((total, { price }) => total + price, 0);
  return (
    <PieceList id="pieces" title="Included in this kit" pieces={pieces}>
      {hasAllPrices && (
        <p>
          Bought separately {pieces.some(({ isFrom }) => isFrom) && 'from '}
          {formatPrice(sum)}, as a kit {formatPrice(kit.price)}
        </p>
      )}
    </PieceList>
  );
}

/** Links to the kits that contain a product. */
export function PartOfKits({ kits }: { kits: readonly KitPiece[] }) {
  return <PieceList id="kits" title={`Part of ${kits.length === 1 ? 'this kit' : 'these kits'}`} pieces={kits} />;
}

type ListProps = { id: string; title: string; pieces: readonly KitPiece[]; children?: ReactNode };

function PieceList({ id: headingId, title, pieces, children }: ListProps) {
  return (
    <section className={styles.kit} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
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
      {children}
    </section>
  );
}
