import { jsonCodec, sessionWebStorage, storedValue } from '../../storage/web-storage';

/** `isSubmitted` is true if the text was submitted on another page, such as the home page. */
type FieldText = { text: string; isSubmitted: boolean };

/** Stored in `sessionStorage`: the next person on a shared computer must not see it. */
const stored = storedValue<FieldText>(
  sessionWebStorage,
  'pad',
  jsonCodec(1, ({ text, isSubmitted }) =>
    typeof text === 'string' ? { text, isSubmitted: isSubmitted === true } : undefined,
  ),
);

/** In-memory copy of a text that could not be stored. */
let unsaved: FieldText | undefined;

const read = () => unsaved ?? stored.get();

/** Text of the quick order field, shared by home page and request list; a store for `useSyncExternalStore`. */
export const quickOrderText = {
  subscribe: stored.subscribe,
  get: (): string => read()?.text ?? '',
  set: (text: string, isSubmitted = false): void => {
    unsaved = { text, isSubmitted };
    if (stored.set(text === '' ? undefined : unsaved)) unsaved = undefined;
  },
  /** Returns a submitted text once; undefined afterwards. */
  takeSubmitted: (): string | undefined => {
    const field = read();
    if (!field?.isSubmitted) return undefined;
    quickOrderText.set(field.text);
    return field.text;
  },
};
