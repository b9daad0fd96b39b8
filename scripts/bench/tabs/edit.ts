import type { Page } from '@playwright/test';
import { setPrice } from './deeds';
import type { Model } from './model';
import { nextPrice } from './next-price';
import { settle } from './shop';

/** Gives a product another price in its form, and notes it once that is confirmed. */
export async function edit(page: Page, model: Model, id: string): Promise<void> {
  const price = nextPrice();
  await setPrice(page, id, price);
  model.note({ ...model.get(id), price });
}

/** What a page shows otherwise than was confirmed; counted once. */
export async function shownOtherwise(page: Page, model: Model): Promise<string[]> {
  const seen = await settle(page, model);
  const lines = model.compare(seen);
  model.adopt(seen);
  return lines;
}
