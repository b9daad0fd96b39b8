import { adminMessages } from '../admin-messages';
import type { Draft } from '../drafts';

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { month: 'short', day: 'numeric' } as const;

/** 'Draft of 14:05: “Blue shirt”', with the day where that is not today's. */
export function draftTitle({ at, values, base }: Draft, now: Date): string {
  const name = (values.productName ?? base?.name ?? '').trim();
  return adminMessages.draftOf(timeWords(new Date(at), now), name ? `“${name}”` : adminMessages.draftUnnamed);
}

function timeWords(time: Date, now: Date): string {
  const isToday = time.toDateString() === now.toDateString();
  return time.toLocaleString('en-US', isToday ? TIME : { ...DAY, ...TIME });
}
