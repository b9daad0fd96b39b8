'use client';

import { useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import { preview } from '@/lib/admin/preview-flag';
import { isPreviewOn } from '@/lib/preview';
import { routes } from '@/lib/site/routes';
import styles from './changes.module.css';

/** Shows the store of this browser, and of nobody else, with the edits in it. */
export function PreviewSwitch() {
  const isOn = useSyncExternalStore(preview.subscribe, isPreviewOn, () => false);
  return (
    <section aria-labelledby="preview" className={styles.part}>
      <h2 id="preview">Preview in store</h2>
      <p>
        Listings, search and product pages show your edits, in this browser only, under a bar that says so. Visitors see
        nothing of it.
      </p>
      <div className={styles.buttons}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            onChange={(event) => preview.set(event.target.checked ? 'on' : undefined)}
          />
          Preview in store
        </label>
        {isOn && (
          <ButtonLink href={routes.allProducts()} target="_blank">
            Open the store
            <Hidden> (new tab)</Hidden>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
