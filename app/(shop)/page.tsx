import { BrandMarks } from '@/components/home/brand-marks';
import { CategoryTiles } from '@/components/home/category-tiles';
import { Hero } from '@/components/home/hero';
import { PasteBand } from '@/components/home/paste-band';
import { Reasons } from '@/components/home/reasons';
import { Roles } from '@/components/home/roles';
import { Testimonial } from '@/components/home/testimonial';
import { FeaturedProducts } from '@/components/product/featured-products';
import { ProductGrid } from '@/components/product/product-grid';
import { JsonLd } from '@/components/ui/json-ld';
import { Section, SectionHead } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { StaticMarkup } from '@/components/ui/static-markup';
import { featuredFor, featuredGroups } from '@/lib/catalogue/featured';
import { getOrderKits } from '@/lib/catalogue/get-order-kits';
import { getBrand, getBrands, getCategories, getProducts } from '@/lib/catalogue/load';
import { picturesOf } from '@/lib/catalogue/pictures';
import { fillFigures, shopFigures } from '@/lib/catalogue/shop-figures';
import { getRows } from '@/lib/listing/rows';
import { withFeeds } from '@/lib/readers/alternates';
import { cut, TITLE } from '@/lib/seo/fit-text';
import { organizationNode, serializeNode, websiteNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { reviews, texts } from '@/lib/site/content';
import { introduction } from '@/lib/site/introduction';
import * as messages from '@/lib/site/messages';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';
import { slugify } from '@/lib/slug';

export const metadata = {
  ...withFeeds(
    pageMetadata({
      title: `${site.name}: ${introduction.tagline}`,
      description: introduction.description,
      path: routes.home(),
    }),
  ),
  title: { absolute: cut(`${site.name}: ${introduction.tagline}`, TITLE.most) },
};

/** The makers of most goods, for a shop that names none; fewer than a line of them says nothing. */
function largestBrands() {
  const brands = getBrands().toSorted((a, b) => b.products.length - a.products.length);
  return brands.length < 4 ? [] : brands.slice(0, 16);
}

export default function HomePage() {
  const products = getProducts();
  const categories = getCategories();
  const groups = featuredGroups(texts.featured);
  const [group] = groups;
  const featured = group?.cards.slice(0, 4) ?? featuredFor();
  const counts = shopFigures(products);
  const figures = (texts.hero?.figures ?? []).flatMap(({ label, value }) => {
    const filled = fillFigures(value, counts);
    return filled === undefined ? [] : { label, value: filled };
  });
  const tiles = categories.map(({ key, name, products: goods }) => ({
    key,
    name,
    count: goods.length,
    sources: pictureSources(
      goods
        .map(picturesOf)
        .find((images) => images.length > 0)
        ?.slice(0, 1) ?? [],
      key,
    ),
  }));
  const brands = introduction.featuredBrands?.flatMap((name) => getBrand(slugify(name)) ?? []) ?? largestBrands();
  return (
    <>
      <JsonLd text={serializeNode(organizationNode())} />
      <JsonLd text={serializeNode(websiteNode())} />
      <Hero legend={texts.hero?.legend ?? []} figures={figures} />
      {brands.length > 0 && <BrandMarks brands={brands.map(({ slug, name }) => ({ slug, name }))} />}
      {texts.paste && <PasteBand {...texts.paste} rows={getRows()} />}
      <Section
        id="categories"
        title="Categories"
        isStatic
        aside={<Link href={routes.allProducts()}>{messages.allProducts}</Link>}
      >
        <CategoryTiles tiles={tiles} />
      </Section>
      {texts.roles && (
        <Section id="roles" title={texts.roles.title} isStatic>
          <Roles roles={texts.roles.items} kits={getOrderKits()} />
        </Section>
      )}
      <Section id="featured" {...(!group && { title: messages.featured })}>
        <FeaturedProducts
          count={featured.length}
          {...(group && { groups: groups.map(({ title, cards }) => ({ title, ids: cards.map(({ id }) => id) })) })}
        >
          {group && <SectionHead id="featured" title={group.title} />}
          <StaticMarkup name="featured">
            <ProductGrid cards={featured} columns={4} />
          </StaticMarkup>
        </FeaturedProducts>
      </Section>
      {texts.reasons.length > 0 && (
        <Section id="reasons" title="Why choose us" isStatic>
          <Reasons reasons={texts.reasons} />
        </Section>
      )}
      {reviews && (
        <Section id="testimonial" title="In the field" isStatic>
          <Testimonial {...reviews.testimonial} />
        </Section>
      )}
    </>
  );
}
