import type { Columns } from './index/columns';

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

type LoadColumns = () => Promise<Columns | undefined>;

let provide: (load: LoadColumns) => void = () => undefined;
const provided = new Promise<LoadColumns>((resolve) => {
  provide = resolve;
});

/** Hands in the index with the operator's edits; the first one counts. */
export const providePreview = (load: LoadColumns): void => provide(load);

/** The index with the edits, once somebody has handed it in; undefined when there are none. Ask only while the preview is on. */
export const previewColumns = async (): Promise<Columns | undefined> => (await provided)();
