import { Icon } from '@/components/ui/icon';
import * as messages from '@/lib/site/messages';
import styles from './inert-buttons.module.css';

/** The cart and user buttons of the specification: they do nothing, and a tooltip says so. */
export function InertButtons({ className }: { className?: string | undefined }) {
  return (
    <div className={className}>
      {(['cart', 'user'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-disabled="true"
          aria-label={name === 'cart' ? 'Cart' : 'User account'}
          aria-describedby={`tip-${name}`}
        >
          <Icon name={name} />
          <span className={styles.tip} id={`tip-${name}`} role="tooltip">
            {messages.catalogOnly}
          </span>
        </button>
      ))}
    </div>
  );
}
