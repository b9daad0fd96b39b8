import { OrdersTable } from '@/components/admin/orders/orders-table';
import { Note, Tag } from '@/components/ui/layout';
import { pageTitle } from '@/lib/seo/metadata';
import { orders } from '@/lib/site/content';

export const metadata = { title: pageTitle('Admin: orders') };

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
