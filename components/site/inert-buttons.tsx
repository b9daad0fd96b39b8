import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import * as messages from '@/lib/site/messages';

/** The cart and user buttons of the specification: they do nothing, and a tooltip says so. */
export function InertButtons({ className }: { className?: string | undefined }) {
  return (
    <div className={className}>
      {(['cart', 'user'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={icon.square}
          aria-disabled="true"
          aria-label={name === 'cart' ? 'Cart' : 'User account'}
          aria-describedby={`tip-${name}`}
        >
          <Icon name={name} />
          <span id={`tip-${name}`} role="tooltip">
            {messages.catalogOnly}
          </span>
        </button>
      ))}
    </div>
  );
}
