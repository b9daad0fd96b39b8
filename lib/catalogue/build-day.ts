import 'server-only';
import { shopDay } from '../shop-day';

/** The day for which a shop is built, in its own time zone, 'YYYY-MM-DD': BUILD_DAY, which a build sets for all of its processes, or the day that it is. */
export function buildDay(): string {
  return process.env.BUILD_DAY || shopDay();
}
