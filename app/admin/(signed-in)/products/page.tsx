import { ProductsLoader } from '@/components/admin/layout/admin-context';
import { ProductList } from '@/components/admin/products/product-list';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: products') };

export default function AdminProductsPage() {
  return (
    <ProductsLoader title="Products">
      <ProductList />
    </ProductsLoader>
  );
}
