import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { FormError } from '@/lib/admin/product-form/check-form';
import { controlLabel } from '@/lib/admin/product-form/form-values';
import adminStyles from '../admin.module.css';
import { controlId } from './control-props';

type Props = {
  errors: readonly FormError[];
  onGo: (error: FormError) => void;
  onTakeOther: (error: FormError) => void;
};

/** List of all form errors with links to their controls. A conflict also has a button that uses the other value. */
export function ErrorSummary({ errors, onGo, onTakeOther }: Props) {
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
              className={`${layout.tapTarget} ${adminStyles.error}`}
              href={`#${controlId(error)}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(error);
              }}
            >
              {controlLabel(error.field)}: {error.message}
            </a>
            {error.isConflict && (
              <Button variant="quiet" onClick={() => onTakeOther(error)}>
                {adminMessages.useOther}
                <VisuallyHidden> of {controlLabel(error.field)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
