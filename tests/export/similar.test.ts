import { products } from './expected';
import { type Element, parseHtml } from './html';
import { faultsOf, getPage, isProduct, pages } from './site';

const ID = /\/products\/([^/]+)\/$/;

/** The ids of the products that a part of a page links to. */
function linkedFrom(html: string, id: string): string[] {
  const elements = parseHtml(html);
  const part = elements.find(({ name, attributes }) => name === 'section' && attributes['aria-labelledby'] === id);
  if (!part) return [];
  const isLink = ({ name, start, end }: Element) => name === 'a' && part.start < start && end <= part.end;
  return elements.filter(isLink).flatMap(({ attributes }) => ID.exec(attributes.href ?? '')?.[1] ?? []);
}
const similar = new Map(products.map(({ id }) => [id, linkedFrom(getPage(`/products/${id}/`).html, 'similar')]));
const piecesOf = new Map(products.map(({ id, pieces }) => [id, pieces]));

test('a product page names up to six similar products, each once and never itself, a kit of it or a piece', () => {
  const faults = [...similar].flatMap(([id, others]) => [
    ...(others.length > 6 ? [`${id}: ${others.length}`] : []),
    ...(new Set(others).size < others.length ? [`${id}: one twice`] : []),
    ...others
      .filter((other) => other === id || piecesOf.get(id)?.includes(other) || piecesOf.get(other)?.includes(id))
      .map((other) => `${id}: ${other}`),
  ]);
  expect(faults).toEqual([]);
});

test('every product is linked from four other product pages, as similar, as a piece or as a kit, or from all', () => {
  const namers = new Map<string, Set<string>>(products.map(({ id }) => [id, new Set()]));
  for (const { id } of products) {
    const { html } = getPage(`/products/${id}/`);
    for (const part of ['similar', 'pieces', 'kits'])
      for (const other of linkedFrom(html, part)) namers.get(other)?.add(id);
  }
  const least = Math.min(4, products.length - 1);
  expect([...namers].filter(([, pages]) => pages.size < least).map(([id, { size }]) => `${id}: ${size}`)).toEqual([]);
});

test('what stands under Similar products is listed in a category of the product', () => {
  const categories = new Map(products.map(({ id, placements }) => [id, placements.map(({ category }) => category)]));
  const faults = products.flatMap(({ id }) => {
    const title = getPage(`/products/${id}/`).elements.find(({ attributes }) => attributes.id === 'similar');
    const strangers = (similar.get(id) ?? []).filter(
      (other) => !categories.get(other)?.some((category) => categories.get(id)?.includes(category)),
    );
    return (title?.inner === 'Similar products') === (title !== undefined && strangers.length === 0)
      ? []
      : [`${id}: ${strangers}`];
  });
  expect(faults).toEqual([]);
});

test('a kit names its pieces, and each piece the kits that it is in', () => {
  const faults = products.flatMap(({ id, pieces }) => {
    const kits = products.filter((kit) => kit.pieces.includes(id)).map((kit) => kit.id);
    const { html } = getPage(`/products/${id}/`);
    const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);
    return [
      ...(isSame(linkedFrom(html, 'pieces'), pieces) ? [] : [`${id}: its pieces`]),
      ...(isSame(linkedFrom(html, 'kits'), kits) ? [] : [`${id}: its kits`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('the pictures of similar products load when they come near', () => {
  const faults = faultsOf(pages.filter(isProduct), ({ html }) => {
    const elements = parseHtml(html);
    const part = elements.find(({ attributes }) => attributes['aria-labelledby'] === 'similar');
    const images = elements.filter(
      ({ name, start }) => part && name === 'img' && part.start < start && start < part.end,
    );
    return images
      .filter(({ attributes }) => attributes.loading !== 'lazy')
      .map(({ attributes }) => `${attributes.src}`);
  });
  expect(faults).toEqual([]);
});
