import type { ReactNode } from 'react';
import { FeaturedProducts } from '@/components/product/featured-products';
import { ProductGrid } from '@/components/product/product-card';
import { Section, Tag } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { type Card, toCard } from '@/lib/catalogue/card';
import { getBrand, getBrands, getCategories, getCategory, getProduct, getProducts } from '@/lib/catalogue/load';
import { featuredFor, featuredGroups, newProducts } from '@/lib/catalogue/recommendations/featured';
import { pickAcrossLists } from '@/lib/catalogue/recommendations/pick-featured';
import { formatCount } from '@/lib/format';
import { branding, type Reviews, reviews, texts } from '@/lib/site/content';
import { getShopRoles, type ShopRole } from '@/lib/site/links/owner-links';
import * as messages from '@/lib/site/messages';
import { getOwnPage } from '@/lib/site/own-pages/own-pages';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import type { HomeSectionSettings } from '@/lib/site/schema/home-schema';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';
import { slugify } from '@/lib/slug';
import { BrandCarousel } from './brand-carousel';
import { Hero } from './hero';
import styles from './home.module.css';
import { QuickOrderSection } from './quick-order-section';

/** Number of products in one row of a grid. */
const PRODUCTS_PER_ROW = 4;

type Props = { id: string; section: HomeSectionSettings };

/** A section of the home page; renders nothing if it has no content. */
export function HomeSection({ id, section }: Props) {
  const titled = (title: string, content: ReactNode, aside?: ReactNode) => (
    <Section id={id} title={title} aside={aside}>
      {content}
    </Section>
  );
  switch (section.show) {
    case 'hero':
      return <Hero {...section} />;
    case 'marks': {
      const brands = featuredOrLargestBrands();
      return brands.length > 0 && <BrandCarousel brands={brands.map(({ slug, name }) => ({ slug, name }))} />;
    }
    case 'paste':
      return texts.paste && <QuickOrderSection id={id} {...texts.paste} />;
    case 'tiles':
      return titled(
        section.title ?? 'Categories',
        <CategoryTiles />,
        <Link href={routes.allProducts()}>{messages.allProducts}</Link>,
      );
    case 'roles': {
      const roles = getShopRoles();
      return roles.length > 0 && titled(section.title ?? texts.roles?.title ?? '', <Roles roles={roles} />);
    }
    case 'featured':
      return <Featured id={id} section={section} />;
    case 'category': {
      const { name, products } = getCategory(section.category);
      const cards = pickAcrossLists([products], PRODUCTS_PER_ROW).map(toCard);
      return (
        <ProductRow id={id} title={section.title ?? name} cards={cards} href={routes.category(section.category)}>
          {name}
        </ProductRow>
      );
    }
    case 'reasons':
      return texts.reasons.length > 0 && titled(section.title ?? 'Why choose us', <Reasons />);
    case 'testimonial':
      return reviews && titled(section.title ?? 'In the field', <Testimonial {...reviews.testimonial} />);
    case 'text':
      return titled(
        section.title,
        section.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        )),
      );
    case 'page': {
      const page = getOwnPage(section.page);
      return (
        page &&
        titled(
          page.title,
          <p dir="auto">{page.description}</p>,
          <Link href={unlinkedRoutes.ownPage(page.name)}>{messages.readMore}</Link>,
        )
      );
    }
  }
}

/** Featured brands of the shop. Default: the 16 brands with the most products, or none if the shop has fewer than a row. */
function featuredOrLargestBrands() {
  const largest = getBrands().toSorted((a, b) => b.products.length - a.products.length);
  const defaults = largest.length < PRODUCTS_PER_ROW ? [] : largest.slice(0, 16);
  return branding.featuredBrands?.flatMap((name) => getBrand(slugify(name)) ?? []) ?? defaults;
}

/** Products by the ids or the rule of the section. Default: random products for each visit. */
function Featured({
  id,
  section: { title, rule, products },
}: {
  id: string;
  section: Props['section'] & { show: 'featured' };
}) {
  if (rule !== undefined || products !== undefined) {
    const selected = products
      ? products.flatMap((product) => getProduct(product) ?? [])
      : PRODUCTS_BY_RULE[rule ?? 'best']().slice(0, PRODUCTS_PER_ROW);
    return (
      <ProductRow id={id} title={title ?? messages.featured} cards={selected.map(toCard)} href={routes.allProducts()}>
        {messages.allProducts}
      </ProductRow>
    );
  }
  const groups = featuredGroups(texts.featured);
  const [first] = groups;
  const cards = first?.cards.slice(0, PRODUCTS_PER_ROW) ?? featuredFor();
  const ids = groups.map((group) => ({ title: group.title, ids: group.cards.map((card) => card.id) }));
  return (
    <Section id={id} {...((title ?? !first) && { title: title ?? messages.featured })}>
      <FeaturedProducts id={id} cards={cards} {...(first && !title && { groups: ids })} />
    </Section>
  );
}

const PRODUCTS_BY_RULE = {
  best: () => getProducts().filter(({ isBestseller }) => isBestseller),
  newest: () => newProducts(PRODUCTS_PER_ROW),
  lower: () => getProducts().filter((product) => toCard(product).oldPrice !== undefined),
};

type RowProps = { id: string; title: string; cards: readonly Card[]; href: string; children: string };

/** One row of products with a link to more; renders nothing without products. */
function ProductRow({ id, title, cards, href, children }: RowProps) {
  return (
    cards.length > 0 && (
      <Section id={id} title={title} aside={<Link href={href}>{children}</Link>}>
        <ProductGrid cards={cards} columns={4} />
      </Section>
    )
  );
}

/** Reasons to buy at the shop. */
function Reasons() {
  return (
    <ul className={styles.reasons}>
      {texts.reasons.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Quote of a customer. A demo shop marks it as a sample. */
function Testimonial({ name, role, text }: Reviews['testimonial']) {
  return (
    <figure className={styles.quote}>
      <blockquote>{text}</blockquote>
      <figcaption>
        {texts.sample && <Tag>{texts.sample.mark}</Tag>} {name}, {role}
      </figcaption>
    </figure>
  );
}

/** Links to the canonical category pages (not to /category/), each with a product picture. */
function CategoryTiles() {
  return (
    <ul className={styles.tiles}>
      {getCategories()
        .filter(({ products }) => products.length > 0)
        .map(({ key, name, products }) => (
          <li key={key}>
            <div>
              <Picture
                sources={pictureSources(products.flatMap(({ images }) => images).slice(0, 1), key)}
                alt=""
                fetchPriority="low"
              />
            </div>
            <div>
              <h3>
                <Link className={layout.stretchedLink} href={routes.category(key)}>
                  {name}
                </Link>
              </h3>
              <span className={layout.note}>{formatCount(products.length, 'product')}</span>
            </div>
          </li>
        ))}
    </ul>
  );
}

/** Roles of customers, such as 'Ambulance crew', with links to products or kits for them. */
function Roles({ roles }: { roles: readonly ShopRole[] }) {
  return (
    <ul className={styles.roles}>
      {roles.map(({ title, text, links }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul className={layout.links}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <Link href={href} rel={href.includes('?') ? 'nofollow' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
