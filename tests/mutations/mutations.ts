import { ADMIN_MUTATIONS } from './admin-mutations';
import { BUILD_MUTATIONS } from './build-mutations';
import { CATALOGUE_MUTATIONS } from './catalogue-mutations';
import type { Mutation } from './mutation';
import { SHOP_MUTATIONS } from './shop-mutations';

/** The faults that `npm run mutations` brings back: all of them must be found by what `npm test` runs. */
export const MUTATIONS: readonly Mutation[] = [
  ...CATALOGUE_MUTATIONS,
  ...SHOP_MUTATIONS,
  ...ADMIN_MUTATIONS,
  ...BUILD_MUTATIONS,
];
