import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { LeftOut } from '@/lib/admin/store-types';
import type { PreviewState } from './use-preview-catalogue';

const MAX_SHOWN = 50;

/** The words under the bar: the edits, some of them, or none. */
export function PreviewStatus({ previewed }: { previewed: PreviewState }) {
  switch (previewed.status) {
    case 'loading':
      return <p>Previewing unpublished changes.</p>;
    case 'none':
      return <p>There are no unpublished changes to preview.</p>;
    case 'failed':
      return <p>The preview failed: the store is shown as it is published.</p>;
    case 'ready': {
      const { changed, deleted, leftOut } = previewed.catalogue;
      const isAny = changed.size + deleted.size > 0;
      return (
        <>
          <p>{isAny ? 'Previewing unpublished changes.' : 'None of your changes can be previewed.'}</p>
          {leftOut.length > 0 && <LeftOutDetails leftOut={leftOut} />}
        </>
      );
    }
  }
}

/** The edited products that are shown as published, each with the reason and the way to its form. */
function LeftOutDetails({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const rest = leftOut.length - MAX_SHOWN;
  return (
    <details>
      <summary>{leftOut.length === 1 ? '1 is left out' : `${leftOut.length} are left out`}</summary>
      <ul>
        {leftOut.slice(0, MAX_SHOWN).map(({ id, name, message }) => (
          <li key={id}>
            <Link href={adminRoutes.editProduct(id)}>{name}</Link>: {message}
          </li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </ul>
    </details>
  );
}
