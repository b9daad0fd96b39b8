'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminSnapshot, AdminStore, Failure, Outcome, ProductProblem } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { type Said, StatusBar } from './status-bar';

type Opening = { status: 'loading' | 'failed'; retry: () => void } | { status: 'ready'; store: AdminStore };
export type RunResult =
  | { ok: true; id?: string | undefined }
  | { ok: false; message: string; reason: Failure['reason']; problems: readonly ProductProblem[] };

const OpeningContext = createContext<Opening>({ status: 'loading', retry: () => undefined });
const SayContext = createContext<(said: Said | undefined) => void>(() => undefined);

/** Opens the ledger for the pages of the admin. Its code, the schema checker with it, is fetched here and nowhere else. */
export function AdminProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening>({ status: 'loading', retry: () => undefined });
  const [said, setSaid] = useState<Said>();

  const open = useCallback(() => {
    setOpening({ status: 'loading', retry: () => undefined });
    import('@/lib/admin/admin-store')
      .then(({ openAdminStore }) => openAdminStore())
      .then((store) => setOpening({ status: 'ready', store }))
      .catch(() => setOpening({ status: 'failed', retry: open }));
  }, []);
  useEffect(open, [open]);

  return (
    <OpeningContext value={opening}>
      <SayContext value={setSaid}>
        {children}
        <StatusBar said={said} onDone={setSaid} />
      </SayContext>
    </OpeningContext>
  );
}

/** Whether the ledger is there, and the way to try again. */
export function useAdminStatus(): { status: Opening['status']; retry: () => void } {
  const opening = useContext(OpeningContext);
  return { status: opening.status, retry: opening.status === 'ready' ? () => undefined : opening.retry };
}

const EMPTY: AdminSnapshot = {
  rows: [],
  counts: { unpublished: 0, exported: 0, conflict: 0, deleted: 0 },
  categories: [],
  mode: 'stored',
  storage: { used: 0, quota: 0 },
  isFull: false,
  setAside: [],
  news: [],
};
const never = () => () => undefined;

/** The ledger as it stands, for parts of the frame that are there before it is; empty until then. */
export function useLedger(): { snapshot: AdminSnapshot; store: AdminStore | undefined } {
  const opening = useContext(OpeningContext);
  const store = opening.status === 'ready' ? opening.store : undefined;
  const snapshot = useSyncExternalStore(store?.subscribe ?? never, store?.getSnapshot ?? (() => EMPTY), () => EMPTY);
  return { snapshot, store };
}

/** The ledger and the way to change it with a word to the operator; only under {@link NeedsProducts}. */
export function useAdmin() {
  const { snapshot, store } = useLedger();
  const say = useContext(SayContext);
  if (!store) throw new Error('The ledger is not open');

  const run = useCallback(
    async (
      change: () => Promise<Outcome>,
      success: string,
      failure: string,
      { saysFailure = true } = {},
    ): Promise<RunResult> => {
      const outcome = await change().catch((): Outcome => ({ ok: false, reason: 'failed' }));
      if (outcome.ok) {
        // From the first edit on there is something to lose; browsers that ask the operator do so then, once.
        void store.persist().catch(() => undefined);
        say({ text: success, undo: outcome.undo });
        return { ok: true, id: outcome.id };
      }
      const message = `${failure}${reasonOf(outcome)}`;
      if (saysFailure) say({ text: message, isFault: true });
      return { ok: false, message, reason: outcome.reason, problems: outcome.problems ?? [] };
    },
    [say, store],
  );
  return useMemo(
    () => ({ store, run, say, snapshot, rows: snapshot.rows, isReadOnly: snapshot.mode === 'read-only' }),
    [store, run, say, snapshot],
  );
}

const PROBLEMS_SAID = 3;

function reasonOf({ reason, problems = [] }: Failure): string {
  if (reason === 'quota') return ` ${adminMessages.storageFull}`;
  return problems
    .slice(0, PROBLEMS_SAID)
    .map(({ field, message }) => ` ${fieldLabel(field)} ${message}.`)
    .join('');
}
