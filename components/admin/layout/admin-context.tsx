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
import type { TaskOptions } from '@/lib/admin/run-in-chunks';
import type { AdminSnapshot, Failure, Outcome, ProductProblem } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { isTimeout } from '@/lib/storage/indexed-db';
import { type AdminNotice, UndoBar } from './undo-bar';
import { useTaskProgress } from './use-task-progress';

type StoreStatus =
  /** `progress`: such as '500 of 2,000 products', for a large catalogue; `hint`: what to do after a failure. */
  | { status: 'loading' | 'failed'; retry: () => void; progress?: string; hint?: string }
  | { status: 'ready'; store: OpenedStore };
type RunTask = ReturnType<typeof useTaskProgress>['runTask'];
/** Result of a change of the store. `id`: id of an added product; `message`: the reported error. */
export type RunResult =
  | { ok: true; id?: string | undefined }
  | { ok: false; message: string; reason: Failure['reason']; problems: readonly ProductProblem[] };

type NoticeLink = NonNullable<AdminNotice['link']>;
/**
 * `showsFailure`: report an error as a notice (default: true). `link`: link in the notice after a success; a function gets the id of
 * the added product.
 */
type RunOptions = { showsFailure?: boolean; link?: NoticeLink | ((id: string | undefined) => NoticeLink | undefined) };

const StoreStatusContext = createContext<StoreStatus>({ status: 'loading', retry: () => undefined });
const NotifyContext = createContext<(notice: AdminNotice | undefined) => void>(() => undefined);
const TaskContext = createContext<RunTask>((task) => task({}));

/** Opens the store for the admin pages. The code of the store, including the schema, is only loaded here. */
export function AdminProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<StoreStatus>({ status: 'loading', retry: () => undefined });
  const [notice, setNotice] = useState<AdminNotice>();
  const { runTask, progressDialog } = useTaskProgress();

  const open = useCallback(() => {
    const loading = { status: 'loading', retry: () => undefined } as const;
    setOpening(loading);
    const onProgress = (done: number, all: number) =>
      setOpening({ ...loading, progress: adminMessages.workDone(done, all) });
    import('@/lib/admin/admin-store')
      .then(({ openAdminStore }) => openAdminStore({ onProgress }))
      .then((store) => setOpening({ status: 'ready', store }))
      .catch((error: unknown) => {
        const hint = isTimeout(error) ? adminMessages.storageNotResponding : adminMessages.loadFailedHint;
        setOpening({ status: 'failed', retry: open, hint });
      });
  }, []);
  useEffect(open, [open]);

  return (
    <StoreStatusContext value={opening}>
      <NotifyContext value={setNotice}>
        <TaskContext value={runTask}>{children}</TaskContext>
        <UndoBar notice={notice} onChange={setNotice} runTask={runTask} />
        {progressDialog}
      </NotifyContext>
    </StoreStatusContext>
  );
}

/** State of opening the store. */
export const useStoreStatus = (): StoreStatus => useContext(StoreStatusContext);

const EMPTY_SNAPSHOT: AdminSnapshot = {
  rows: [],
  counts: { unpublished: 0, exported: 0, published: 0, conflict: 0, deleted: 0 },
  categories: [],
  mode: 'stored',
  isFull: false,
  damagedCopies: [],
  news: [],
};
const noSubscription = () => () => undefined;

/** The store and its snapshot. Until the store is open, `store` is `undefined` and the snapshot is empty. */
export function useAdminStore(): { snapshot: AdminSnapshot; store: OpenedStore | undefined } {
  const opening = useContext(StoreStatusContext);
  const store = opening.status === 'ready' ? opening.store : undefined;
  const snapshot = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    store?.getSnapshot ?? (() => EMPTY_SNAPSHOT),
    () => EMPTY_SNAPSHOT,
  );
  return { snapshot, store };
}

/** Shows a notice to the operator; `undefined` removes it. */
export const useNotify = () => useContext(NotifyContext);

/** Returns a function that changes the store, shows progress, and reports the result in a notice. It never rejects. */
export function useRun() {
  const { store } = useAdminStore();
  const notify = useContext(NotifyContext);
  const runTask = useContext(TaskContext);
  return useCallback(
    async (
      change: (taskOptions: TaskOptions) => Promise<Outcome>,
      success: string,
      failure: string,
      { showsFailure = true, link }: RunOptions = {},
    ): Promise<RunResult> => {
      const outcome = await runTask(change).catch((): Outcome => ({ ok: false, reason: 'failed' }));
      if (outcome.ok) {
        // Request persistent storage once there is an edit to lose: some browsers show a permission prompt.
        void store?.persist().catch(() => undefined);
        notify({ text: success, undo: outcome.undo, link: typeof link === 'function' ? link(outcome.id) : link });
        return { ok: true, id: outcome.id };
      }
      const isCancelled = outcome.reason === 'cancelled';
      const message = isCancelled ? adminMessages.cancelled : `${failure}${failureReason(outcome)}`;
      if (showsFailure || isCancelled) notify({ text: message, isError: !isCancelled });
      return { ok: false, message, reason: outcome.reason, problems: outcome.problems ?? [] };
    },
    [notify, store, runTask],
  );
}

/** The open store with its actions. Throws outside of `ProductsLoader`. */
export function useAdmin() {
  const { snapshot, store } = useAdminStore();
  const notify = useContext(NotifyContext);
  const runTask = useContext(TaskContext);
  const run = useRun();
  if (!store) throw new Error('The store is not open');
  const isReadOnly = snapshot.mode === 'read-only';
  return useMemo(
    () => ({ store, run, runTask, notify, snapshot, rows: snapshot.rows, isReadOnly }),
    [store, run, runTask, notify, snapshot, isReadOnly],
  );
}

const MAX_PROBLEMS_SHOWN = 3;

function failureReason({ reason, problems = [] }: Failure): string {
  if (reason === 'quota') return ` ${adminMessages.storageFull}`;
  return problems
    .slice(0, MAX_PROBLEMS_SHOWN)
    .map(({ field, message }) => ` ${fieldLabel(field)} ${message}.`)
    .join('');
}
