import { type Codec, storedValue } from '../storage/stored-value';
import { localWebStorage } from '../storage/web-storage';

/** The key of the number of lines in the request list. */
export const REQUEST_COUNT_KEY = 'request-count';

/** The number of lines, and the mark of the stored list that has them: '3 abc'. */
export const lineCountCodec: Codec<{ lines: number; mark: string }> = {
  parse: (text) => {
    // Earlier versions of the store wrote no mark.
    const [, lines, mark = ''] = /^(\d{1,3})(?: (\w+))?$/.exec(text) ?? [];
    return lines === undefined ? undefined : { lines: Number(lines), mark };
  },
  serialize: ({ lines, mark }) => `${lines} ${mark}`,
};

/** The number of lines for the header of every page, which does not load the list. */
export const requestCount = storedValue(localWebStorage, REQUEST_COUNT_KEY, lineCountCodec);
