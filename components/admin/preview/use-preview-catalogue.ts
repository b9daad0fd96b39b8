'use client';

import { useEffect, useState } from 'react';
import type { PreviewCatalogue } from '@/lib/admin/preview-catalogue';

/** The preview, as far as there is one; 'none' without an edit, 'failed' where the published catalogue could not be had. */
export type PreviewState = { status: 'loading' | 'none' | 'failed' } | { status: 'ready'; catalogue: PreviewCatalogue };

/** Loads the published catalogue with the operator's edits in it. */
export function usePreviewCatalogue(): PreviewState {
  const [previewed, setPreviewed] = useState<PreviewState>({ status: 'loading' });
  useEffect(() => {
    import('@/lib/admin/preview-catalogue')
      .then(({ loadPreview }) => loadPreview())
      .then((catalogue) => setPreviewed(catalogue ? { status: 'ready', catalogue } : { status: 'none' }))
      .catch(() => setPreviewed({ status: 'failed' }));
  }, []);
  return previewed;
}
