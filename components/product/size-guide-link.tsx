'use client';

import { type MouseEvent, useState } from 'react';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import type { SizeGuideDialog } from './size-guide-dialog';

/** Opens the size guide in a dialog. Without JavaScript, in a new tab, or if the dialog does not load, it opens the guide page. */
export function SizeGuideLink({ id }: { id: string }) {
  const [Guide, setGuide] = useState<typeof SizeGuideDialog>();
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    event.currentTarget.focus();
    const loaded = await import('./size-guide-dialog').catch(() => window.location.assign(href));
    if (loaded) setGuide(() => loaded.SizeGuideDialog);
  };
  return (
    <>
      <Link className={layout.tapTarget} href={routes.sizeGuide(id)} onClick={open}>
        {messages.sizeGuide}
      </Link>
      {Guide && <Guide id={id} onClose={() => setGuide(undefined)} />}
    </>
  );
}
