import type { Publisher } from './publish/publisher';
import type { AdminStore } from './store-types';

/** The store that the pages of the admin work with. `publisher`: undefined where no place for publishing is set. */
export type OpenedStore = AdminStore & { publisher: Publisher | undefined };
