import { Button } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { FormError } from '@/lib/admin/form/check-form';
import { controlLabel } from '@/lib/admin/form/form-values';
import adminStyles from '../admin.module.css';
import { controlId } from './form-controls';

type Props = {
  errors: readonly FormError[];
  onGo: (error: FormError) => void;
  onUseOther: (error: FormError) => void;
};

/** All errors of the form, each with a link to its control. A conflict has a button that takes the other value. */
export function ErrorSummary({ errors, onGo, onUseOther }: Props) {
  if (errors.length === 0) return null;
  return (
    <section className={adminStyles.alert} aria-labelledby="form-errors">
      <div role="alert">
        <h2 id="form-errors">{adminMessages.problems(errors.length)}</h2>
      </div>
      <ul>
        {errors.map((error, index) => (
          <li key={index}>
            <a
              className={`${layout.target} ${adminStyles.error}`}
              href={`#${controlId(error)}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(error);
              }}
            >
              {controlLabel(error.field)}: {error.message}
            </a>
            {error.isConflict && (
              <Button look="quiet" onClick={() => onUseOther(error)}>
                {adminMessages.useOther}
                <Hidden> of {controlLabel(error.field)}</Hidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
