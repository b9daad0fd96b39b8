import { readFileSync } from 'node:fs';

export type Category = { key: string; slug: string; name: string };

type Sizes = (string | number)[] | Record<string, (string | number)[]>;

export type Product = {
  id: string;
  name: string;
  brand: string;
  model?: string;
  price: number;
  oldPrice?: number;
  category: string;
  subcategory: string;
  rating: number;
  description: string;
  features?: string[];
  available_sizes?: Sizes;
  size?: Sizes;
  sizes?: Sizes;
  available_colors: (string | { name: string })[];
  fabric: string;
  isBestseller?: boolean;
  image_links?: (string | { src: string; color?: string; view?: string })[];
};

export type Picture = { image: string; caption: string };

const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, 'utf8'));

export const categories: Category[] = read('categories');

const catalogue: Record<string, { products: Product[] }> = read('catalogue');

export const products = Object.values(catalogue).flatMap((category) => category.products);

export const PAGE_SIZE = 9;

export function productsOf(category: Category): Product[] {
  return products.filter((product) => product.category === category.key);
}

export function pageCount(category: Category): number {
  return Math.max(1, Math.ceil(productsOf(category).length / PAGE_SIZE));
}

export function picturesOf(product: Product): Picture[] {
  const pictures = (product.image_links ?? []).map((link) => (typeof link === 'string' ? { src: link } : link));
  // As the shop does: every view of the first color, and a general view of each other color.
  return pictures
    .filter(({ color, view }) => view === undefined || color === pictures[0]?.color)
    .map(({ src, color, view }) => ({ image: src, caption: view ?? color ?? product.name }));
}

export function relatedTo(product: Product): Product[] {
  return products
    .filter(({ id, category }) => category === product.category && id !== product.id)
    .sort((a, b) => Number(b.subcategory === product.subcategory) - Number(a.subcategory === product.subcategory))
    .slice(0, 4);
}

export function formatSizes({ available_sizes, size, sizes }: Product): string {
  const all = available_sizes ?? size ?? sizes ?? [];
  if (Array.isArray(all)) return all.join(', ');
  return Object.entries(all)
    .map(([kind, values]) => `${kind.replaceAll('_', ' ')}: ${values.join(', ')}`)
    .join('; ');
}

export function formatPrice(price: number): string {
  return price.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
