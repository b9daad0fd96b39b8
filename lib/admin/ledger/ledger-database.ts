import { sharedDocument } from '../../storage/document';

/** The key of the ledger in `localStorage`. */
export const LEDGER_NAME = 'catalogue';

/** Where the ledger is kept in IndexedDB. */
export const ledgerDatabase = () => sharedDocument('ledger');
