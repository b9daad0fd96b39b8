'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isPreviewOn } from '@/lib/preview';

/** All that a visitor pays for the operator's preview: a look at one key. */
export function PreviewIsland() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (isPreviewOn()) void import('./preview-view').then(({ PreviewView }) => setView(() => PreviewView));
  }, []);
  return View && <View />;
}
