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
import type { OpenedStore } from '@/lib/admin/admin-store';
import type { Watch } from '@/lib/admin/slices';
import type { AdminSnapshot, Failure, Outcome, ProductProblem } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { isSilence } from '@/lib/storage/open-store';
import { type Announcement, UndoBar } from './undo-bar';
import { useWork } from './use-work';

type Opening =
  /** `progress`: how far the opening of a large catalogue is; `hint`: what to do where it failed. */
  | { status: 'loading' | 'failed'; retry: () => void; progress?: string; hint?: string }
  | { status: 'ready'; store: OpenedStore };
type Work = ReturnType<typeof useWork>['work'];
export type RunResult =
  | { ok: true; id?: string | undefined }
  | { ok: false; message: string; reason: Failure['reason']; problems: readonly ProductProblem[] };

const OpeningContext = createContext<Opening>({ status: 'loading', retry: () => undefined });
const SayContext = createContext<(said: Announcement | undefined) => void>(() => undefined);
const WorkContext = createContext<Work>((deed) => deed({}));

/** Opens the ledger for the pages of the admin. Its code, the schema checker with it, is fetched here and nowhere else. */
export function AdminProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening>({ status: 'loading', retry: () => undefined });
  const [said, setSaid] = useState<Announcement>();
  const { work, shown } = useWork();

  const open = useCallback(() => {
    const loading = { status: 'loading', retry: () => undefined } as const;
    setOpening(loading);
    const onProgress = (done: number, all: number) =>
      setOpening({ ...loading, progress: adminMessages.workDone(done, all) });
    import('@/lib/admin/admin-store')
      .then(({ openAdminStore }) => openAdminStore({ onProgress }))
      .then((store) => setOpening({ status: 'ready', store }))
      .catch((error: unknown) => {
        const hint = isSilence(error) ? adminMessages.storageSilent : adminMessages.loadFailedHint;
        setOpening({ status: 'failed', retry: open, hint });
      });
  }, []);
  useEffect(open, [open]);

  return (
    <OpeningContext value={opening}>
      <SayContext value={setSaid}>
        <WorkContext value={work}>{children}</WorkContext>
        <UndoBar said={said} onDone={setSaid} work={work} />
        {shown}
      </SayContext>
    </OpeningContext>
  );
}

/** Whether the ledger is there, and what to do where it is not. */
export const useAdminStatus = (): Opening => useContext(OpeningContext);

const EMPTY: AdminSnapshot = {
  rows: [],
  counts: { unpublished: 0, exported: 0, published: 0, conflict: 0, deleted: 0 },
  categories: [],
  mode: 'stored',
  storage: { used: 0, quota: 0 },
  isFull: false,
  setAside: [],
  news: [],
};
const never = () => () => undefined;

/** The ledger as it stands, for parts of the frame that are there before it is; empty until then. */
export function useLedger(): { snapshot: AdminSnapshot; store: OpenedStore | undefined } {
  const opening = useContext(OpeningContext);
  const store = opening.status === 'ready' ? opening.store : undefined;
  const snapshot = useSyncExternalStore(store?.subscribe ?? never, store?.getSnapshot ?? (() => EMPTY), () => EMPTY);
  return { snapshot, store };
}

/** Does what changes the ledger, with progress where it takes long, and says how it went. */
export function useRun() {
  const { store } = useLedger();
  const say = useContext(SayContext);
  const work = useContext(WorkContext);
  return useCallback(
    async (
      change: (watch: Watch) => Promise<Outcome>,
      success: string,
      failure: string,
      { saysFailure = true } = {},
    ): Promise<RunResult> => {
      const outcome = await work(change).catch((): Outcome => ({ ok: false, reason: 'failed' }));
      if (outcome.ok) {
        // From the first edit on there is something to lose; browsers that ask the operator do so then, once.
        void store?.persist().catch(() => undefined);
        say({ text: success, undo: outcome.undo });
        return { ok: true, id: outcome.id };
      }
      const isCancelled = outcome.reason === 'cancelled';
      const message = isCancelled ? adminMessages.cancelled : `${failure}${reasonOf(outcome)}`;
      if (saysFailure || isCancelled) say({ text: message, isFault: !isCancelled });
      return { ok: false, message, reason: outcome.reason, problems: outcome.problems ?? [] };
    },
    [say, store, work],
  );
}

/** The ledger and the way to change it with a word to the operator; only under {@link NeedsProducts}. */
export function useAdmin() {
  const { snapshot, store } = useLedger();
  const say = useContext(SayContext);
  const work = useContext(WorkContext);
  const run = useRun();
  if (!store) throw new Error('The ledger is not open');
  const isReadOnly = snapshot.mode === 'read-only' || snapshot.mode === 'second';
  return useMemo(
    () => ({ store, run, work, say, snapshot, rows: snapshot.rows, isReadOnly }),
    [store, run, work, say, snapshot, isReadOnly],
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
