import 'server-only';
import type { Card } from '../catalogue/card';
import { featuredFor, featuredGroups } from '../catalogue/featured';
import { getOrderKits } from '../catalogue/get-order-kits';
import { getBrand, getBrands, getCategories, getCategory, getProduct, getProducts } from '../catalogue/load';
import { imageWithCopies } from '../catalogue/photographs/manifest';
import { pickPool } from '../catalogue/pick-featured';
import { fillFigures, shopFigures } from '../catalogue/shop-figures';
import { getRows } from '../listing/rows';
import { newProducts } from '../readers/new-products';
import { home, reviews, texts } from '../site/content';
import type { WrittenSection } from '../site/home-schema';
import { introduction } from '../site/introduction';
import * as messages from '../site/messages';
import { getOwnPages } from '../site/own-pages/get-own-pages';
import { pictureSource, pictureSources } from '../site/picture-source';
import { routes } from '../site/routes';
import { slugify } from '../slug';
import { cardOf } from './cards';

/** The sections of a shop that orders none of its own: the specification's. */
const USUAL: readonly WrittenSection[] = (
  ['hero', 'marks', 'paste', 'tiles', 'roles', 'featured', 'reasons', 'testimonial'] as const
).map((show) => ({ show }));

const SHOWN = 4;

/** A section of the home page as plain data; `id` is unlike that of every other section. */
export type ViewedSection = NonNullable<ReturnType<typeof viewSection>> & { id: string };

/** The sections of the home page in their order, without those that have nothing to show. */
export function viewHome(): ViewedSection[] {
  const seen = new Map<string, number>();
  return (home ?? USUAL).flatMap((section) => {
    const view = viewSection(section);
    if (!view) return [];
    const name = section.show === 'tiles' ? 'categories' : section.show;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...view, id: count > 1 ? `${name}-${count}` : name };
  });
}

function viewSection(section: WrittenSection) {
  switch (section.show) {
    case 'hero':
      return viewHero(section);
    case 'marks':
      return viewMarks();
    case 'paste':
      return texts.paste && { show: section.show, ...texts.paste, rows: getRows() };
    case 'tiles':
      return { show: section.show, title: section.title ?? 'Categories', tiles: getCategories().map(toTile) };
    case 'roles':
      return (
        texts.roles && {
          show: section.show,
          title: section.title ?? texts.roles.title,
          roles: texts.roles.items,
          kits: getOrderKits(),
        }
      );
    case 'featured':
      return viewFeatured(section);
    case 'reasons':
      return texts.reasons.length > 0
        ? { show: section.show, title: section.title ?? 'Why choose us', reasons: texts.reasons }
        : undefined;
    case 'testimonial':
      return reviews && { show: section.show, title: section.title ?? 'In the field', ...reviews.testimonial };
    case 'text':
      return { show: section.show, title: section.title, paragraphs: section.text.split(/\n{2,}/) };
    case 'category': {
      const { name, products } = getCategory(section.category);
      const way = { name, href: routes.category(section.category) };
      return goods(section.title ?? name, pickPool([products], SHOWN).map(cardOf), way);
    }
    case 'page': {
      const page = getOwnPages().find(({ name }) => name === section.page);
      return page && { show: section.show, title: page.title, text: page.description, href: `/${page.name}/` };
    }
  }
}

function viewHero({
  title = introduction.tagline,
  text = introduction.description,
  picture,
}: WrittenSection & { show: 'hero' }) {
  const counts = shopFigures(getProducts());
  const figures = (texts.hero?.figures ?? []).flatMap(({ label, value }) => {
    const filled = fillFigures(value, counts);
    return filled === undefined ? [] : { label, value: filled };
  });
  return {
    show: 'hero' as const,
    title,
    text,
    legend: picture === undefined ? (texts.hero?.legend ?? []) : [],
    figures,
    picture: pictureSource(imageWithCopies(picture ?? introduction.pictures.hero)),
  };
}

/** The makers that the shop names, or those of most goods; fewer than a line of them says nothing. */
function viewMarks() {
  const largest = getBrands().toSorted((a, b) => b.products.length - a.products.length);
  const usual = largest.length < 4 ? [] : largest.slice(0, 16);
  const brands = introduction.featuredBrands?.flatMap((name) => getBrand(slugify(name)) ?? []) ?? usual;
  return brands.length > 0
    ? { show: 'marks' as const, brands: brands.map(({ slug, name }) => ({ slug, name })) }
    : undefined;
}

function toTile({ key, name, products }: ReturnType<typeof getCategories>[number]) {
  const [picture] = products.flatMap(({ images }) => images);
  return { key, name, count: products.length, sources: pictureSources(picture ? [picture] : [], key) };
}

function viewFeatured({ title, rule, products }: WrittenSection & { show: 'featured' }) {
  if (rule !== undefined || products !== undefined) {
    const chosen = products?.flatMap((id) => getProduct(id) ?? []).map(cardOf) ?? byRule(rule ?? 'best');
    return goods(title ?? messages.featured, chosen, {
      name: messages.allProducts,
      href: routes.allProducts(),
    });
  }
  const groups = featuredGroups(texts.featured);
  const [group] = groups;
  return {
    show: 'featured' as const,
    title,
    group: group?.title,
    groups: groups.map(({ title: name, cards }) => ({ title: name, ids: cards.map(({ id }) => id) })),
    cards: group?.cards.slice(0, SHOWN) ?? featuredFor(),
  };
}

function byRule(rule: 'best' | 'newest' | 'lower'): Card[] {
  const goodsOf = {
    best: () => getProducts().filter(({ isBestseller }) => isBestseller),
    newest: newProducts,
    lower: () => getProducts().filter((product) => cardOf(product).oldPrice !== undefined),
  };
  return goodsOf[rule]().slice(0, SHOWN).map(cardOf);
}

/** Goods side by side under a heading; nothing where there are none. */
function goods(title: string, cards: readonly Card[], way: { name: string; href: string }) {
  return cards.length > 0 ? { show: 'goods' as const, title, cards, way } : undefined;
}
