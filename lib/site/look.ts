import lookData from '@data/look.json';
import type { Theme } from '../theme/theme';

/** The look of the shop, for what no style sheet reaches. */
export const look = lookData as Theme;
