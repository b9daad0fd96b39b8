import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type Props = { title: string; onConfirm: () => void; onClose: () => void; children: ReactNode };

/** Dialog that asks before something is deleted. `children`: what is deleted. */
export function ConfirmDeletion({ title, onConfirm, onClose, children }: Props) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
