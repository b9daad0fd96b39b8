'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { isAllowedByCsp } from '@/lib/admin/images/image-urls';
import type { ImportMapping } from '@/lib/admin/import/import-mapping';
import type { ImportChange, ImportReason } from '@/lib/admin/import/import-types';
import { listQuery } from '@/lib/admin/products/list-url';
import type { ImportPlan } from '@/lib/admin/store-types';
import { linkSrc } from '@/lib/catalogue/images/product-images';
import { formatCount } from '@/lib/format';
import { formatNumber, formatPrice, isPriced } from '@/lib/money';
import * as messages from '@/lib/site/messages';
import adminStyles from '../admin.module.css';
import { ChangedFields } from '../changes/changes-table';
import { useAdmin } from '../layout/admin-context';
import { Thumbnail } from '../products/thumbnail';
import styles from './import.module.css';
import { ImportCategories, ImportColumns, ImportQuestions, type MappingEdits } from './import-mapping';

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

/** Result of planning with the corrections `edits`. After a failure, it has the previous plan. */
type Planned = { edits: MappingEdits | undefined; plan?: ImportPlan | undefined; error?: string | undefined };

/**
 * Computes the plan for an imported file. After a correction, the previous plan is shown until the new one is ready, or if it fails.
 * Unmounting cancels. `loadCount` is the number of loaded mappings.
 */
function useImportPlan(content: Uint8Array | string) {
  const { store } = useAdmin();
  const [operatorEdits, setOperatorEdits] = useState<MappingEdits>();
  const [loadCount, setLoadCount] = useState(0);
  const [percent, setPercent] = useState(0);
  const [planned, setPlanned] = useState<Planned>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (done: number, all: number) =>
      !signal.aborted && setPercent(Math.floor((done / (all || 1)) * 100));
    const onResult = (result: Partial<Planned>) => {
      if (signal.aborted) return;
      setPercent(0);
      setPlanned((previous) => ({ plan: previous?.plan, ...result, edits: operatorEdits }));
    };
    store.planImport(content, operatorEdits, { signal, onProgress }).then(
      (plan) => onResult({ plan }),
      (reason: unknown) => onResult({ error: adminMessages.importFailed(reason) }),
    );
    return () => controller.abort();
  }, [store, content, operatorEdits]);

  const plan = planned?.plan;
  const isPending = !planned || planned.edits !== operatorEdits;
  const { decimals = {}, currencies = {} } = plan?.mapping ?? {};
  const edits = operatorEdits ?? { columns: {}, categories: {}, decimals, currencies };
  const edit = (change: Partial<MappingEdits>) => setOperatorEdits({ ...edits, ...change });
  const load = (mapping: Partial<ImportMapping>) => {
    setOperatorEdits({ columns: {}, categories: {}, decimals: {}, currencies: {}, ...mapping });
    setLoadCount(loadCount + 1);
  };
  return { plan, error: isPending ? undefined : planned.error, isPending, percent, edits, edit, loadCount, load };
}

/** Maximum number of entries in a list. */
const MAX_SHOWN = 100;
const TITLES = { add: 'New products', update: 'Changed products', delete: 'Deleted products' } as const;

/** Products that the import would add, change and delete; the first 100 of each. */
function ImportPreviewList({ changes }: { changes: readonly ImportChange[] }) {
  return (['add', 'update', 'delete'] as const).map((kind) => {
    const products = changes.filter((change) => change.kind === kind);
    const title = `${TITLES[kind]} (${formatNumber(products.length)})`;
    if (products.length === 0) return null;
    return (
      <section key={kind} aria-label={title} className={adminStyles.section}>
        <h3>{title}</h3>
        {kind === 'add' && <NewHosts changes={products} />}
        <ul className={styles.products}>
          {products.slice(0, MAX_SHOWN).map((change) => (
            <li key={change.id}>
              {kind === 'add' && <Thumbnail raw={change.raw} />}
              <div>
                <h4>
                  <bdi>{change.raw.name}</bdi> <span className={adminStyles.id}>{change.id}</span>
                </h4>
                {kind === 'add' && <NewProduct change={change} />}
                {kind === 'update' && <ChangedFields changes={change.fields} />}
              </div>
            </li>
          ))}
          {products.length > MAX_SHOWN && <li>{adminMessages.andMore(products.length - MAX_SHOWN, 'product')}</li>}
        </ul>
      </section>
    );
  });
}

/** Summary of a new product: category, price, counts, and the start of its description. */
function NewProduct({ change }: { change: ImportChange }) {
  const { snapshot } = useAdmin();
  const { raw } = change;
  const { category, categoryName, price, oldPrice, image_links = [] } = raw;
  const categoryText = snapshot.categories.find(({ key }) => key === category)?.name ?? categoryName ?? category;
  const counts = [
    [change.sizes, 'size'],
    [change.colors, 'color'],
    [change.variants, 'variant'],
    [image_links.length, 'picture'],
  ] as const;
  return (
    <>
      <p className={adminStyles.hint}>
        {[raw.hidden && 'Hidden', raw.brand, categoryText, raw.subcategory].filter(Boolean).join(' · ')}
      </p>
      <p>
        {isPriced({ price }) ? formatPrice(price) : messages.contactForPrice}
        {typeof oldPrice === 'number' && `, before ${formatPrice(oldPrice)}`}
        <span className={adminStyles.hint}>
          {counts.flatMap(([count, word]) => (count > 0 ? formatCount(count, word) : [])).join(', ')}
        </span>
      </p>
      <p className={styles.clipped}>{raw.description}</p>
    </>
  );
}

/** Note about pictures from hosts that the page's content security policy does not allow yet. */
function NewHosts({ changes }: { changes: readonly ImportChange[] }) {
  const addresses = changes.flatMap(({ raw }) => raw.image_links ?? []).map(linkSrc);
  const hosts = new Set(addresses.flatMap((address) => (isAllowedByCsp(address) ? [] : new URL(address).host)));
  return hosts.size > 0 && <p className={adminStyles.hint}>{adminMessages.picturesOfNewHosts([...hosts])}</p>;
}

/** Reasons with the number of products or rows they apply to. A collapsed list has the places. */
function ImportReasons({ title, reasons }: { title: string; reasons: readonly ImportReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <section aria-label={title} className={adminStyles.section}>
      <h3>{title}</h3>
      {reasons.map(({ message, places }) => {
        const lines = places.map(({ line, path, id, detail }) => [line ? `Line ${line}` : path, id, detail]);
        if (!lines.flat().some(Boolean)) return <p key={message}>{message}</p>;
        return (
          <details key={message}>
            <summary className={adminStyles.action}>
              {countPlaces(places)}: {message}
            </summary>
            <ul className={styles.samples}>
              {lines.slice(0, MAX_SHOWN).map((parts, index) => (
                <li key={index}>{parts.filter(Boolean).join(', ')}</li>
              ))}
              {places.length > MAX_SHOWN && <li>{adminMessages.andMore(places.length - MAX_SHOWN, 'place')}</li>}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** Number of places as text: '12 products' if all places have a product id, or '3 rows' if they are lines of a table. */
function countPlaces(places: ImportReason['places']): string {
  const ids = new Set(places.map(({ id }) => id));
  if (!ids.has(undefined)) return formatCount(ids.size, 'product');
  return formatCount(places.length, places.every(({ line }) => line) ? 'row' : 'place');
}
