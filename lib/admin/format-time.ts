import { formatDate } from '../locale';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day and the time of a moment as a clock on the wall has it: 'November 22, 14:05', with the year where it is another one. */
export function formatDateTime(at: number, now: number): string {
  const [date, other] = [new Date(at), new Date(now)];
  const year = date.getFullYear();
  const parts = { day: date.getDate(), month: date.getMonth(), year: year === other.getFullYear() ? undefined : year };
  return `${formatDate(parts)}, ${formatTime(at)}`;
}

/** The time of a moment as a clock on the wall has it: '14:05'. */
export function formatTime(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** The age of a moment, in whole hours and from two days on in whole days; of a clock that was set back, the least. */
export function formatAge(at: number, now: number): string {
  const age = now - at;
  if (age < HOUR) return 'less than an hour ago';
  const words = new Intl.RelativeTimeFormat('en');
  return age < 2 * DAY ? words.format(-Math.floor(age / HOUR), 'hour') : words.format(-Math.floor(age / DAY), 'day');
}
