import { Button } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { FormFault } from '@/lib/admin/form/check-form';
import { controlLabel } from '@/lib/admin/form/form-values';
import adminStyles from '../admin.module.css';
import { controlId } from './form-controls';

type Props = {
  faults: readonly FormFault[];
  onGo: (fault: FormFault) => void;
  onUseOther: (fault: FormFault) => void;
};

/** Every fault of the form, each a link to its field; of a clash the other value can be taken. */
export function ErrorSummary({ faults, onGo, onUseOther }: Props) {
  if (faults.length === 0) return null;
  return (
    <section className={adminStyles.alert} aria-labelledby="faults">
      <div role="alert">
        <h2 id="faults">{adminMessages.problems(faults.length)}</h2>
      </div>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>
            <a
              className={`${layout.target} ${adminStyles.error}`}
              href={`#${controlId(fault.field)}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(fault);
              }}
            >
              {controlLabel(fault.field)}: {fault.message}
            </a>
            {fault.isClash && (
              <Button look="quiet" onClick={() => onUseOther(fault)}>
                {adminMessages.useOther}
                <Hidden> of {controlLabel(fault.field)}</Hidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
