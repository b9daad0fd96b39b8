import { sharedDocument } from '../../storage/document';

/** The key of the ledger in `localStorage`. */
export const LEDGER_NAME = 'catalogue';

/** The ledger's place in IndexedDB. */
export const ledgerDatabase = () => sharedDocument('ledger');
