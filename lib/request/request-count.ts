import { type Codec, localWebStorage, storedValue } from '../storage/web-storage';

/** Storage key of {@link requestCount}. */
export const REQUEST_COUNT_KEY = 'request-count';

/** Number of lines and mark of the stored list, as text: '3 abc'. */
export const lineCountCodec: Codec<{ lines: number; mark: string }> = {
  parse: (text) => {
    // Older versions stored no mark.
    const [, lines, mark = ''] = /^(\d{1,3})(?: (\w+))?$/.exec(text) ?? [];
    return lines === undefined ? undefined : { lines: Number(lines), mark };
  },
  serialize: ({ lines, mark }) => `${lines} ${mark}`,
};

/** Number of lines in the request list. The page header shows it without loading the list. */
export const requestCount = storedValue(localWebStorage, REQUEST_COUNT_KEY, lineCountCodec);
