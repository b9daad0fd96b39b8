import styles from '@/components/admin/admin.module.css';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin: add a product',
  description: 'Where products are added.',
  path: routes.adminAddProduct(),
  isIndexed: false,
});

export default function AdminAddProductPage() {
  return (
    <>
      <h1>Add a product</h1>
      <p className={styles.notice}>
        The form for adding products in the browser is not part of this version. Until it is, add a product to
        data/catalogue.json and check the file with npm run catalogue:check; the README shows the shape.
      </p>
    </>
  );
}
