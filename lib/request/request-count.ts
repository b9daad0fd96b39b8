import { local } from '../storage/area';
import { type Form, storedValue } from '../storage/stored-value';

/** The key of the number of lines in the request list. */
export const REQUEST_COUNT = 'request-count';

/** The number of lines, and the mark of the stored list that has them: '3 abc'. */
export const lineCount: Form<{ lines: number; mark: string }> = {
  read: (text) => {
    // Earlier versions of the store wrote no mark.
    const [, lines, mark = ''] = /^(\d{1,3})(?: (\w+))?$/.exec(text) ?? [];
    return lines === undefined ? undefined : { lines: Number(lines), mark };
  },
  write: ({ lines, mark }) => `${lines} ${mark}`,
};

/** The number of lines for the header of every page, which does not load the list. */
export const requestCount = storedValue(local, REQUEST_COUNT, lineCount);
