'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { listQuery } from '@/lib/admin/products/list-url';
import type { ImportPlan } from '@/lib/admin/store-types';
import { formatCount } from '@/lib/format';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import styles from './import.module.css';
import { ImportCategories, ImportColumns, ImportQuestions } from './import-mapping';
import { ImportPreviewList, ImportReasons } from './import-preview';
import { useImportPlan } from './use-import-plan';

type Props = { name: string; content: Uint8Array | string; onClose: () => void };

/** Dialog of an import: summary, questions, mapping, and a preview by product. Nothing changes until the operator confirms. */
export function ImportDialog({ name, content, onClose }: Props) {
  const { run } = useAdmin();
  const [isBusy, setBusy] = useState(false);
  const { plan, isPending, percent, error, loadCount, ...mapping } = useImportPlan(content);
  const count = plan?.changes.length ?? 0;
  const apply = async (confirmed: ImportPlan) => {
    setBusy(true);
    const href = `${adminRoutes.products()}${listQuery({ since: Date.now() })}`;
    await run(confirmed.apply, adminMessages.imported(confirmed), adminMessages.updateFailed, {
      link: { href, label: 'Show products' },
    });
    onClose();
  };
  return (
    <Dialog
      title={`Import ${name}`}
      isWide
      onClose={onClose}
      actions={
        <>
          {(isPending || (count > 0 && !error)) && <Button onClick={onClose}>Cancel</Button>}
          {plan && count > 0 && (
            <Button variant="primary" disabled={isPending || isBusy || error !== undefined} onClick={() => apply(plan)}>
              {isPending ? `Updating… ${percent}%` : `Import ${formatCount(count, 'product')}`}
            </Button>
          )}
        </>
      }
    >
      <div className={`${adminStyles.stack} ${styles.body}`} aria-busy={isPending}>
        {error && <p role="alert">{error}</p>}
        {!plan && isPending && (
          <p>
            <progress aria-label="Reading the file" max={100} value={percent} /> {percent}%
          </p>
        )}
        {plan && (
          <>
            <p>
              <strong>{adminMessages.importPlan(plan)}</strong>
            </p>
            {plan.notes.length > 0 && <p>{plan.notes.join(' ')}</p>}
            <ImportQuestions key={`questions ${loadCount}`} plan={plan} {...mapping} />
            <ImportColumns name={name} plan={plan} isPending={isPending} {...mapping} />
            <ImportCategories plan={plan} {...mapping} />
            <ImportReasons title="Not imported" reasons={plan.leftOut} />
            <ImportReasons title="Warnings" reasons={plan.warnings} />
            <ImportPreviewList changes={plan.changes} />
          </>
        )}
      </div>
    </Dialog>
  );
}
