import Link from 'next/link';
import { categories, products, productsOf } from '../shared/catalogue';
import { ProductCard } from './product-card';

export default function Home() {
  const featured = products.filter(({ isBestseller }) => isBestseller).slice(0, 8);
  return (
    <>
      <h1>The catalogue</h1>
      <ul className="grid">
        {categories.map((category) => (
          <li key={category.key} className="card">
            <Link href={`/${category.slug}/`}>{category.name}</Link>
            <p>{productsOf(category).length} products</p>
          </li>
        ))}
      </ul>
      <h2>Bestsellers</h2>
      <ul className="grid">
        {featured.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </>
  );
}
