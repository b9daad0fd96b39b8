import 'server-only';
import { getCategory } from '../catalogue/load';
import { isPriced } from '../catalogue/price';
import { listPlaces } from '../catalogue/restrictions';
import type { Placement, Product } from '../catalogue/schema/product';
import { sizeControls } from '../catalogue/sizes';
import { money } from '../money';
import { absolute, absoluteAddress } from '../seo/metadata';
import { routes } from '../site/routes';

/** The facts of a product as `/catalogue.json` has them. */
export type ProductFacts = ReturnType<typeof productFacts>;

/**
 * The facts of a product's page as data: every field in every product, `null` or an empty list where nothing is known. Of
 * drawings there is the first alone: they are made from the same facts.
 */
export function productFacts(product: Product) {
  const { id, name, brand, model, description, price, oldPrice, fabric, restrictions, images, drawings } = product;
  return {
    id,
    url: absolute(routes.product(id)),
    itemNumber: model ?? null,
    name,
    maker: brand.name,
    description,
    price: isPriced(product) ? price : null,
    oldPrice: oldPrice ?? null,
    currency: money.code,
    categories: product.placements.map(categoryFacts),
    colors: product.colors.map((color) => color.name),
    sizes: sizeControls(product.sizes).map(({ legend, values }) => ({ label: legend, values })),
    material: fabric ?? null,
    specification: product.specs,
    features: product.features,
    minimumAge: restrictions?.minimumAge ?? null,
    notShippedTo: restrictions ? listPlaces(restrictions) : [],
    shippedInUsOnly: restrictions?.usOnly ?? false,
    pieces: product.pieces,
    pictures: (images.length > 0 ? images : drawings.slice(0, 1).map(({ image }) => image)).map(absoluteAddress),
  };
}

/** A line of JSON for each product. */
export function writeFacts(products: readonly Product[]): string {
  return products.map((product) => `${JSON.stringify(productFacts(product))}\n`).join('');
}

function categoryFacts({ category, subcategory }: Placement) {
  return {
    name: getCategory(category).name,
    subcategory: subcategory?.name ?? null,
    url: absolute(subcategory ? routes.subcategory(category, subcategory.slug) : routes.category(category)),
  };
}
