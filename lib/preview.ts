import { local } from './storage/area';
import { storedValue } from './storage/stored-value';
import { word } from './storage/word';

/** 'on' where this browser shows the store with the operator's unpublished edits. */
export const preview = storedValue(local, 'preview', word(/./));

/** Whether this browser shows the store with the operator's unpublished edits. */
export function isPreviewOn(): boolean {
  return preview.get() !== undefined;
}
