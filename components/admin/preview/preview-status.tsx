import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { PreviewCatalogue } from '@/lib/admin/preview-catalogue';
import type { SkippedEdit } from '@/lib/admin/store-types';

const MAX_SHOWN = 50;

/** 'none': there are no edits; 'failed': the published catalogue could not be loaded. */
export type PreviewState = { status: 'loading' | 'none' | 'failed' } | { status: 'ready'; catalogue: PreviewCatalogue };

const TEXTS = {
  loading: 'Previewing unpublished changes.',
  none: 'There are no unpublished changes to preview.',
  failed: 'The preview failed: the store is shown as it is published.',
} as const;

/** Text of the preview bar, with the edits that are not in the preview. */
export function PreviewStatus({ preview }: { preview: PreviewState }) {
  if (preview.status !== 'ready') return <p>{TEXTS[preview.status]}</p>;
  const { changed, deleted, leftOut } = preview.catalogue;
  return (
    <>
      <p>{changed.size + deleted.size > 0 ? TEXTS.loading : 'None of your changes can be previewed.'}</p>
      {leftOut.length > 0 && <LeftOutDetails leftOut={leftOut} />}
    </>
  );
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
