'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isPreviewOn, providePreview } from '@/lib/preview';

/** All that a visitor pays for the operator's preview: a look at one key, and word of where listings find the edits. */
export function PreviewIsland() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    providePreview(async () => (await import('@/lib/admin/overlay')).loadOverlayColumns());
    if (isPreviewOn())
      void import('./preview-view').then(({ openPreview }) => openPreview()).then((Preview) => setView(() => Preview));
  }, []);
  return View && <View />;
}
