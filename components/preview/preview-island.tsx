'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { isPreviewOn, providePreview } from '@/lib/preview';
import { tab } from '@/lib/storage/area';
import { TOKEN_NAME } from '@/lib/storage/token-name';
import { writeText } from '@/lib/storage/write';

/**
 * All that a visitor pays for the operator: a look at one key for the preview, word of where listings find the edits, and the end of a token
 * that the tab has kept in the admin.
 */
function PreviewIslandPart() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    writeText(tab, TOKEN_NAME, undefined);
    providePreview(async () => (await import('@/lib/admin/preview-catalogue')).loadPreviewRows());
    if (isPreviewOn()) void import('./preview-view').then(({ PreviewView }) => setView(() => PreviewView));
  }, []);
  return View && <View />;
}

export const PreviewIsland = withErrorBoundary('preview', PreviewIslandPart);
