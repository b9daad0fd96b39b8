'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Link } from '@/components/ui/link';
import type { Opener } from '@/components/ui/use-modal';
import { sizeGuideOf } from '@/lib/catalogue/size-guides';
import { laterStyles } from '@/lib/loader/later-styles';
import { routes } from '@/lib/site/routes';
import styles from './size-guide-link.module.css';
import { SizeGuideView, UnitSwitch } from './size-guide-view';

type Props = { id: string; opener?: Opener; onClose: () => void };

/** The guide, once its styles are there. */
export async function openSizeGuide() {
  await laterStyles();
  return SizeGuideDialog;
}

/** The guide to a product's sizes over its page; Escape, Back and its button close it. */
export function SizeGuideDialog({ id, opener, onClose }: Props) {
  const guide = sizeGuideOf(id);
  if (!guide) return null;
  return (
    <Dialog
      title={`Size guide: ${guide.name}`}
      isWide
      opener={opener}
      onClose={onClose}
      actions={
        <>
          <Link className={styles.link} href={routes.sizeGuide()} target="_blank">
            All size guides (new tab)
          </Link>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <UnitSwitch />
      <SizeGuideView guide={guide} />
    </Dialog>
  );
}
