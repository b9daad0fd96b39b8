import { laterStyles } from '@/lib/loader/later-styles';
import { CompareTray } from './compare-tray';
import { pressCardTool } from './press-card-tool';

/** What a press on a product's tools does, and the tray with what is chosen; fetched in one go, and given once their rules are there. */
export async function openDesk() {
  await laterStyles();
  return { Tray: CompareTray, press: pressCardTool };
}
