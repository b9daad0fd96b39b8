import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useCloseOnBack } from './use-close-on-back';

/** The control that opens a dialog and gets the focus back when the dialog closes. */
export type Opener = RefObject<HTMLElement | null>;

/**
 * Shows a dialog modally while it is mounted; Back closes it. The dialog is closed before it is removed, so that the browser restores the
 * focus. The opener is focused explicitly, because Safari does not focus clicked buttons, and because a listing may have rendered a new
 * opener.
 */
export function useModal(opener: Opener | undefined, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      opener?.current?.focus({ preventScroll: true });
    };
  }, [opener]);
  return dialog;
}
