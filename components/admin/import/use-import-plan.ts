import { useEffect, useState } from 'react';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { ImportMapping } from '@/lib/admin/import/import-mapping';
import type { ImportPlan } from '@/lib/admin/store-types';
import { useAdmin } from '../layout/admin-context';

/** The operator's corrections of the mapping. Missing columns and categories are as in the plan. */
export type MappingEdits = Omit<ImportMapping, 'format'> & { format?: string };
/** Props of components that show and change the mapping. */
export type MappingProps = { plan: ImportPlan; edits: MappingEdits; edit: (change: Partial<MappingEdits>) => void };

/** `plannedEdits`: the corrections that the plan was computed with. */
type PlanState = { plannedEdits?: MappingEdits | undefined; plan?: ImportPlan; error?: string };

/**
 * Computes the plan for an imported file. After a correction, the previous plan is shown until the new one is ready, or if it fails.
 * Unmounting cancels. `loadCount` is the number of loaded mappings.
 */
export function useImportPlan(content: Uint8Array | string) {
  const { store } = useAdmin();
  const [operatorEdits, setOperatorEdits] = useState<MappingEdits>();
  const [loadCount, setLoadCount] = useState(0);
  const [percent, setPercent] = useState(0);
  const [state, setState] = useState<PlanState>({});
  useEffect(() => {
    const controller = new AbortController();
    const onProgress = (done: number, all: number) =>
      !controller.signal.aborted && setPercent(Math.floor((done / (all || 1)) * 100));
    const onResult = (result: Pick<PlanState, 'plan' | 'error'>) => {
      if (controller.signal.aborted) return;
      setPercent(0);
      setState(({ plan }) => ({ ...(plan && { plan }), ...result, plannedEdits: operatorEdits }));
    };
    store.planImport(content, operatorEdits, { signal: controller.signal, onProgress }).then(
      (plan) => onResult({ plan }),
      (reason: unknown) => onResult({ error: adminMessages.importFailed(reason) }),
    );
    return () => controller.abort();
  }, [store, content, operatorEdits]);

  const { plan, error } = state;
  const isPending = state.plannedEdits !== operatorEdits || (!plan && error === undefined);
  const { decimals = {}, currencies = {} } = plan?.mapping ?? {};
  const edits = operatorEdits ?? { columns: {}, categories: {}, decimals, currencies };
  const edit = (change: Partial<MappingEdits>) => setOperatorEdits({ ...edits, ...change });
  const load = (mapping: Partial<ImportMapping>) => {
    setOperatorEdits({ columns: {}, categories: {}, decimals: {}, currencies: {}, ...mapping });
    setLoadCount(loadCount + 1);
  };
  return { plan, error: isPending ? undefined : error, isPending, percent, edits, edit, loadCount, load };
}
