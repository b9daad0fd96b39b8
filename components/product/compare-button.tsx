import button from '@/components/ui/button.module.css';
import './card-tools';

/** The tool of a product's own page: it stands in the exported page, so that nothing moves when it comes alive. */
export function CompareButton() {
  return (
    <card-tools>
      <button type="button" aria-pressed="false" className={`${button.button} ${button.secondary}`}>
        Compare
      </button>
    </card-tools>
  );
}
