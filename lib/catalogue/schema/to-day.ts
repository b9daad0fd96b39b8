/** The day of an ISO date as 'YYYY-MM-DD'; undefined for anything that is not a real day. */
export function toDay(date: string | null | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(date ?? '')?.[0];
  if (!day) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}
