import type { Choice } from '../catalogue/choice';
import type { SizeControl } from '../catalogue/sizes';
import { keyOf, offeredValue } from './size-words';

/** The measure with which a word names a value of a control: '34', 'W34', '34W', '34"', 'unh'. */
export function namedMeasure(written: string, control: SizeControl): Choice | undefined {
  const initial = control.name[0] ?? '';
  const bare = written.replace(/["”″]$/, '');
  const own = /\d/.test(bare) && control.name !== 'size' ? trimInitial(bare, initial) : bare;
  const value = offeredValue(own, control) ?? begun(own, control);
  return value === undefined ? undefined : { [control.name]: value };
}

/** 'unh' for a length that is a word. */
function begun(written: string, { values }: SizeControl): string | undefined {
  const key = keyOf(written);
  return key.length >= 3 && !/\d/.test(key)
    ? values.find((value) => /^\p{L}{5}/u.test(value) && value.toUpperCase().startsWith(key))
    : undefined;
}

function trimInitial(written: string, initial: string): string {
  const lower = written.toLowerCase();
  if (lower.startsWith(initial)) return written.slice(1);
  return lower.endsWith(initial) ? written.slice(0, -1) : written;
}
