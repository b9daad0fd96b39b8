import { products } from './expected';
import { type Element, parseHtml } from './html';
import { getPage } from './site';

const ID = /\/products\/([^/]+)\/$/;

/** Ids of the products that a section of a page links to. */
function linkedFrom(html: string, id: string): string[] {
  const elements = parseHtml(html);
  const part = elements.find(({ name, attributes }) => name === 'section' && attributes['aria-labelledby'] === id);
  if (!part) return [];
  const isLink = ({ name, start, end }: Element) => name === 'a' && part.start < start && end <= part.end;
  return elements.filter(isLink).flatMap(({ attributes }) => ID.exec(attributes.href ?? '')?.[1] ?? []);
}
const related = new Map(products.map(({ id }) => [id, linkedFrom(getPage(`/products/${id}/`).html, 'related')]));
const piecesOf = new Map(products.map(({ id, pieces }) => [id, pieces]));

const categories = new Map(products.map(({ id, placements }) => [id, placements[0].category]));

test('a product page links to at most six other products of its category, without its kits and pieces', () => {
  const problems = [...related].flatMap(([id, others]) => [
    ...(others.length > 6 ? [`${id}: ${others.length}`] : []),
    ...(new Set(others).size < others.length ? [`${id}: one twice`] : []),
    ...others
      .filter((other) => other === id || piecesOf.get(id)?.includes(other) || piecesOf.get(other)?.includes(id))
      .map((other) => `${id}: ${other}`),
    ...others.filter((other) => categories.get(other) !== categories.get(id)).map((other) => `${id}: ${other}`),
  ]);
  expect(problems).toEqual([]);
});

test('a kit links to its pieces, and a piece to its kits', () => {
  const problems = products.flatMap(({ id, pieces }) => {
    const kits = products.filter((kit) => kit.pieces.includes(id)).map((kit) => kit.id);
    const { html } = getPage(`/products/${id}/`);
    const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);
    return [
      ...(isSame(linkedFrom(html, 'pieces'), pieces) ? [] : [`${id}: its pieces`]),
      ...(isSame(linkedFrom(html, 'kits'), kits) ? [] : [`${id}: its kits`]),
    ];
  });
  expect(problems).toEqual([]);
});
