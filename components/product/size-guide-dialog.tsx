'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Link } from '@/components/ui/link';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { routes } from '@/lib/routes';
import { GUIDES, type GuideId } from '@/lib/size-guide/guides';
import { SizeGuide, UnitSwitch } from './size-guide';
import styles from './size-guide.module.css';

/** The guide to a product's sizes over its page; Escape, Back and its button close it. */
export function SizeGuideDialog({ id, onClose }: { id: GuideId; onClose: () => void }) {
  useBackCloses(true, onClose);
  return (
    <Dialog
      title={`Size guide: ${GUIDES[id].name}`}
      isWide
      onClose={onClose}
      actions={
        <>
          <Link className={styles.all} href={routes.sizeGuide()} target="_blank">
            All size guides (new tab)
          </Link>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <UnitSwitch />
      <SizeGuide id={id} />
    </Dialog>
  );
}
