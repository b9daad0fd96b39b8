import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { SkippedEdit } from '@/lib/admin/store-types';
import type { PreviewState } from './use-preview-catalogue';

const MAX_SHOWN = 50;

/** Text of the preview bar, with the edits that are not in the preview. */
export function PreviewStatus({ preview }: { preview: PreviewState }) {
  switch (preview.status) {
    case 'loading':
      return <p>Previewing unpublished changes.</p>;
    case 'none':
      return <p>There are no unpublished changes to preview.</p>;
    case 'failed':
      return <p>The preview failed: the store is shown as it is published.</p>;
    case 'ready': {
      const { changed, deleted, leftOut } = preview.catalogue;
      const hasChanges = changed.size + deleted.size > 0;
      return (
        <>
          <p>{hasChanges ? 'Previewing unpublished changes.' : 'None of your changes can be previewed.'}</p>
          {leftOut.length > 0 && <LeftOutDetails leftOut={leftOut} />}
        </>
      );
    }
  }
}

/** Edited products that the preview shows as published, with the reason and a link to the form. */
function LeftOutDetails({ leftOut }: { leftOut: readonly SkippedEdit[] }) {
  const omitted = leftOut.length - MAX_SHOWN;
  return (
    <details>
      <summary>{leftOut.length === 1 ? '1 is left out' : `${leftOut.length} are left out`}</summary>
      <ul>
        {leftOut.slice(0, MAX_SHOWN).map(({ id, name, message }) => (
          <li key={id}>
            <Link href={adminRoutes.editProduct(id)}>{name}</Link>: {message}
          </li>
        ))}
        {omitted > 0 && <li>and {omitted} more</li>}
      </ul>
    </details>
  );
}
