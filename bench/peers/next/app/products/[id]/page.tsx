import type { Metadata } from 'next';
import Image from 'next/image';
import { notFound } from 'next/navigation';
import { ProductCard } from '@/components/product-card';
import { formatPrice, formatSizes, picturesOf, products, relatedTo } from '@/shared/catalogue';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return products.map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const product = products.find((candidate) => candidate.id === id);
  return { title: product?.name, description: product?.description.slice(0, 150) };
}

export default async function ProductPage({ params }: Props) {
  const { id } = await params;
  const product = products.find((candidate) => candidate.id === id);
  if (!product) notFound();
  const { name, brand, model, price, oldPrice, rating, description, features = [], fabric } = product;
  const colors = product.available_colors.map((color) => (typeof color === 'string' ? color : color.name));
  const facts = {
    Maker: brand,
    Model: model,
    Material: fabric,
    Colors: colors.join(', '),
    Sizes: formatSizes(product),
  };
  return (
    <>
      <article className="product">
        <div className="pictures">
          {picturesOf(product).map(({ image, caption }, index) => (
            <Image key={image} src={image} alt={caption} width={800} height={800} preload={index === 0} />
          ))}
        </div>
        <div>
          <h1>{name}</h1>
          <p className="price">
            {formatPrice(price)} {oldPrice && <s>{formatPrice(oldPrice)}</s>}
          </p>
          <p>Rated {rating} of 5</p>
          {description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <dl>
            {Object.entries(facts).map(
              ([label, fact]) => fact && [<dt key={label}>{label}</dt>, <dd key={`${label}-fact`}>{fact}</dd>],
            )}
          </dl>
        </div>
      </article>
      <h2>Related products</h2>
      <ul className="grid">
        {relatedTo(product).map((related) => (
          <ProductCard key={related.id} product={related} />
        ))}
      </ul>
    </>
  );
}
