'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { UploadedPicture } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { useImageAddress } from '../frame/use-image-address';
import styles from './form.module.css';

const PAGE = 48;

type Props = { chosen: readonly string[]; onChoose: (path: string) => void; onClose: () => void };

/** The pictures that were added once, to be used again; those of this browser that nothing uses can be removed. */
export function ImageChooser({ chosen, onChoose, onClose }: Props) {
  const { store } = useAdmin();
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>();
  const [shown, setShown] = useState(PAGE);
  useEffect(() => void store.listImages().then(setPictures), [store]);
  const isUnused = ({ path, isUnused: isFree }: UploadedPicture) => isFree && !chosen.includes(path);
  const remove = async (path: string) => {
    await store.removeImage(path).catch(() => undefined);
    setPictures(await store.listImages());
  };
  if (!pictures) return null;
  return (
    <Dialog title="Uploaded pictures" isWide onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <p className={adminStyles.hint}>{adminMessages.uploadedPictures(pictures, pictures.filter(isUnused))}</p>
      <ul className={styles.pictures}>
        {pictures.slice(0, shown).map((picture) => (
          <ImageChoice
            key={picture.path}
            picture={picture}
            isChosen={chosen.includes(picture.path)}
            onChoose={() => {
              onChoose(picture.path);
              onClose();
            }}
            onRemove={isUnused(picture) ? () => remove(picture.path) : undefined}
          />
        ))}
      </ul>
      {pictures.length > shown && <Button onClick={() => setShown(shown + PAGE)}>Show more</Button>}
    </Dialog>
  );
}

type ChoiceProps = {
  picture: UploadedPicture;
  isChosen: boolean;
  onChoose: () => void;
  /** Absent where something uses the picture, or this browser does not keep it. */
  onRemove: (() => void) | undefined;
};

/** A picture to choose, with the products that show it. */
function ImageChoice({ picture: { path, size, usedBy }, isChosen, onChoose, onRemove }: ChoiceProps) {
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
