import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { getCategories } from '@/lib/catalogue/load';
import { counted } from '@/lib/counted';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import styles from './home.module.css';

/** The categories with a picture of a product each, as links to their canonical pages and not to /category/. */
export function CategoryTiles() {
  return (
    <ul className={styles.tiles}>
      {getCategories().map(({ key, name, products }) => (
        <li key={key}>
          <div>
            <Picture sources={pictureSources(products.flatMap(({ images }) => images).slice(0, 1), key)} alt="" />
          </div>
          <div>
            <h3>
              <Link className={layout.cover} href={routes.category(key)}>
                {name}
              </Link>
            </h3>
            <span className={layout.note}>{counted(products.length, 'product')}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
