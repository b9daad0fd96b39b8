import type { Columns } from './index/columns';
import { local } from './storage/area';
import { readText } from './storage/read';

/** The name of the operator's preview in storage; `lib/admin/preview-flag` sets it. */
export const PREVIEW_NAME = 'preview';

/** Whether this browser shows the store with the operator's unpublished edits. */
export function isPreviewOn(): boolean {
  return readText(local, PREVIEW_NAME) !== undefined;
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
