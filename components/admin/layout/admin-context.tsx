'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/layout';
import { StatusBar } from '@/components/ui/status-bar';
import { useLoad } from '@/components/ui/use-load';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { AdminStore } from '@/lib/admin/admin-store';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';
import type { AdminSnapshot, Failure, Outcome, ProductProblem, Success } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { isTimeout } from '@/lib/storage/indexed-db';

type RunTask = <Result>(run: (taskOptions: TaskOptions) => Promise<Result>) => Promise<Result>;

type NoticeLink = { href: string; label: string };
/** A message to the operator. `undo`: reverts the change; `link`: link to the changed products. */
type Notice = { text: string; isError?: boolean; undo?: Success['undo'] | undefined; link?: NoticeLink | undefined };
/**
 * `showsFailure`: report an error as a notice (default: true). `link`: link in the notice after a success; a function gets the id of
 * the added product.
 */
type RunOptions = { showsFailure?: boolean; link?: NoticeLink | ((id: string | undefined) => NoticeLink | undefined) };
/** Result of a change of the store. `message`: the reported error. */
export type RunResult = { ok: true } | { ok: false; message: string; problems: readonly ProductProblem[] };

type AdminContextValue = {
  /** `undefined` until it is open. */
  store: AdminStore | undefined;
  /** Progress of opening the store, such as '500 of 2,000 products', for a large catalogue. */
  progress: string;
  /** What to do after a failure to open the store; `undefined` if it has not failed. */
  hint: string | undefined;
  retry: () => void;
  /** Shows a notice to the operator; `undefined` removes it. */
  notify: (notice: Notice | undefined) => void;
  runTask: RunTask;
};

const AdminContext = createContext<AdminContextValue>({
  store: undefined,
  progress: '',
  hint: undefined,
  retry: () => undefined,
  notify: () => undefined,
  runTask: (task) => task({}),
});

/** Opens the store for the admin pages. The code of the store, including the schema, is only loaded here. */
export function AdminProvider({ children }: { children: ReactNode }) {
  const [progress, setProgress] = useState('');
  const [notice, notify] = useState<Notice>();
  const { runTask, progressDialog } = useTaskProgress();
  const open = async () => {
    setProgress('');
    const { openAdminStore } = await import('@/lib/admin/admin-store');
    return openAdminStore({ onProgress: (done, all) => setProgress(adminMessages.workDone(done, all)) });
  };
  const hintOf = async (error: unknown) =>
    isTimeout(error) ? adminMessages.storageNotResponding : adminMessages.loadFailedHint;
  const { value: store, error: hint, retry } = useLoad('store', open, hintOf);
  // `retry` changes only after a failure.
  const value = useMemo(() => ({ store, progress, hint, retry, notify, runTask }), [store, progress, hint, runTask]);

  return (
    <AdminContext value={value}>
      {children}
      <UndoBar notice={notice} />
      {progressDialog}
    </AdminContext>
  );
}

/** The latest notice with its Undo button. Hidden on the Publish page, where it would cover the Publish button. */
function UndoBar({ notice: latest }: { notice: Notice | undefined }) {
  const { notify, runTask } = useContext(AdminContext);
  const notice = usePathname() === adminRoutes.publish() ? undefined : latest;
  const { undo: task } = notice ?? {};
  const undo = async () => {
    const outcome = task && (await runTask(task).catch(() => undefined));
    notify(outcome?.ok ? { text: adminMessages.undone } : { text: adminMessages.undoFailed, isError: true });
  };
  return <StatusBar notice={notice} onUndo={task && undo} onDismiss={() => notify(undefined)} />;
}

const noSubscription = () => () => undefined;

type StoreWithSnapshot = { store: AdminStore; snapshot: AdminSnapshot };

/** The store and its snapshot; both are missing until the store is open. */
export function useAdminStore(): StoreWithSnapshot | { store?: undefined; snapshot?: undefined } {
  const { store } = useContext(AdminContext);
  const snapshot = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    () => store?.getSnapshot(),
    () => undefined,
  );
  return store && snapshot ? { store, snapshot } : {};
}

/** The open store with its actions. Throws outside of `ProductsLoader`. */
export function useAdmin() {
  const { notify, runTask } = useContext(AdminContext);
  const { snapshot, store } = useAdminStore();
  if (!store) throw new Error('The store is not open');
  /** Changes the store, shows progress, and reports the result in a notice. Never rejects. */
  const run = async (
    change: (taskOptions: TaskOptions) => Promise<Outcome>,
    success: string,
    failure: string,
    { showsFailure = true, link }: RunOptions = {},
  ): Promise<RunResult> => {
    const outcome = await runTask(change).catch((): Outcome => ({ ok: false, reason: 'failed' }));
    if (outcome.ok) {
      // Request persistent storage once there is an edit to lose: some browsers show a permission prompt.
      void store.persist().catch(() => undefined);
      notify({ text: success, undo: outcome.undo, link: typeof link === 'function' ? link(outcome.id) : link });
      return { ok: true };
    }
    const isCancelled = outcome.reason === 'cancelled';
    const message = isCancelled ? adminMessages.cancelled : `${failure}${failureReason(outcome)}`;
    if (showsFailure || isCancelled) notify({ text: message, isError: !isCancelled });
    return { ok: false, message, problems: outcome.problems ?? [] };
  };
  return { store, run, runTask, notify, snapshot, rows: snapshot.rows, isReadOnly: snapshot.mode === 'read-only' };
}

const MAX_PROBLEMS_SHOWN = 3;

function failureReason({ reason, problems = [] }: Failure): string {
  if (reason === 'quota') return ` ${adminMessages.storageFull}`;
  return problems
    .slice(0, MAX_PROBLEMS_SHOWN)
    .map(({ field, message }) => ` ${fieldLabel(field)} ${message}.`)
    .join('');
}

/** Tasks that finish sooner show no progress. */
const PROGRESS_DELAY_MS = 400;

type Task = { done: number; all: number; cancel: () => void };

/** Runs long tasks. `progressDialog` shows progress and Cancel; `undefined` while no task is slow. `runTask` rejects if the task does. */
export function useTaskProgress(): { runTask: RunTask; progressDialog: ReactNode } {
  const [task, setTask] = useState<Task>();
  const runTask = useCallback<RunTask>(async (run) => {
    const controller = new AbortController();
    const start = performance.now();
    const onProgress = (done: number, all: number) => {
      if (performance.now() - start > PROGRESS_DELAY_MS) setTask({ done, all, cancel: () => controller.abort() });
    };
    try {
      return await run({ signal: controller.signal, onProgress });
    } finally {
      setTask(undefined);
    }
  }, []);
  const progressDialog = task && (
    <Dialog title={adminMessages.working} onClose={task.cancel} actions={<Button onClick={task.cancel}>Cancel</Button>}>
      <p>
        <progress aria-label={adminMessages.working} max={task.all} value={task.done} />{' '}
        {adminMessages.workDone(task.done, task.all)}
      </p>
    </Dialog>
  );
  return { runTask, progressDialog };
}

/** Shows its children once the store is open; until then a loading status, or an error with Retry. */
export function ProductsLoader({ title, children }: { title: string; children: ReactNode }) {
  const { store, progress, hint, retry } = useContext(AdminContext);
  if (store) return children;
  return (
    <>
      <h1>{title}</h1>
      {hint === undefined ? (
        <p role="status">Loading the products… {progress}</p>
      ) : (
        <EmptyState message={adminMessages.loadFailed}>
          <p>{hint}</p>
          <Button onClick={retry}>Retry</Button>
        </EmptyState>
      )}
    </>
  );
}
