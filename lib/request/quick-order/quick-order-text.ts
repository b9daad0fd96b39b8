import { jsonCodec, storedValue } from '../../storage/stored-value';
import { sessionWebStorage } from '../../storage/web-storage';

/** The text of the field. `isSubmitted` is true if another page has sent the shopper here to have it read. */
type FieldText = { text: string; isSubmitted: boolean };

/** It is stored until the tab is closed: others may use the computer next. */
const stored = storedValue<FieldText>(
  sessionWebStorage,
  'pad',
  jsonCodec(1, ({ text, isSubmitted }) =>
    typeof text === 'string' ? { text, isSubmitted: isSubmitted === true } : undefined,
  ),
);

/** A text for which the storage has no room, until the page is left. */
let unsaved: FieldText | undefined;

const read = () => unsaved ?? stored.get();

/** The text in the field of quick order, on the home page and on that of the list, as a store for React. */
export const quickOrderText = {
  subscribe: stored.subscribe,
  get: (): string => read()?.text ?? '',
  set: (text: string, isSubmitted = false): void => {
    unsaved = { text, isSubmitted };
    if (stored.set(text === '' ? undefined : unsaved)) unsaved = undefined;
  },
  /** The text that another page has submitted, once. */
  takeSubmitted: (): string | undefined => {
    const field = read();
    if (!field?.isSubmitted) return undefined;
    quickOrderText.set(field.text);
    return field.text;
  },
};
