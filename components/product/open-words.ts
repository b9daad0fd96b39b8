import { listed } from '@/lib/listed';

/** The words for what is still to be chosen: 'Choose color, waist and length.' `Intl.ListFormat` takes 100 ms on a phone to start. */
export function openWords(open: readonly string[]): string {
  return `Choose ${listed(open)}.`;
}
