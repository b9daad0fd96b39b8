import { laterStyles } from '@/lib/loader/later-styles';
import { CompareTray } from './compare-tray';
import { pressCardTool } from './press-card-tool';

/** The press on a product's tools, and the tray of chosen products; fetched in one go, given once their rules are there. */
export async function openDesk() {
  await laterStyles();
  return { Tray: CompareTray, press: pressCardTool };
}
