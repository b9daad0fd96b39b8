import button from '@/components/ui/button.module.css';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import stack from '@/components/ui/stack.module.css';
import { Stars } from '@/components/ui/stars';
import table from '@/components/ui/table.module.css';
import { Tabs } from '@/components/ui/tabs';
import { toCard } from '@/lib/catalogue/card';
import { descriptionExcerpt } from '@/lib/catalogue/description-excerpt';
import { factSheet } from '@/lib/catalogue/fact-sheet';
import { labeledItemNumber } from '@/lib/catalogue/item-number';
import { listsOnlyRestrictedPlaces, restrictionSentences } from '@/lib/catalogue/restrictions';
import type { Product, ProductDocument } from '@/lib/catalogue/schema/product';
import type { Restrictions } from '@/lib/catalogue/schema/restrictions';
import { sizeGuideForProduct } from '@/lib/catalogue/sizes/size-guides';
import type { Spec } from '@/lib/catalogue/specs';
import { type PriceRange, priceRangeOf } from '@/lib/catalogue/variants/price-range';
import { toPageOffer } from '@/lib/catalogue/variants/to-offer';
import { quantitySpecs, variantSpecs } from '@/lib/catalogue/variants/variant-specs';
import { formatNumber, formatPriceRange, isPriced } from '@/lib/money';
import * as messages from '@/lib/site/messages';
import { galleryPictures, pictureSources } from '@/lib/site/picture-source';
import { asset, routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';
import './product-card.module.css';
import { Gallery } from './gallery';
import { type KitPiece, KitPieces, PartOfKits } from './kit-pieces';
import { DiscountBadge, Price, ProductBadges } from './price';
import { ProductActions } from './product-actions';
import { ProductOptions } from './product-options';
import { SelectionProvider, VariantDetail } from './product-selection';
import styles from './product-view.module.css';
import { ShipToStatePicker } from './ship-to-state-picker';
import { SizeGuideLink } from './size-guide-link';

const KEY_FIGURES = 6;
const SPECIFICATIONS = 'Specifications';

type Props = {
  product: Product;
  /** Products of this kit; empty if the product is no kit. */
  pieces: readonly KitPiece[];
  /** Kits that contain this product. */
  kits: readonly KitPiece[];
};

/** A product: pictures, price, options, actions, restrictions, and three tabs of details. */
export function ProductView({ product, pieces, kits }: Props) {
  const { id, name, brand, restrictions, features, fabric, description } = product;
  const guide = sizeGuideForProduct(product);
  const variants = variantSpecs(product, messages.contactForPrice);
  const keyFigures = [
    ...quantitySpecs(product),
    ...(fabric ? [{ label: 'Material', value: fabric }] : []),
    ...product.specs.filter(({ value }) => !restrictions || !listsOnlyRestrictedPlaces(restrictions, value)),
  ];
  const tabs = [
    { id: 'features', name: 'Key Features', panel: <KeyFeatures lines={features} figures={keyFigures} /> },
    { id: 'details', name: 'Product Details', panel: <Description text={description} /> },
    {
      id: 'specifications',
      name: SPECIFICATIONS,
      panel: (
        <>
          <SpecTable caption={SPECIFICATIONS} specs={factSheet(product)} />
          {variants.length > 0 && <SpecTable caption="Item numbers and prices" specs={variants} />}
        </>
      ),
    },
  ];
  const priceRange = priceRangeOf(product);
  return (
    <SelectionProvider offer={toPageOffer(product)}>
      <div className={styles.sheet}>
        <ProductHeader product={product} priceRange={priceRange} />
        <Gallery
          name={`${brand.name} ${name}`}
          pictures={galleryPictures(product.images)}
          placeholders={pictureSources([], product.placements[0].category)}
        />
        <div className={styles.buy}>
          <ProductOptions>{guide && <SizeGuideLink id={guide.id} />}</ProductOptions>
          <ProductActions
            id={id}
            name={name}
            brand={brand.name}
            priceText={formatPriceRange([priceRange, { price: priceRange.highest }]) ?? messages.contactForPrice}
            pieces={pieces.length || undefined}
          >
            {/* Rendered in the exported page, so that hydration does not shift the layout. */}
            <card-tools>
              <button type="button" aria-pressed="false" className={`${button.button} ${button.secondary}`}>
                Compare
              </button>
            </card-tools>
          </ProductActions>
          {restrictions && <RestrictionsPanel restrictions={restrictions} />}
          {keyFigures.length > 0 && (
            <div className={styles.keyFigures}>
              <SpecTable caption="Key figures" specs={keyFigures.slice(0, KEY_FIGURES)} />
            </div>
          )}
        </div>
        <div className={styles.more}>
          {pieces.length > 0 && <KitPieces kit={product} pieces={pieces} />}
          {kits.length > 0 && <PartOfKits kits={kits} />}
          {product.documents && <ProductDocuments documents={product.documents} />}
          <Tabs label="About this product" tabs={tabs} />
        </div>
      </div>
    </SelectionProvider>
  );
}

/** Brand, name, price and first sentence; a product with variants shows the number, price and stock of the selected one. */
function ProductHeader({ product, priceRange }: { product: Product; priceRange: PriceRange }) {
  const { id, name, brand, model, rating, description } = product;
  const excerpt = descriptionExcerpt(description);
  return (
    <div>
      <p className={styles.brand}>
        <Link href={routes.brand(brand.slug)}>
          <bdi>{brand.name}</bdi>
        </Link>
        <span className={layout.note}>
          <VariantDetail part="number">{labeledItemNumber(id, model)}</VariantDetail>
        </span>
      </p>
      <h1 className={styles.title}>
        <bdi>{name}</bdi>
      </h1>
      <p className={styles.price}>
        <VariantDetail part="price">
          <Price {...priceRange} isLarge />
          <DiscountBadge {...priceRange} />
        </VariantDetail>
        <VariantDetail part="stock" />
        {site.taxWords && isPriced(priceRange) && <span>{site.taxWords}</span>}
        <ProductBadges card={toCard(product)} />
        {rating !== undefined && (
          <span className={`${styles.rating} ${layout.note}`}>
            <Stars rating={rating} />
          </span>
        )}
      </p>
      {excerpt && (
        <p className={styles.excerpt} dir="auto">
          {excerpt} <a href="#details">Read&nbsp;more</a>
        </p>
      )}
    </div>
  );
}

/** Shipping and age limits of a product. Only displayed, never enforced. */
export function RestrictionsPanel({ restrictions }: { restrictions: Restrictions }) {
  const hasPlaces = restrictions.states.length + restrictions.cities.length > 0;
  return (
    <section className={styles.restrictions} aria-labelledby="limits">
      <h2 id="limits">Shipping and age limits</h2>
      <ul className={stack.tight}>
        {restrictionSentences(restrictions).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {hasPlaces && <ShipToStatePicker states={restrictions.states} cities={restrictions.cities} />}
    </section>
  );
}

/** Features as sentences, followed by the key figures as 'Label: value'. */
function KeyFeatures({ lines, figures }: { lines: readonly string[]; figures: readonly Spec[] }) {
  if (lines.length === 0 && figures.length === 0) {
    return <p>See Product Details and Specifications.</p>;
  }
  return (
    <ul className={styles.features}>
      {lines.map((line, index) => (
        <li key={index}>
          <bdi>{line}</bdi>
        </li>
      ))}
      {figures.map(({ label, value }, index) => (
        <li key={`figure ${index}`} className={styles.pair}>
          <bdi>{`${label}: ${value}`}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Description({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** Downloads of a product, with type and size. Not opened in the browser: our CSP forbids scripts there, and a PDF viewer needs them. */
function ProductDocuments({ documents }: { documents: readonly ProductDocument[] }) {
  return (
    <ul aria-label="Documents">
      {documents.map(({ name, href, bytes }) => (
        <li key={href}>
          <a href={asset(href)} download>
            <bdi>{name}</bdi>
            {` (PDF${bytes === undefined ? '' : `, ${formatNumber(Math.ceil(bytes / 1024))} KB`})`}
          </a>
        </li>
      ))}
    </ul>
  );
}

function SpecTable({ caption, specs }: { caption: string; specs: readonly Spec[] }) {
  return (
    <table className={`${table.lines} ${styles.specs}`} aria-label={caption}>
      <tbody>
        {specs.map(({ label, value }, index) => (
          <tr key={index}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The URL of the page, for print only. */
export function PrintedUrl({ address }: { address: string }) {
  return <div className={styles.printUrl}>{address}</div>;
}
