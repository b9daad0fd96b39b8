import { localWebStorage, readText } from '../storage/web-storage';
import type { IndexRow } from './index-row';

/** The storage key of the preview. `lib/admin/preview-flag` sets it. */
export const PREVIEW_KEY = 'preview';

/** True if this browser shows the shop with the unpublished edits of its admin. */
export function isPreviewOn(): boolean {
  return readText(localWebStorage, PREVIEW_KEY) !== undefined;
}

type LoadRows = () => Promise<readonly IndexRow[] | undefined>;

let resolveLoader: (load: LoadRows) => void = () => undefined;
const loader = new Promise<LoadRows>((resolve) => {
  resolveLoader = resolve;
});

/** Sets the function that loads the index rows with the edits. Only the first call has an effect. */
export const setPreviewLoader = (load: LoadRows): void => resolveLoader(load);

/** The index rows with the edits; undefined if there are none. Waits for `setPreviewLoader`, so call it only while the preview is on. */
export const previewRows = async (): Promise<readonly IndexRow[] | undefined> => (await loader)();
