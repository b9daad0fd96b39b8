import { AddProduct } from '@/components/admin/form/add-product';
import { NeedsProducts } from '@/components/admin/frame/needs-products';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageMetadata } from '@/lib/seo/metadata';
import { adminRoutes } from '@/lib/site/admin-routes';

export const metadata = pageMetadata({
  title: 'Admin: add a product',
  description: 'Where a product is added: its texts, price, sizes, colors, pictures and shipping limits.',
  path: adminRoutes.addProduct(),
  isIndexed: false,
});

export default function AdminAddProductPage() {
  return (
    <NeedsProducts title={adminMessages.addTitle}>
      <AddProduct />
    </NeedsProducts>
  );
}
