import { local } from './storage/area';
import { readText } from './storage/read';

/** The name of the operator's preview in storage; `lib/admin/preview-flag` sets it. */
export const PREVIEW_NAME = 'preview';

/** Whether this browser shows the store with the operator's unpublished edits. */
export function isPreviewOn(): boolean {
  return readText(local, PREVIEW_NAME) !== undefined;
}
