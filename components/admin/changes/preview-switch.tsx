'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import { preview } from '@/lib/admin/preview-flag';
import { isPreviewOn } from '@/lib/preview';
import { routes } from '@/lib/site/routes';
import { storeAddress, storeElsewhere } from '@/lib/site/store-address';
import adminStyles from '../admin.module.css';
import styles from './changes.module.css';

/** Shows the store of this browser, and of nobody else, with the edits in it. */
export function PreviewSwitch() {
  const isOn = useSyncExternalStore(preview.subscribe, isPreviewOn, () => false);
  const openStore = (
    <a className={buttonClass()} href={storeAddress(routes.allProducts())} target="_blank" rel="noopener">
      Open the store
      <Hidden> (new tab)</Hidden>
    </a>
  );
  if (storeElsewhere !== undefined) {
    return (
      <section aria-labelledby="preview" className={adminStyles.part}>
        <h2 id="preview">Preview in store</h2>
        <p>
          The store has an address of its own, where nothing of this browser’s edits is seen before they are published.
        </p>
        <div className={adminStyles.buttons}>{openStore}</div>
      </section>
    );
  }
  return (
    <section aria-labelledby="preview" className={adminStyles.part}>
      <h2 id="preview">Preview in store</h2>
      <p>
        Listings, search and product pages show your edits, in this browser only, under a bar that says so. Visitors see
        nothing of it.
      </p>
      <div className={adminStyles.buttons}>
        <label className={`${adminStyles.check} ${styles.switch}`}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            onChange={(event) => preview.set(event.target.checked ? 'on' : undefined)}
          />
          Preview in store
        </label>
        {isOn && openStore}
      </div>
    </section>
  );
}
