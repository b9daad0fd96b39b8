import { readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(`data/${name}.json`, 'utf8'));

export const PAGE_SIZE = 9;
export const categories = read('categories');
export const products = Object.values(read('catalogue')).flatMap((category) => category.products);

export const productsOf = ({ key }) => products.filter(({ category }) => category === key);

export const pageNumbers = (category) =>
  Array.from({ length: Math.max(1, Math.ceil(productsOf(category).length / PAGE_SIZE)) }, (_, index) => index + 1);

/** Like the shop: every view of the first color, and a general view of each other color. */
export function picturesOf({ image_links = [], name }) {
  const pictures = image_links.map((link) => (typeof link === 'string' ? { src: link } : link));
  return pictures
    .filter(({ color, view }) => view === undefined || color === pictures[0].color)
    .map(({ src, color, view }) => ({ src, alt: view ?? color ?? name }));
}

export const relatedTo = (product) =>
  products
    .filter(({ id, category }) => category === product.category && id !== product.id)
    .sort((a, b) => Number(b.subcategory === product.subcategory) - Number(a.subcategory === product.subcategory))
    .slice(0, 4);

export function factsOf({ brand, model, fabric, available_colors: colors, available_sizes, size, sizes }) {
  const groups = available_sizes ?? size ?? sizes ?? [];
  return Object.entries({
    Brand: brand,
    Model: model,
    Material: fabric,
    Colors: colors.map((color) => color.name ?? color).join(', '),
    Sizes: Object.values(groups).flat().join(', '),
  }).filter(([, fact]) => fact);
}

export const formatPrice = (price) => price.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
