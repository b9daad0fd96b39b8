'use client';

import { useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { UploadedPicture } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useImageAddress } from '../frame/use-image-address';
import styles from './form.module.css';

type Props = {
  picture: UploadedPicture;
  isChosen: boolean;
  onChoose: () => void;
  /** Absent where something uses the picture, or this browser does not keep it. */
  onRemove: (() => void) | undefined;
};

/** A picture to choose, with the products that show it. */
export function ImageChoice({ picture: { path, size, usedBy }, isChosen, onChoose, onRemove }: Props) {
  const address = useImageAddress(path);
  const [isAsked, setAsked] = useState(false);
  const words = adminMessages.pictureUse(usedBy, size);
  return (
    <li>
      <Picture sources={address ? [{ src: address }] : []} alt="" />
      <p className={adminStyles.hint}>{words}</p>
      <div className={styles.tools}>
        {onRemove && (
          <button type="button" aria-label={`Remove: ${words}`} onClick={isAsked ? onRemove : () => setAsked(true)}>
            {isAsked ? 'Remove for good' : 'Remove'}
          </button>
        )}
        <button type="button" disabled={isChosen} aria-label={`Use: ${words}`} onClick={onChoose}>
          {isChosen ? 'In use here' : 'Use'}
        </button>
      </div>
    </li>
  );
}
