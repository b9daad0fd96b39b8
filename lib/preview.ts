import type { IndexRow } from './listing/row';
import { local } from './storage/area';
import { readText } from './storage/read';

/** The name of the operator's preview in storage; `lib/admin/preview-flag` sets it. */
export const PREVIEW_NAME = 'preview';

/** Whether this browser shows the store with the operator's unpublished edits. */
export function isPreviewOn(): boolean {
  return readText(local, PREVIEW_NAME) !== undefined;
}

type LoadRows = () => Promise<readonly IndexRow[] | undefined>;

let provide: (load: LoadRows) => void = () => undefined;
const provided = new Promise<LoadRows>((resolve) => {
  provide = resolve;
});

/** Sets the function that loads the index rows with the operator's edits. Only the first call has an effect. */
export const providePreview = (load: LoadRows): void => provide(load);

/** The index rows with the edits; undefined when there are none. Waits for `providePreview`: call it only while the preview is on. */
export const previewRows = async (): Promise<readonly IndexRow[] | undefined> => (await provided)();
