import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { SkippedEdit } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';

const MAX_SHOWN = 100;

/** Changed products that were not exported or published, with the reason and a link to the form. */
export function LeftOutList({ leftOut }: { leftOut: readonly SkippedEdit[] }) {
  if (leftOut.length === 0) return null;
  const omitted = leftOut.length - MAX_SHOWN;
  return (
    <div role="alert">
      <p>{adminMessages.leftOut(leftOut.length)}</p>
      <ul className={adminStyles.names}>
        {leftOut.slice(0, MAX_SHOWN).map(({ id, name, message }, index) => (
          <li key={index}>
            {id && <Link href={adminRoutes.editProduct(id)}>{`${name} (${id})`}</Link>} {message}
          </li>
        ))}
        {omitted > 0 && <li>{adminMessages.andMore(omitted, 'product')}</li>}
      </ul>
    </div>
  );
}
