import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type ListEdit, undoEdit } from '@/lib/request/edit-list';
import type { RequestList } from '@/lib/request/request-list';
import { saveErrors } from '@/lib/request/request-messages';
import { requestStore, type SaveError } from '@/lib/request/request-store';

/** What the status bar shows after a change; `undo` also runs when the shopper undoes it. */
export type ChangeReport = { text: string; hasUndo?: boolean; undo?: () => void };

type RequestActions = {
  /** Saves a change of the list. False if it was not saved; the status bar then has the reason. */
  change: (edit: (list: RequestList) => RequestList, report?: ChangeReport) => Promise<boolean>;
  /** Resolves when the last change is saved. */
  saved: () => Promise<unknown>;
  /** Shows a text in the status bar, or clears it. */
  report: (text?: string) => void;
};

export const RequestContext = createContext<RequestActions | undefined>(undefined);

/** The actions of the request list. Throws outside of its page. */
export function useRequestActions(): RequestActions {
  const actions = useContext(RequestContext);
  if (!actions) throw new Error('useRequestActions needs a RequestContext');
  return actions;
}

type Report = { text: string; isError?: boolean; undo?: () => Promise<unknown> };

/** The stored list, the actions that change it, the report on the last change, and the reason why the list cannot be read. */
export function useRequestList() {
  const list = useSyncExternalStore(requestStore.subscribe, requestStore.get, () => undefined);
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState<SaveError>();
  const saving = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    void requestStore.read().then((result) => !result.ok && setProblem(result.reason));
  }, []);
  const change = useCallback(
    async (make: (list: RequestList) => RequestList, done?: ChangeReport): Promise<boolean> => {
      let edit: ListEdit | undefined;
      const save = requestStore.change((before) => {
        const after = make(before);
        edit = { before, after };
        return after;
      });
      saving.current = save;
      const result = await save;
      if (!result.ok) setReport({ text: saveErrors[result.reason], isError: true });
      else if (!done) setReport(undefined);
      else {
        const undo = async () => {
          if (edit && (await change((now) => undoEdit(now, edit as ListEdit), { text: 'Undone.' }))) done.undo?.();
        };
        setReport({ text: done.text, ...(done.hasUndo && { undo }) });
      }
      return result.ok;
    },
    [],
  );
  const actions = useMemo(
    () => ({
      change,
      saved: async () => saving.current,
      report: (text?: string) => setReport(text === undefined ? undefined : { text }),
    }),
    [change],
  );
  const startNew = async () => {
    if ((await requestStore.startNew()).ok) setProblem(undefined);
  };
  return { list, report, actions, problem, startNew };
}
