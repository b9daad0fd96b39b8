'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { isPreviewOn, setPreviewLoader } from '@/lib/listing/preview';
import { sessionWebStorage, TOKEN_KEY, writeText } from '@/lib/storage/web-storage';

/**
 * All that a visitor pays for the operator: a look at one key for the preview, word of where listings find the edits, and the end of a token
 * that the tab has kept in the admin.
 */
function PreviewIslandPart() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    writeText(sessionWebStorage, TOKEN_KEY, undefined);
    setPreviewLoader(async () => (await import('@/lib/admin/preview-catalogue')).loadPreviewRows());
    if (isPreviewOn()) void import('./preview-bar').then(({ PreviewBar }) => setView(() => PreviewBar));
  }, []);
  return View && <View />;
}

export const PreviewIsland = withErrorBoundary('preview', PreviewIslandPart);
