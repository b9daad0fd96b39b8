import { adminMessages } from '@/lib/admin/admin-messages';
import type { ImportPlan } from '@/lib/admin/store-types';
import styles from './changes.module.css';
import { ROWS_SHOWN } from './planned-changes';

/** The parts of a file that stay out, and those that it leaves open. */
export function ImportNotes({ plan: { problems, doubts, notes } }: { plan: ImportPlan }) {
  const faults = problems.map(({ line, path, id, message }) => {
    const place = [line === undefined ? path : `Line ${line}`, id].filter(Boolean).join(', ');
    return place ? `${place}: ${message}` : message;
  });
  const open = [...notes, ...doubts.map(({ message, ids }) => `${message} (${adminMessages.named(ids)})`)];
  return (
    <>
      <Lines title={adminMessages.importLeftOut} lines={faults} />
      <Lines title={adminMessages.importOpen} lines={open} />
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const rest = lines.length - ROWS_SHOWN;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or a keyboard cannot reach it */}
      <ul className={styles.lines} tabIndex={0}>
        {lines.slice(0, ROWS_SHOWN).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </ul>
    </section>
  );
}
