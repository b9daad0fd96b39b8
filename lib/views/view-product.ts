import 'server-only';
import type { Metadata } from 'next';
import type { Card } from '../catalogue/card';
import { featuredFor } from '../catalogue/featured';
import { getKitsOf, getProduct, getRelated } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { serializeNode } from '../seo/json-ld';
import { productMetadata } from '../seo/product-metadata';
import { productNode } from '../seo/product-node';
import { productCrumbs } from '../site/crumbs';
import { cardOf, type StripCard, stripCardOf } from './cards';

type Piece = Pick<Card, 'id' | 'name' | 'price' | 'isFrom'>;

/** The page of a product as plain data: all that it says of the catalogue, of the product and of its neighbors. */
export type ViewedProduct = {
  metadata: Metadata;
  crumbs: readonly { name: string; href: string }[];
  /** The structured data of a product that has a price, as text. */
  node?: string;
  product: Product;
  /** The products that a kit is made of. */
  pieces: readonly Piece[];
  /** The kits that it is a piece of. */
  kits: readonly Piece[];
  related: readonly StripCard[];
  featured: readonly Card[];
};

/** The view of a product's page. */
export function viewProduct(product: Product): ViewedProduct {
  const node = productNode(product);
  return {
    metadata: productMetadata(product),
    crumbs: productCrumbs(product),
    ...(node && { node: serializeNode(node) }),
    product: asDrawn(product),
    pieces: product.pieces.flatMap((id) => getProduct(id) ?? []).map(toPiece),
    kits: getKitsOf(product.id).map(toPiece),
    related: getRelated(product.id).map(stripCardOf),
    // Colors are not shown by a card of these.
    featured: featuredFor(product.id).map((card) => ({ ...card, colors: [] })),
  };
}

/** Fields that hold nothing are left out, as JSON has it. */
function asDrawn(product: Product): Product {
  return Object.fromEntries(Object.entries(product).filter(([, value]) => value !== undefined)) as Product;
}

function toPiece(product: Product): Piece {
  const { id, name, price, isFrom } = cardOf(product);
  return { id, name, price, ...(isFrom && { isFrom }) };
}
