import 'server-only';
import { getCategory } from '../catalogue/load';
import { listPlaces } from '../catalogue/restrictions';
import type { Placement, Product } from '../catalogue/schema/product';
import { sizeControls } from '../catalogue/size-controls';
import type { Combination } from '../catalogue/variants/combinations';
import { madeCombinations } from '../catalogue/variants/made-combinations';
import { priceSpan } from '../catalogue/variants/price-span';
import { money } from '../money';
import { imageAddress } from '../seo/image-address';
import { absolute, absoluteAddress } from '../seo/metadata';
import { routes } from '../site/routes';

/** The facts of a product as `/catalogue.json` has them. */
export type ProductFacts = ReturnType<typeof productFacts>;

/**
 * The facts of a product's page as data: every field in every product, `null` or an empty list where nothing is known. Its price is the
 * lowest of those of its variants. */
export function productFacts(product: Product) {
  const { id, name, brand, model, description, fabric, restrictions, images } = product;
  const { price, oldPrice, highest } = priceSpan(product);
  return {
    id,
    url: absolute(routes.product(id)),
    itemNumber: model ?? null,
    name,
    maker: brand.name,
    description,
    price: price || null,
    highestPrice: highest || null,
    oldPrice: oldPrice ?? null,
    currency: money.code,
    categories: product.placements.map(categoryFacts),
    colors: product.colors.map((color) => color.name),
    sizes: sizeControls(product.sizes).map(({ legend, values }) => ({ label: legend, values })),
    options: product.options ?? [],
    material: fabric ?? null,
    specification: product.specs,
    features: product.features,
    minimumAge: restrictions?.minimumAge ?? null,
    notShippedTo: restrictions ? listPlaces(restrictions) : [],
    shippedInUsOnly: restrictions?.usOnly ?? false,
    pieces: product.pieces,
    quantities: product.quantities ?? null,
    variants: product.variants?.length ? madeCombinations(product).map(variantFacts) : [],
    pictures: images.map(({ src }) => absoluteAddress(src)),
  };
}

/**
 * The facts of a combination that is made, without those that nobody says, for a large shop has a hundred thousand of them. Its page is
 * that of the product with the choice as the query.
 */
function variantFacts({ choice, resolved }: Combination) {
  const { number, barcode, price, oldPrice, stock, images, said } = resolved;
  return {
    choice,
    ...(number && { itemNumber: number }),
    ...(barcode && { barcode }),
    price: price || null,
    ...(oldPrice && { oldPrice }),
    ...(said.stock !== undefined && { isInStock: stock > 0 }),
    ...(images && { pictures: images.map(imageAddress) }),
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
