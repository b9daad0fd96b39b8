import { toDay } from '../../lib/catalogue/schema/to-day';
import { CURRENT_FILE, type Current } from '../../lib/index/current';

const PATIENCE_MS = 30_000;

/** The latest day of products that a published shop knows of as come; '' where it knows none, or cannot be asked: once too often is built rather than never. */
export async function publishedDay(shop: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${shop}/data/${CURRENT_FILE}`, { cache: 'no-store', signal });
    const { comeDay } = (await answer.json()) as Partial<Current>;
    return comeDay !== undefined && toDay(comeDay) === comeDay ? comeDay : '';
  } catch {
    return '';
  }
}
