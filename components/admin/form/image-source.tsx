'use client';

import { useState } from 'react';
import { TextField } from '@/components/ui/field';

type Props = { label: string; src: string; error: string | undefined; onChange: (src: string) => void };

/** The address of a picture. The form gets it when the field loses focus, so that no request is sent for an incomplete address. */
export function ImageSource({ label, src, error, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined && typed.trim() !== src) onChange(typed.trim());
    setTyped(undefined);
  };
  return (
    <TextField
      label={label}
      inputMode="url"
      value={typed ?? src}
      autoComplete="off"
      spellCheck={false}
      error={typed === undefined ? error : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
    />
  );
}
