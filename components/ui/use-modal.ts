import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useCloseOnBack } from './use-close-on-back';

/** The control that opens a dialog, and has the focus again when it is closed. */
export type Opener = RefObject<HTMLElement | null>;

/**
 * Shows a dialog modally for as long as it is drawn; Back closes it. It is closed before it leaves the page, or the browser could not
 * give the focus back to what had it; that is not always the opener: Safari focuses no button that is pressed, a listing may be drawn
 * anew.
 */
export function useModal(opener: Opener | undefined, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      opener?.current?.focus({ preventScroll: true });
    };
  }, [opener]);
  return dialog;
}
