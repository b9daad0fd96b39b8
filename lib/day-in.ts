/** The day that it is in a time zone (a name of the IANA's), 'YYYY-MM-DD': Swedish writes days so. */
export function dayIn(timeZone = 'UTC', now: Date | number = Date.now()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
