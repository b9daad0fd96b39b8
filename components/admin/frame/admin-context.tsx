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
  /** `progress`: the progress of opening a large catalogue; `hint`: what to do after a failure. */
  | { status: 'loading' | 'failed'; retry: () => void; progress?: string; hint?: string }
  | { status: 'ready'; store: OpenedStore };
type Work = ReturnType<typeof useWork>['work'];
export type RunResult =
  | { ok: true; id?: string | undefined }
  | { ok: false; message: string; reason: Failure['reason']; problems: readonly ProductProblem[] };

type NoticeLink = NonNullable<Announcement['link']>;
/** Options of `run`. `link`: a link in the notice of success; a function gets the id of the added product. */
type RunOptions = { saysFailure?: boolean; link?: NoticeLink | ((id: string | undefined) => NoticeLink | undefined) };

const OpeningContext = createContext<Opening>({ status: 'loading', retry: () => undefined });
const SayContext = createContext<(said: Announcement | undefined) => void>(() => undefined);
const WorkContext = createContext<Work>((task) => task({}));

/** Opens the store for the pages of the admin. Its code, with the schema, is only loaded here. */
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

/** State of opening the store. */
export const useAdminStatus = (): Opening => useContext(OpeningContext);

const EMPTY: AdminSnapshot = {
  rows: [],
  counts: { unpublished: 0, exported: 0, published: 0, conflict: 0, deleted: 0 },
  categories: [],
  mode: 'stored',
  isFull: false,
  setAside: [],
  news: [],
};
const never = () => () => undefined;

/** The store and its snapshot. Before it is open, the snapshot is empty and the store `undefined`. */
export function useAdminStore(): { snapshot: AdminSnapshot; store: OpenedStore | undefined } {
  const opening = useContext(OpeningContext);
  const store = opening.status === 'ready' ? opening.store : undefined;
  const snapshot = useSyncExternalStore(store?.subscribe ?? never, store?.getSnapshot ?? (() => EMPTY), () => EMPTY);
  return { snapshot, store };
}

/** Shows a notice to the operator; `undefined` removes it. */
export const useSay = () => useContext(SayContext);

/** Runs a change of the store with progress, and reports the result. */
export function useRun() {
  const { store } = useAdminStore();
  const say = useContext(SayContext);
  const work = useContext(WorkContext);
  return useCallback(
    async (
      change: (watch: Watch) => Promise<Outcome>,
      success: string,
      failure: string,
      { saysFailure = true, link }: RunOptions = {},
    ): Promise<RunResult> => {
      const outcome = await work(change).catch((): Outcome => ({ ok: false, reason: 'failed' }));
      if (outcome.ok) {
        // From the first edit on there is something to lose; browsers that ask the operator do so then, once.
        void store?.persist().catch(() => undefined);
        say({ text: success, undo: outcome.undo, link: typeof link === 'function' ? link(outcome.id) : link });
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

/** The open store with its actions. Only inside {@link NeedsProducts}. */
export function useAdmin() {
  const { snapshot, store } = useAdminStore();
  const say = useContext(SayContext);
  const work = useContext(WorkContext);
  const run = useRun();
  if (!store) throw new Error('The store is not open');
  const isReadOnly = snapshot.mode === 'read-only';
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
