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

/** The prices that a node tells: that of its offer, those of a range, and those of the variants of a group. */
export const pricesIn = ({ offers, hasVariant = [] }: JsonLdNode): number[] => {
  const { price, lowPrice, highPrice } = (offers ?? {}) as Record<string, number | undefined>;
  const own = [price, lowPrice, highPrice].filter((each) => each !== undefined);
  return [...own, ...(hasVariant as JsonLdNode[]).flatMap(pricesIn)];
};

/** Differences between the Product node of a page and the data of the product, or what the page shows. */
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
  const made = combinationsOf(product).flatMap(({ resolved }) =>
    resolved.isAvailable && resolved.price > 0 ? resolved.price : [],
  );
  const told = pricesIn(node);
  const images = (Array.isArray(node.image) ? node.image : []).map(String);
  const copies = images.filter((address) => address.includes('/photographs/')).length;
  const pictures = galleryOf(product.images, undefined).map(({ src }) =>
    src.startsWith('/') ? src : new URL(src).href,
  );
  const missing = pictures.filter((own) => !images.some((address) => address.endsWith(own)));
  const text = textOf(page.html.slice(page.html.indexOf('<body')));
  const properties = (node.additionalProperty ?? []) as { name: string; value: string }[];
  return [
    ...Object.entries(expected)
      .filter(([key, value]) => JSON.stringify(node[key]) !== JSON.stringify(value))
      .map(([key, value]) => `${key} is ${JSON.stringify(node[key])} instead of ${JSON.stringify(value)}`),
    ...(Math.min(...told) === Math.min(...made) && Math.max(...told) === Math.max(...made)
      ? []
      : [`its prices are ${told}`]),
    ...(images.length > 0 && images.every((address) => URL.canParse(address)) ? [] : [`its images are ${images}`]),
    ...missing.slice(copies).map((own) => `lacks the picture ${own}`),
    ...properties.filter(({ value }) => !text.includes(textOf(value))).map((one) => `does not show ${one.name}`),
  ];
}
