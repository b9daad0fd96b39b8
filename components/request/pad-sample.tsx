import { Button } from '@/components/ui/button';
import layout from '@/components/ui/layout.module.css';
import stack from '@/components/ui/stack.module.css';
import styles from './order-pad.module.css';

/** A list as buyers write it, to be tried where there is none yet. */
export function PadSample({ lines, onTry }: { lines: readonly string[]; onTry: () => void }) {
  return (
    <section className={`${stack.stack} ${styles.sample}`} aria-labelledby="sample">
      <h3 id="sample">A list to try</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={layout.note}>Nothing is in your list before you add it.</p>
      <Button onClick={onTry}>Try this list</Button>
    </section>
  );
}
