import { useLayoutEffect, useRef } from 'react';
import { useCloseOnBack } from './use-close-on-back';

/**
 * Shows a dialog modally while it is mounted; Back closes it. The dialog is closed before it is removed, so that the browser returns the
 * focus to the element that had it. Safari does not focus clicked buttons, so a click handler that opens a dialog focuses its button.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
