import { Button } from '@/components/ui/button';
import styles from './pad-sample.module.css';

/** A list as buyers write it, to be tried where there is none yet. */
export function PadSample({ lines, onTry }: { lines: readonly string[]; onTry: () => void }) {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <h3 id="sample">A list to try</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Nothing is in your list before you add it.</p>
      <Button onClick={onTry}>Try this list</Button>
    </section>
  );
}
