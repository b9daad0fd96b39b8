import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RequestList } from '@/lib/request/request';
import { listFaults } from '@/lib/request/request-messages';
import { type Deed, revert } from '@/lib/request/revert';
import { requestList, type UnreadList } from '@/lib/visitor/request-list';
import type { RequestNotice } from './request-context';

type Report = { text: string; isFault?: boolean; deed?: Deed | undefined };

/** The stored list, what is said of the last change to it, and what keeps it from being read. */
export function useRequestList() {
  const list = useSyncExternalStore(requestList.subscribe, requestList.get, () => undefined);
  const [report, setReport] = useState<Report>();
  const [problem, setProblem] = useState<UnreadList['reason']>();
  const pending = useRef<Promise<{ ok: boolean }>>(undefined);
  useEffect(() => {
    requestList.read().catch((error: UnreadList) => setProblem(error.reason));
  }, []);
  const change = useCallback(
    async (make: (list: RequestList) => RequestList, { said, hasUndo }: RequestNotice = {}): Promise<boolean> => {
      let deed: Deed | undefined;
      const work = requestList.change((before) => {
        const after = make(before);
        deed = { before, after };
        return after;
      });
      pending.current = work;
      const outcome = await work;
      if (pending.current === work) pending.current = undefined;
      if (!outcome.ok) setReport({ text: listFaults[outcome.reason], isFault: true });
      else setReport(said === undefined ? undefined : { text: said, deed: hasUndo ? deed : undefined });
      return outcome.ok;
    },
    [],
  );
  const settling = useCallback(() => pending.current, []);
  const say = useCallback((text?: string) => setReport(text === undefined ? undefined : { text }), []);
  const undo = async () => {
    const deed = report?.deed;
    if (deed) await change((now) => revert(now, deed), { said: 'Taken back.' });
  };
  const startAnew = async () => {
    const outcome = await requestList.startAnew();
    if (outcome.ok) setProblem(undefined);
  };
  return {
    list,
    report,
    change,
    settling,
    undo,
    startAnew,
    say,
    problem: problem && { text: listFaults[problem], canStartAnew: problem === 'unreadable' },
  };
}
