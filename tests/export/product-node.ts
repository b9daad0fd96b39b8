import { galleryOf, type ProductPicture } from '@/lib/catalogue/images/product-images';
import type { Product } from '@/lib/catalogue/schema/product';
import { combinationsOf } from '@/lib/catalogue/variants/combinations';
import type { Offer } from '@/lib/catalogue/variants/offer';
import { textOf } from './html';
import { type JsonLdNode, nodesOf } from './json-ld';
import type { Page } from './site';

type Facts = Offer &
  Pick<Product, 'id' | 'name' | 'description' | 'fabric'> & {
    brand: { name: string };
    images: readonly ProductPicture[];
  };

/** All prices of a node: of its offer, of a range, and of the variants of a group. */
export const pricesIn = ({ offers, hasVariant = [] }: JsonLdNode): number[] => {
  const { price, lowPrice, highPrice } = (offers ?? {}) as Record<string, number | undefined>;
  const prices = [price, lowPrice, highPrice].filter((value) => value !== undefined);
  return [...prices, ...(hasVariant as JsonLdNode[]).flatMap(pricesIn)];
};

/** Differences between the Product node of a page, the product, and the text of the page. */
export function productNodeProblems(page: Pick<Page, 'elements' | 'html'>, product: Facts, url: string): string[] {
  const [node, ...others] = ['Product', 'ProductGroup'].flatMap((type) => nodesOf(page, type));
  if (!node || others.length > 0) return [`${node ? others.length + 1 : 0} Product nodes`];
  const { id, name, brand, fabric, description, model } = product;
  const expected = {
    name,
    brand: { '@type': 'Brand', name: brand.name },
    description,
    material: fabric,
    url,
    ...(node['@type'] === 'ProductGroup' ? { productGroupID: id } : { sku: node.mpn }),
    ...(model !== undefined && node.mpn !== undefined && !product.variants && { mpn: model }),
  };
  const offered = combinationsOf(product).flatMap(({ resolved }) =>
    resolved.isAvailable && resolved.price > 0 ? resolved.price : [],
  );
  const stated = pricesIn(node);
  const images = (Array.isArray(node.image) ? node.image : []).map(String);
  const copies = images.filter((address) => address.includes('/photographs/')).length;
  const pictures = galleryOf(product.images, undefined).map(({ src }) =>
    src.startsWith('/') ? src : new URL(src).href,
  );
  const missing = pictures.filter((picture) => !images.some((address) => address.endsWith(picture)));
  const text = textOf(page.html.slice(page.html.indexOf('<body')));
  const properties = (node.additionalProperty ?? []) as { name: string; value: string }[];
  return [
    ...Object.entries(expected)
      .filter(([key, value]) => JSON.stringify(node[key]) !== JSON.stringify(value))
      .map(([key, value]) => `${key} is ${JSON.stringify(node[key])} instead of ${JSON.stringify(value)}`),
    ...(Math.min(...stated) === Math.min(...offered) && Math.max(...stated) === Math.max(...offered)
      ? []
      : [`its prices are ${stated}`]),
    ...(images.length > 0 && images.every((address) => URL.canParse(address)) ? [] : [`its images are ${images}`]),
    ...missing.slice(copies).map((picture) => `lacks the picture ${picture}`),
    ...properties.filter(({ value }) => !text.includes(textOf(value))).map((one) => `does not show ${one.name}`),
  ];
}
