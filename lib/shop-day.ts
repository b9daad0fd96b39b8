import days from '@data/days.json';

/** The day that it is in the shop's time zone, 'YYYY-MM-DD': Swedish writes days so. */
export function shopDay(now: Date | number = Date.now()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: (days as { timeZone: string }).timeZone }).format(now);
}
