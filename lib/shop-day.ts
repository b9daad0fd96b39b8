import timeZone from '@data/time-zone.json';

/** The day that it is in the shop's time zone, 'YYYY-MM-DD': Swedish writes days so. */
export function shopDay(now: Date | number = Date.now()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone as string }).format(now);
}
