import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { LeftOut } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';

const SHOWN = 100;

/** The changed products that were not exported or published, each with the reason and a link to its form. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  const rest = leftOut.length - SHOWN;
  return (
    <div role="alert">
      <p>{adminMessages.leftOut(leftOut.length)}</p>
      <ul className={adminStyles.names}>
        {leftOut.slice(0, SHOWN).map(({ id, name, message }, index) => (
          <li key={index}>
            {id && <Link href={adminRoutes.editProduct(id)}>{`${name} (${id})`}</Link>} {message}
          </li>
        ))}
        {rest > 0 && <li>{adminMessages.andMore(rest, 'product')}</li>}
      </ul>
    </div>
  );
}
