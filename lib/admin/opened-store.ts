import type { Publisher } from './publish/publisher';
import type { AdminStore } from './store-types';

/** What the pages of the admin work with. `publisher`: undefined where nobody has said where edits are published. */
export type OpenedStore = AdminStore & { publisher: Publisher | undefined };
