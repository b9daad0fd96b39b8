import { products } from './expected';
import { type Element, parseHtml } from './html';
import { getPage } from './site';

const ID = /\/products\/([^/]+)\/$/;

/** The ids of the products that a part of a page links to. */
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

test('a product page links up to six related products of its category, each once and never itself, a kit of it or a piece', () => {
  const faults = [...related].flatMap(([id, others]) => [
    ...(others.length > 6 ? [`${id}: ${others.length}`] : []),
    ...(new Set(others).size < others.length ? [`${id}: one twice`] : []),
    ...others
      .filter((other) => other === id || piecesOf.get(id)?.includes(other) || piecesOf.get(other)?.includes(id))
      .map((other) => `${id}: ${other}`),
    ...others.filter((other) => categories.get(other) !== categories.get(id)).map((other) => `${id}: ${other}`),
  ]);
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
