import { Dialog } from '@/components/ui/dialog';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { findSizeGuide } from '@/lib/catalogue/sizes/size-guides';
import { routes } from '@/lib/site/routes';
import { SizeGuideView, UnitSwitch } from './size-guide-view';

type Props = { id: string; onClose: () => void };

/** Size guide in a dialog over the product page. */
export const SizeGuideDialog = withErrorBoundary('size-guide-dialog', ({ id, onClose }: Props) => {
  const guide = findSizeGuide(id);
  if (!guide) return null;
  return (
    <Dialog
      title={`Size guide: ${guide.name}`}
      isWide
      onClose={onClose}
      actions={
        <Link className={layout.tapTarget} href={routes.sizeGuide()} target="_blank">
          All size guides (new tab)
        </Link>
      }
    >
      <UnitSwitch />
      <SizeGuideView guide={guide} />
    </Dialog>
  );
});
