import { useEffect, useState } from 'react';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { ImportMapping } from '@/lib/admin/import/import-mapping';
import type { ImportQuestion } from '@/lib/admin/import/import-types';
import type { ImportPlan } from '@/lib/admin/store-types';
import { useAdmin } from '../layout/admin-context';

/** The operator's corrections. Columns and categories that are missing are as the plan has them. */
export type MappingEdits = Omit<ImportMapping, 'format'> & { format?: string };
/** Props of the parts of the dialog that show and change the mapping. */
export type MappingProps = { plan: ImportPlan; edits: MappingEdits; edit: (change: Partial<MappingEdits>) => void };

/** Identifies a question in the plans of one file. */
export const questionKey = (question: ImportQuestion) =>
  `${question.kind} ${'code' in question ? question.code : 'column' in question ? question.column : question.field}`;

type Planned = {
  given?: MappingEdits | undefined;
  plan?: ImportPlan;
  error?: string;
  asked: Map<string, ImportQuestion>;
};

/**
 * The plan for an imported file. A correction makes a new plan; the one before is kept until then, or if that fails. Unmounting
 * cancels. `asked` are the questions of all plans, `loads` is the number of mappings that were loaded.
 */
export function useImportPlan(content: Uint8Array | string) {
  const { store } = useAdmin();
  const [given, setGiven] = useState<MappingEdits>();
  const [loads, setLoads] = useState(0);
  const [percent, setPercent] = useState(0);
  const [planned, setPlanned] = useState<Planned>({ asked: new Map() });
  useEffect(() => {
    const stop = new AbortController();
    const onProgress = (done: number, all: number) =>
      !stop.signal.aborted && setPercent(Math.floor((done / (all || 1)) * 100));
    const settle = (result: Pick<Planned, 'plan' | 'error'>) => {
      if (stop.signal.aborted) return;
      const questions = result.plan?.questions.map((question) => [questionKey(question), question] as const) ?? [];
      setPercent(0);
      setPlanned(({ plan, asked }) => ({
        ...(plan && { plan }),
        ...result,
        given,
        asked: new Map([...asked, ...questions]),
      }));
    };
    store.planImport(content, given, { signal: stop.signal, onProgress }).then(
      (plan) => settle({ plan }),
      (reason: unknown) => settle({ error: adminMessages.importFailed(reason) }),
    );
    return () => stop.abort();
  }, [store, content, given]);

  const { plan, asked, error } = planned;
  const isPending = planned.given !== given || (!plan && error === undefined);
  const { decimals = {}, currencies = {} } = plan?.mapping ?? {};
  const edits = given ?? { columns: {}, categories: {}, decimals, currencies };
  const edit = (change: Partial<MappingEdits>) => setGiven({ ...edits, ...change });
  const load = (mapping: Partial<ImportMapping>) => {
    setGiven({ columns: {}, categories: {}, decimals: {}, currencies: {}, ...mapping });
    setLoads(loads + 1);
  };
  return { plan, asked, error: isPending ? undefined : error, isPending, percent, edits, edit, loads, load };
}
