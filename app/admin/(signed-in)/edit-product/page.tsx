import { EditProduct } from '@/components/admin/form/edit-product';
import { NeedsProducts } from '@/components/admin/frame/needs-products';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin: edit a product',
  description: 'Where a product is edited: its texts, price, sizes, colors, pictures and shipping limits.',
  path: '/admin/edit-product/',
  isIndexed: false,
});

export default function AdminEditProductPage() {
  return (
    <NeedsProducts title={adminMessages.editTitle}>
      <EditProduct />
    </NeedsProducts>
  );
}
