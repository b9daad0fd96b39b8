import { groupBy } from '../../catalogue/group-by';
import { slugify } from '../../slug';
import type { XmlElement } from './xml-rows';

/** The path of a category or an attribute's value in an export of WordPress. */
export const WORDPRESS_TERM = 'rss/channel/wp:term';

/** Whether XML is an export of WordPress (WXR). */
export function isWordPress(text: string): boolean {
  return /xmlns:wp="[^"]*wordpress\.org\/export\//.test(text.slice(0, 10_000));
}

type Row = { line: number; cells: Map<string, string> };
/** A post of the export: its own fields, what stands beside them, and its terms by their kind. */
type Post = { line: number; get: (name: string) => string; meta: Map<string, string>; terms: Term[] };
type Term = { kind: string; slug: string; name: string };
/** Posts by their numbers, and by those of the posts to which they belong. */
type Posts = { byId: ReadonlyMap<string, Post>; byParent: ReadonlyMap<string, readonly Post[]> };

/** The goods of an export of WordPress under the names that WooCommerce gives the columns of its own list. */
export function wordPressTable(elements: readonly XmlElement[]): Row[] {
  const parents = termParents(elements);
  const posts = elements.filter(({ name }) => name === 'item').map(toPost);
  const byId = new Map(posts.map((post) => [post.get('wp:post_id'), post]));
  const kindOf = ({ get }: Post) => get('wp:post_type');
  const byParent = groupBy(posts, ({ get }) => get('wp:post_parent'));
  return posts.flatMap((post): Row[] => {
    const isVariation = kindOf(post) === 'product_variation';
    if (!isVariation && kindOf(post) !== 'product') return [];
    const parent = isVariation ? byId.get(post.get('wp:post_parent')) : undefined;
    const isVaried = byParent.get(post.get('wp:post_id'))?.some((child) => kindOf(child) === 'product_variation');
    const { name: kind = isVaried ? 'variable' : 'simple' } =
      post.terms.find((term) => term.kind === 'product_type') ?? {};
    const pictures = picturesOf(post, { byId, byParent });
    const cells = Object.entries({
      ...factsOf(post),
      Type: isVariation ? 'variation' : kind,
      Parent: isVariation ? `id:${post.get('wp:post_parent')}` : '',
      Categories: post.terms
        .flatMap(({ kind, slug, name }) => (kind === 'product_cat' ? [...above(slug, parents), name].join(' > ') : []))
        .join(', '),
      Images: pictures.map((picture) => picture.get('wp:attachment_url')).join(', '),
      'Image alt text': pictures[0]?.meta.get('_wp_attachment_image_alt') ?? '',
      ...attributesOf(post, parent),
    });
    return [{ line: post.line, cells: new Map(cells.filter(([, value]) => value !== '')) }];
  });
}

function toPost({ line, children }: XmlElement): Post {
  const said = new Map(children.map(({ name, text }) => [name, text.trim()]));
  const part = (element: XmlElement, name: string) =>
    element.children.find((child) => child.name === name)?.text.trim() ?? '';
  return {
    line,
    get: (name) => said.get(name) ?? '',
    meta: new Map(
      children.flatMap((child) =>
        child.name === 'wp:postmeta' ? [[part(child, 'wp:meta_key'), part(child, 'wp:meta_value')] as const] : [],
      ),
    ),
    terms: children.flatMap(({ name, text, attributes: { domain, nicename } }) =>
      name === 'category' && domain && nicename ? [{ kind: domain, slug: nicename, name: text.trim() }] : [],
    ),
  };
}

const STOCK_WORDS = new Map([
  ['instock', '1'],
  ['outofstock', '0'],
  ['onbackorder', 'backorder'],
]);

/** Facts that a post says by itself. */
function factsOf({ get, meta, terms }: Post): Record<string, string> {
  const has = (kind: string, slug: string) => terms.some((term) => term.kind === kind && term.slug === slug);
  const said = (key: string) => meta.get(key) ?? '';
  const named = (kind: string) => terms.flatMap((term) => (term.kind === kind ? term.name : [])).join(', ');
  const [isOffLists, isOffSearch] = ['catalog', 'search'].map((place) =>
    has('product_visibility', `exclude-from-${place}`),
  );
  const visibility = isOffLists ? (isOffSearch ? 'hidden' : 'search') : isOffSearch ? 'catalog' : 'visible';
  return {
    ID: get('wp:post_id'),
    SKU: said('_sku'),
    'GTIN, UPC, EAN, or ISBN': said('_global_unique_id'),
    Name: get('title'),
    Published: get('wp:status') === 'publish' ? '1' : get('wp:status') === 'private' ? '0' : '-1',
    'Is featured?': has('product_visibility', 'featured') ? '1' : '0',
    'Visibility in catalog': visibility,
    'Short Description': get('excerpt:encoded'),
    Description: get('content:encoded') || said('_variation_description'),
    'Date sale price starts': dayOf(said('_sale_price_dates_from')),
    'Date sale price ends': dayOf(said('_sale_price_dates_to')),
    'In stock?': STOCK_WORDS.get(said('_stock_status')) ?? '',
    // A number that is kept while nobody counts is old.
    Stock: said('_manage_stock') === 'no' ? '' : said('_stock').replace(/\.0+$/, ''),
    'Weight (kg)': said('_weight'),
    'Length (cm)': said('_length'),
    'Width (cm)': said('_width'),
    'Height (cm)': said('_height'),
    'Sale price': said('_sale_price'),
    'Regular price': said('_regular_price'),
    Tags: named('product_tag'),
    Brands: named('product_brand'),
  };
}

/** The day of a time in seconds; '' for none. */
function dayOf(seconds: string): string {
  return /^\d{6,11}$/.test(seconds) ? new Date(Number(seconds) * 1000).toISOString().slice(0, 10) : '';
}

/** The pictures of a post that the export holds: the main one, those of its gallery, and others that were added to it. */
function picturesOf({ get, meta }: Post, { byId, byParent }: Posts): Post[] {
  const ids = [meta.get('_thumbnail_id') ?? '', ...(meta.get('_product_image_gallery') ?? '').split(',')];
  const named = ids.flatMap((id) => byId.get(id.trim()) ?? []);
  const pictures = new Set([...named, ...(byParent.get(get('wp:post_id')) ?? [])]);
  return [...pictures].filter((post) => post.get('wp:attachment_url'));
}

/** The attributes of a product with their values; those of a variation with its own one. */
function attributesOf(post: Post, parent: Post | undefined): Record<string, string> {
  const all = listAttributes(parent ?? post);
  const chosen = all.map(({ name, key, values }) => {
    if (!parent) return [name, values.map(({ word }) => word).join(', ')];
    const slug = post.meta.get(`attribute_${key}`) ?? '';
    return [name, values.find((value) => value.slug === slug)?.word ?? slug];
  });
  return Object.fromEntries(
    chosen.flatMap(([name = '', value = ''], at) => [
      [`Attribute ${at + 1} name`, value && name],
      [`Attribute ${at + 1} value(s)`, value],
    ]),
  );
}

type Attribute = { name: string; key: string; values: { word: string; slug: string }[] };

/** The attributes of a product: those of the shop are terms, its own ones stand in a list that PHP has written. */
function listAttributes({ terms, meta }: Post): Attribute[] {
  const shared = [...new Set(terms.flatMap(({ kind }) => (kind.startsWith('pa_') ? kind : [])))].map((kind) => ({
    name: wordOf(kind.slice(3)),
    key: kind,
    values: terms.flatMap(({ kind: own, slug, name }) => (own === kind ? { word: name, slug } : [])),
  }));
  const written = (meta.get('_product_attributes') ?? '').matchAll(
    /"name";s:\d+:"([^"]*)";s:5:"value";s:\d+:"([^"]+)"/g,
  );
  const own = [...written].map(([, name = '', values = '']) => ({
    name,
    key: slugify(name),
    values: values.split('|').map((word) => ({ word: word.trim(), slug: word.trim() })),
  }));
  return [...shared, ...own];
}

const wordOf = (slug: string) => (slug.charAt(0).toUpperCase() + slug.slice(1)).replace(/[-_]+/g, ' ');

type Parents = ReadonlyMap<string, { name: string; parent: string }>;

/** The categories of the export by their slugs, each with the one above it. */
function termParents(elements: readonly XmlElement[]): Parents {
  return new Map(
    elements.flatMap(({ name, children }) => {
      const part = (key: string) => children.find((child) => child.name === `wp:term_${key}`)?.text.trim() ?? '';
      if (name !== 'wp:term' || part('taxonomy') !== 'product_cat') return [];
      return [[part('slug'), { name: part('name'), parent: part('parent') }] as const];
    }),
  );
}

/** The names of the categories above one, from the top. */
function above(slug: string, parents: Parents): string[] {
  const names: string[] = [];
  const seen = new Set([slug]);
  for (let next = parents.get(slug)?.parent; next && !seen.has(next); next = parents.get(next)?.parent) {
    seen.add(next);
    names.unshift(parents.get(next)?.name ?? next);
  }
  return names;
}
