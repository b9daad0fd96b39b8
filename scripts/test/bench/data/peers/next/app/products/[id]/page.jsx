import Image from 'next/image';
import { factsOf, formatPrice, picturesOf, products, relatedTo } from '../../../shared/catalogue';
import { ProductCard } from '../../product-card';

export const dynamicParams = false;

export const generateStaticParams = () => products.map(({ id }) => ({ id }));

const find = async (params) => {
  const { id } = await params;
  return products.find((product) => product.id === id);
};

export async function generateMetadata({ params }) {
  const { name, description } = await find(params);
  return { title: name, description: description.slice(0, 150) };
}

export default async function ProductPage({ params }) {
  const product = await find(params);
  const { name, price, rating, description, features = [] } = product;
  return (
    <>
      <article className="product">
        <div>
          {picturesOf(product).map(({ src, alt }, index) => (
            <Image key={src} src={src} alt={alt} width={800} height={800} preload={index === 0} />
          ))}
        </div>
        <div>
          <h1>{name}</h1>
          <p className="price">{formatPrice(price)}</p>
          <p>Rated {rating} of 5</p>
          <p>{description}</p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <dl>
            {factsOf(product).map(([label, fact]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
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
