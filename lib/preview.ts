/** The storage key of the operator's preview; `lib/admin/preview-flag` sets it. */
export const PREVIEW_KEY = 'sp:preview';

/** Whether this browser shows the store with the operator's unpublished edits. */
export function isPreviewOn(): boolean {
  try {
    return localStorage.getItem(PREVIEW_KEY) !== null;
  } catch {
    return false;
  }
}
