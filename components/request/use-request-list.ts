import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type ListEdit, undoEdit } from '@/lib/request/edit-list';
import type { RequestList } from '@/lib/request/request-list';
import { saveErrors } from '@/lib/request/request-messages';
import { requestStore, type SaveError } from '@/lib/request/request-store';

/** Message of the status bar after a change. `undo` runs in addition when the shopper undoes the change. */
export type ChangeReport = { text: string; hasUndo?: boolean; undo?: () => void };

type RequestActions = {
  /** Saves an edit of the list. If it fails, the result is false and the status bar shows the reason. */
  change: (edit: (list: RequestList) => RequestList, report?: ChangeReport) => Promise<boolean>;
  /** Shows a text in the status bar. Default: clears it. */
  report: (text?: string) => void;
};

export const RequestContext = createContext<RequestActions | undefined>(undefined);

/** Actions of the request list. Throws outside of a RequestContext. */
export function useRequestActions(): RequestActions {
  const actions = useContext(RequestContext);
  if (!actions) throw new Error('useRequestActions needs a RequestContext');
  return actions;
}

type Report = { text: string; isError?: boolean; undo?: () => Promise<unknown> };

/** The stored list, its actions, and a report on the last change. `problem`: why the list is unreadable. */
export function useRequestList() {
  const list = useSyncExternalStore(requestStore.subscribe, requestStore.get, () => undefined);
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState<SaveError>();
  useEffect(() => {
    void requestStore.read().then((result) => !result.ok && setProblem(result.reason));
  }, []);
  const change = useCallback(
    async (edit: (list: RequestList) => RequestList, changeReport?: ChangeReport): Promise<boolean> => {
      let listEdit: ListEdit | undefined;
      const result = await requestStore.change((before) => {
        const after = edit(before);
        listEdit = { before, after };
        return after;
      });
      if (!result.ok) setReport({ text: saveErrors[result.reason], isError: true });
      else if (!changeReport) setReport(undefined);
      else {
        const undo = async () => {
          if (listEdit && (await change((now) => undoEdit(now, listEdit as ListEdit), { text: 'Undone.' })))
            changeReport.undo?.();
        };
        setReport({ text: changeReport.text, ...(changeReport.hasUndo && { undo }) });
      }
      return result.ok;
    },
    [],
  );
  const actions = useMemo(
    () => ({
      change,
      report: (text?: string) => setReport(text === undefined ? undefined : { text }),
    }),
    [change],
  );
  const startNew = async () => {
    if ((await requestStore.startNew()).ok) setProblem(undefined);
  };
  return { list, report, actions, problem, startNew };
}
