import Link from 'next/link';
import { categories, PAGE_SIZE, pageNumbers, productsOf } from '../../../shared/catalogue';
import { ProductCard } from '../../product-card';

export const dynamicParams = false;

export function generateStaticParams() {
  return categories.flatMap((category) =>
    pageNumbers(category).map((page) => ({ category: category.slug, page: page === 1 ? [] : [String(page)] })),
  );
}

const find = async (params) => categories.find(({ slug }) => slug === params.category);

export async function generateMetadata({ params }) {
  return { title: (await find(await params)).name };
}

export default async function ListingPage({ params }) {
  const { page: [page = '1'] = [] } = await params;
  const category = await find(await params);
  const start = (Number(page) - 1) * PAGE_SIZE;
  return (
    <>
      <h1>{category.name}</h1>
      <p>{productsOf(category).length} products</p>
      <ul className="grid">
        {productsOf(category)
          .slice(start, start + PAGE_SIZE)
          .map((product, index) => (
            <ProductCard key={product.id} product={product} isFirst={index === 0} />
          ))}
      </ul>
      <nav aria-label="Pages" className="pages">
        {pageNumbers(category).map((number) => (
          <Link key={number} href={number === 1 ? `/${category.slug}/` : `/${category.slug}/${number}/`}>
            {number}
          </Link>
        ))}
      </nav>
    </>
  );
}
