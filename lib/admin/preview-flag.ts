import { PREVIEW_KEY } from '../listing/preview';
import { localWebStorage, storedValue, textCodec } from '../storage/web-storage';

/** Stored flag: 'on' while this browser previews its edits in the storefront, otherwise `undefined`. */
export const previewFlag = storedValue(localWebStorage, PREVIEW_KEY, textCodec(/./));
