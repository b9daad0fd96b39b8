import type { PublishStore } from './publish/publish-store';
import type { AdminStore } from './store-types';

/** The store that the pages of the admin work with. `publishStore`: undefined where no place for publishing is set. */
export type OpenedStore = AdminStore & { publishStore: PublishStore | undefined };
