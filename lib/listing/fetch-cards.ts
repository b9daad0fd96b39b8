import type { Card } from '../catalogue/card';
import { dataAddress } from '../site/routes';
import { isPreviewOn, previewRows } from './preview';

/** The file in /data/ with a small card of every product, so that a list of a few products does not need the index. */
export const CARDS_FILE = 'cards.json';

/** The parts of a card that a carousel shows. */
export type SmallCard = Pick<Card, 'id' | 'name' | 'price' | 'isFrom' | 'category' | 'images'>;

/** Copies the parts of a card that a carousel shows. */
export function toSmallCard({ id, name, price, isFrom, category, images }: Card): SmallCard {
  return { id, name, price, ...(isFrom && { isFrom }), category, images };
}

/**
 * Fetches the current cards of products, in the order of the ids; missing products are skipped. While the admin's preview is on, the
 * cards have its edits. Rejects if the file does not load. 'no-cache' revalidates the cached file after a new build.
 */
export async function fetchCards(ids: readonly string[]): Promise<SmallCard[]> {
  const rows = isPreviewOn() ? await previewRows() : undefined;
  const cards = rows?.map(({ card }) => card) ?? (await fetchFile());
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function fetchFile(): Promise<SmallCard[]> {
  const response = await fetch(dataAddress(CARDS_FILE), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${CARDS_FILE}: ${response.status}`);
  return response.json();
}
