import type { PublishStore } from './publish/publish-store';
import type { AdminStore } from './store-types';

/** What the pages of the admin work with. `publishStore`: undefined where nobody has said where edits are published. */
export type OpenedStore = AdminStore & { publishStore: PublishStore | undefined };
