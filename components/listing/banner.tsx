import { Carousel } from '@/components/ui/carousel';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import type { Product } from '@/lib/catalogue/schema/product';
import { type Listing, summarizeProducts } from '@/lib/listing/listings';
import { pictureSources } from '@/lib/site/picture-source';
import styles from './banner.module.css';
import listingStyles from './listing.module.css';

const SLIDE_MS = 5000;
const MAX_PICTURES = 5;

/**
 * The banner of a category: a slider with one slide for each subcategory. The banner of a subcategory: pictures of its first products.
 * Nothing without products, or if `categories.json` turns the slider off.
 */
export function ListingBanner({ listing: { scope, title, subcategories, products } }: { listing: Listing }) {
  if (products.length === 0) return null;
  if (scope.kind !== 'category')
    return (
      <div className={listingStyles.banner}>
        <div className={styles.pictures}>
          {products.slice(0, MAX_PICTURES).map((product) => (
            <ProductPicture key={product.id} product={product} />
          ))}
        </div>
      </div>
    );
  const slides = subcategories.filter((subcategory) => subcategory.products.length > 0);
  if (slides.length === 0 || !categorySettings(scope.category).hasSlider) return null;
  return (
    <div className={listingStyles.banner}>
      <Carousel label={`${title} by section`} interval={SLIDE_MS}>
        {slides.map(({ name, href, products: group }) => (
          <div key={href} className={styles.slide}>
            <Link href={href}>
              <ProductPicture product={group.find(({ images }) => images.length > 0) ?? group[0]} />
              <div>
                <h2>{name}</h2>
                <p>{summarizeProducts({ products: group })}</p>
              </div>
            </Link>
          </div>
        ))}
      </Carousel>
    </div>
  );
}

function ProductPicture({ product }: { product: Product | undefined }) {
  if (!product) return null;
  return <Picture sources={pictureSources(product.images.slice(0, 2), product.placements[0].category)} alt="" />;
}
