import cover from '@/components/ui/cover.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { CategoryKey } from '@/lib/catalogue/categories';
import { counted } from '@/lib/counted';
import type { PictureSource } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import styles from './home.module.css';

type Tile = { key: CategoryKey; name: string; count: number; sources: readonly PictureSource[] };

/** The categories in their order, each leading to its canonical page and not to its twin under /category/. */
export function CategoryTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, name, count, sources }) => (
        <li key={key} className={styles.tile}>
          <div className={styles.tilePicture}>
            <Picture sources={sources} alt="" />
          </div>
          <div className={styles.tileText}>
            <h3>
              <Link className={cover.cover} href={routes.category(key)}>
                {name}
              </Link>
            </h3>
            <span className={styles.count}>{counted(count, 'product')}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
