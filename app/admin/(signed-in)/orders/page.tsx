import { OrdersTable } from '@/components/admin/orders/orders-table';
import { Note } from '@/components/ui/layout';
import { Tag } from '@/components/ui/tag';
import { orders } from '@/lib/content';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin: orders',
  description: 'A table of sample orders.',
  path: routes.adminOrders(),
  isIndexed: false,
});

export default function AdminOrdersPage() {
  return (
    <>
      <h1>Orders</h1>
      <p>
        <Tag>Sample data</Tag>
      </p>
      <OrdersTable orders={orders} />
      <Note>These rows are samples from data/orders.json. The store takes no orders.</Note>
    </>
  );
}
