import type { HTMLAttributes } from 'react';
import { Link } from '@/components/ui/link';
import { Stars } from '@/components/ui/stars';
import { StaticMarkup } from '@/components/ui/static-markup';
import { toCard } from '@/lib/catalogue/card';
import { leadOf } from '@/lib/catalogue/lead';
import { isPriced } from '@/lib/catalogue/price';
import type { Product } from '@/lib/catalogue/schema/product';
import { priceSpan } from '@/lib/catalogue/variants/price-span';
import { routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';
import { Chosen } from './chosen';
import { Price } from './price';
import styles from './product-view.module.css';
import { DiscountMark, RuleOutMarks } from './rule-out-marks';

/** The head of a product's page, whose words stay as they are sent but for what a choice changes where combinations differ. */
export function ProductHead({ product, isVaried }: { product: Product; isVaried: boolean }) {
  const { id, name, brand, model, rating, description } = product;
  const number = model ?? id;
  const span = priceSpan(product);
  const card = toCard(product);
  const lead = leadOf(description);
  const Still = isVaried ? StaticMarkup : Plain;
  const head = (
    <>
      <p className={styles.maker}>
        <Link href={routes.brand(brand.slug)}>
          <bdi>{brand.name}</bdi>
        </Link>
        <span className={styles.model}>
          {isVaried ? (
            <>
              Item <Chosen part="number">{number}</Chosen>
            </>
          ) : (
            `Item ${number}`
          )}
        </span>
      </p>
      <Still name="title" as="h1" className={styles.title}>
        <bdi>{name}</bdi>
      </Still>
      <p className={styles.price}>
        {isVaried ? (
          <>
            <Chosen part="price">
              <Price {...span} isLarge />
              <DiscountMark {...span} />
            </Chosen>
            <Chosen part="stock" />
          </>
        ) : (
          <Price {...span} isLarge />
        )}
        {site.taxWords && isPriced(span) && <span>{site.taxWords}</span>}
        <RuleOutMarks card={isVaried ? { ...card, oldPrice: 0 } : card} />
        {rating !== undefined && (
          <span className={styles.rating}>
            <Stars rating={rating} />
          </span>
        )}
      </p>
      {lead && (
        <Still name="lead" as="p" className={styles.lead} dir="auto">
          {lead} <a href="#details">Read&nbsp;on</a>
        </Still>
      )}
    </>
  );
  return isVaried ? <div>{head}</div> : <StaticMarkup name="head">{head}</StaticMarkup>;
}

/** An element of a part that is sent once as a whole. */
function Plain({ name: _, as: Element, ...props }: HTMLAttributes<HTMLElement> & { name: string; as: 'h1' | 'p' }) {
  return <Element {...props} />;
}
