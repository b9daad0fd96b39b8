import { formatDate } from '../locale';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Local date and time: 'November 22, 14:05'. Has the year if it is not the current one. `at` and `now` are in milliseconds. */
export function formatDateTime(at: number, now: number): string {
  const [date, other] = [new Date(at), new Date(now)];
  const year = date.getFullYear();
  const parts = { day: date.getDate(), month: date.getMonth(), year: year === other.getFullYear() ? undefined : year };
  return `${formatDate(parts)}, ${formatTime(at)}`;
}

/** Local time: '14:05'. */
export function formatTime(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** Age in full hours, or in full days from two days on: '3 hours ago'. Less than an hour if the clock was set back. */
export function formatAge(at: number, now: number): string {
  const age = now - at;
  if (age < HOUR) return 'less than an hour ago';
  const words = new Intl.RelativeTimeFormat('en');
  return age < 2 * DAY ? words.format(-Math.floor(age / HOUR), 'hour') : words.format(-Math.floor(age / DAY), 'day');
}
