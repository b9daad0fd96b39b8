import { useState } from 'react';

/** The state of a search field and its list; `start` reads what is there before it. */
export function useFieldState(start: () => { typed: string; isOpen: boolean }) {
  const [typed, setTyped] = useState(() => start().typed);
  const [isOpen, setOpen] = useState(() => start().isOpen);
  /** The row chosen with the arrows, -1 for none. */
  const [active, setActive] = useState(-1);
  const [isSubmitted, setSubmitted] = useState(false);
  const settle = () => {
    setActive(-1);
    setSubmitted(false);
  };
  return {
    typed,
    isOpen,
    active,
    isSubmitted,
    setTyped,
    open: () => setOpen(true),
    move: (to: number) => {
      setOpen(true);
      setActive(to);
    },
    submit: () => setSubmitted(true),
    type: (value: string) => {
      setTyped(value);
      settle();
    },
    close: () => {
      setOpen(false);
      settle();
    },
  };
}
