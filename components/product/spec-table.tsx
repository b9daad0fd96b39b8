import table from '@/components/ui/table.module.css';
import type { Spec } from '@/lib/catalogue/specs';
import styles from './product-view.module.css';

/** Facts in pairs. */
export function SpecTable({ caption, specs }: { caption: string; specs: readonly Spec[] }) {
  return (
    <table className={`${table.lines} ${styles.specs}`} aria-label={caption}>
      <tbody>
        {specs.map(({ label, value }, index) => (
          <tr key={index}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
