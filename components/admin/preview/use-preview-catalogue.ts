'use client';

import { useEffect, useState } from 'react';
import type { PreviewCatalogue } from '@/lib/admin/preview-catalogue';

/** 'none': there are no edits; 'failed': the published catalogue could not be loaded. */
export type PreviewState = { status: 'loading' | 'none' | 'failed' } | { status: 'ready'; catalogue: PreviewCatalogue };

/** Loads the published catalogue and applies the operator's edits. */
export function usePreviewCatalogue(): PreviewState {
  const [preview, setPreview] = useState<PreviewState>({ status: 'loading' });
  useEffect(() => {
    import('@/lib/admin/preview-catalogue')
      .then(({ loadPreview }) => loadPreview())
      .then((catalogue) => setPreview(catalogue ? { status: 'ready', catalogue } : { status: 'none' }))
      .catch(() => setPreview({ status: 'failed' }));
  }, []);
  return preview;
}
