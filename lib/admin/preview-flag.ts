import { PREVIEW_NAME } from '../preview';
import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { word } from '../storage/word';

/** 'on' while this browser previews its edits in the store. */
export const preview = storedValue(local, PREVIEW_NAME, word(/./));
