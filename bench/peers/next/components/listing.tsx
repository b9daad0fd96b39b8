import Link from 'next/link';
import { type Category, PAGE_SIZE, pageCount, productsOf } from '@/shared/catalogue';
import { ProductCard } from './product-card';

export function Listing({ category, page }: { category: Category; page: number }) {
  const all = productsOf(category);
  const numbers = Array.from({ length: pageCount(category) }, (_, index) => index + 1);
  return (
    <>
      <h1>{category.name}</h1>
      <p>{all.length} products</p>
      <ul className="grid">
        {all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((product, index) => (
          <ProductCard key={product.id} product={product} isFirst={index === 0} />
        ))}
      </ul>
      <nav aria-label="Pages">
        <ul className="pages">
          {numbers.map((number) => (
            <li key={number}>
              <Link
                href={number === 1 ? `/${category.slug}/` : `/${category.slug}/page/${number}/`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
