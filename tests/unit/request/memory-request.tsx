import type { ReactNode } from 'react';
import { RequestContext, useRequestList } from '@/components/request/use-request-list';
import { StatusBar } from '@/components/ui/status-bar';
import { EMPTY_LIST, type RequestList } from '@/lib/request/request-list';
import { requestStore } from '@/lib/request/request-store';

/** Replaces the request store by a list in memory until the test ends. Returns a function that reads the list. */
export function storeInMemory(initial: RequestList = EMPTY_LIST): () => RequestList {
  let list = initial;
  const listeners = new Set<() => void>();
  jest.spyOn(requestStore, 'get').mockImplementation(() => list);
  jest.spyOn(requestStore, 'read').mockImplementation(async () => ({ ok: true, list }));
  jest.spyOn(requestStore, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  jest.spyOn(requestStore, 'change').mockImplementation(async (edit) => {
    list = edit(list);
    for (const listener of listeners) listener();
    return { ok: true, list };
  });
  return () => list;
}

/** Provides the request list actions to `children`, and renders the status bar. */
export function WithRequest({ children }: { children: (list: RequestList) => ReactNode }) {
  const { list = EMPTY_LIST, actions, report } = useRequestList();
  return (
    <RequestContext value={actions}>
      {children(list)}
      <StatusBar notice={report} onUndo={report?.undo} onDismiss={() => actions.report()} />
    </RequestContext>
  );
}
